import type { ClientForm } from '../../../clients/client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import { ask } from '../api-client.ts'
import { listModels } from '../robust.ts'
import { answerOrCall, CALL_OF_STREAM, defineTools, loop, loopParameters, MESSAGES, readDeltas } from '../tools.ts'
import { createCompletion } from './chat.ts'
import { openaiProgram } from './program.ts'
import { completionTypes } from './types.ts'

export const openaiToolLoop: ClientForm = {
  client: 'openai',
  unsupported: unsupportedLoop,
  render(call) {
    const { baseUrl, moreHeaders, form, streaming } = call
    const parameters = loopParameters(call, call.parameters)
    const asked = ask(
      call,
      streaming ? 'stream' : 'completion',
      (column) => createCompletion(call, MESSAGES, parameters, column),
      2,
    )
    const read = streaming
      ? readDeltas(call) + CALL_OF_STREAM
      : answerOrCall(call, 'OpenAI.ChatCompletionMessageFunctionToolCall[]')
    const body = `${defineTools(call, undefined, completionTypes(call))}${listModels(call)}\n${loop(`${asked}\n${read}`)}`
    return openaiProgram(call, baseUrl, moreHeaders, body, form.robust)
  },
}
