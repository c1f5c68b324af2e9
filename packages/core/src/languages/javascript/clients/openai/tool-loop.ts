import type { ClientForm } from '../../../clients/client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import { chatProperties } from '../chat-completion.ts'
import { ANSWER_OR_CALL, CALL_OF_STREAM, defineTools, loop, loopParameters, MESSAGES, READ_DELTAS } from '../tools.ts'
import { openaiProgram } from './program.ts'

export const openaiToolLoop: ClientForm = {
  client: 'openai',
  unsupported: unsupportedLoop,
  render(call) {
    const { baseUrl, moreHeaders, requestModel: model, streaming } = call
    const parameters = loopParameters(call, call.parameters)
    const properties = chatProperties({ messages: MESSAGES }, { model, parameters }, 4)
    const round = streaming
      ? `  const stream = await client.chat.completions.create({\n${properties}    stream: true,\n  });\n\n${READ_DELTAS}${CALL_OF_STREAM}`
      : `  const completion = await client.chat.completions.create({\n${properties}  });\n\n${ANSWER_OR_CALL}`
    return openaiProgram(call, baseUrl, moreHeaders, `${defineTools(call)}\n${loop(round)}`)
  },
}
