import type { ClientForm } from '../../../clients/client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import { ANSWER_OR_CALL, CALL_OF_STREAM, defineTools, loop, loopParameters, MESSAGES, READ_DELTAS } from '../tools.ts'
import { chat, chatArguments } from './chat.ts'
import { createChatClient } from './inference-client.ts'

export const huggingfaceJsToolLoop: ClientForm = {
  client: 'huggingface.js',
  unsupported: (call) => unsupportedLoop(call) ?? chat.unsupported?.(call),
  render(call) {
    const given = chatArguments(call, MESSAGES, loopParameters(call, call.parameters), 2)
    const round = call.streaming
      ? `  const stream = client.chatCompletionStream${given};\n\n${READ_DELTAS}${CALL_OF_STREAM}`
      : `  const completion = await client.chatCompletion${given};\n\n${ANSWER_OR_CALL}`
    return `${createChatClient(call)}${defineTools(call)}\n${loop(round)}`
  },
}
