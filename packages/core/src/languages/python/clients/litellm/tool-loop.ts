import type { ChatRenderer } from '../../../clients/client.ts'
import { unsupportedRenaming } from '../../../clients/tool-functions.ts'
import { code, python } from '../../writer.ts'
import { resultName } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { mainOf } from '../main.ts'
import { defineMessages } from '../messages.ts'
import { answerOrCall, defineTools, loop, loopArguments, REFUSALS, readDeltas } from '../tools.ts'
import { complete, readReason, readStreamReason, unsupportedChat } from './chat.ts'

export const litellmToolLoop: ChatRenderer = {
  client: 'litellm',
  unsupported: (call) =>
    unsupportedChat(call) ??
    // The example collects a stream's message itself, and leaves out the name that the service rejects.
    (call.streaming ? undefined : unsupportedRenaming('LiteLLM', call)),
  render(call) {
    const round = code`
      ${resultName(call)} = ${complete(call, loopArguments(call, call.parameters))}

      ${
        call.streaming
          ? readDeltas(call, undefined, readStreamReason(call))
          : code`
        message = completion.choices[0].message
        ${answerOrCall(call, 'attributes', undefined, REFUSALS.items, readReason(call))}
      `
      }
    `
    const main = code`
      ${defineMessages(call)}
      ${loop(call, round)}
    `
    const body = code`
      ${defineTools(call)}

      ${mainOf(call, main)}
    `
    return python.program(withFiles(call, body))
  },
}
