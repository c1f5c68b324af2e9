import type { ClientForm } from '../../../clients/client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import { ask } from '../api-client.ts'
import { listModels } from '../robust.ts'
import { ANSWER_OR_CALL, CALL_OF_STREAM, defineTools, loop, loopParameters, MESSAGES, READ_DELTAS } from '../tools.ts'
import { createCompletion } from './chat.ts'
import { openaiProgram } from './program.ts'

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
    const read = streaming ? READ_DELTAS + CALL_OF_STREAM : ANSWER_OR_CALL
    const body = `${defineTools(call)}${listModels(call)}\n${loop(`${asked}\n${read}`)}`
    return openaiProgram(call, baseUrl, moreHeaders, body, form.robust)
  },
}
