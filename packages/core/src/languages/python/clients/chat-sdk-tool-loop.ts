import type { ChatCall } from '../../../call/call.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { unsupportedBaseUrl } from '../../clients/vendor.ts'
import type { Piece } from '../../printing/code.ts'
import { code, python } from '../writer.ts'
import { errorsOf, tryToAsk } from './api-client.ts'
import { createInLoop, resultName } from './chat-completion.ts'
import { type ChatSdk, createClient } from './chat-sdk.ts'
import { withFiles } from './files.ts'
import { mainOf } from './main.ts'
import { defineMessages } from './messages.ts'
import { modelOf } from './retries.ts'
import { answerOrCall, defineTools, loop, loopArguments, readDeltas } from './tools.ts'

/** Returns the renderer of tool loops. */
// @__NO_SIDE_EFFECTS__
export function sdkToolLoop(sdk: ChatSdk): ChatRenderer {
  const errors = errorsOf(sdk.id)
  return {
    client: sdk.id,
    unsupported: (call) => unsupportedBaseUrl(sdk, call),
    render(call) {
      const passed = { model: modelOf(call), ...loopArguments(call, call.parameters) }
      const created = code`${resultName(call)} = ${createInLoop(call, passed, sdk.keywords)}`
      const main = code`
        ${defineMessages(call)}
        ${loop(
          call,
          code`
            ${tryToAsk(call, errors, created)}

            ${call.streaming ? readDeltas(call, DELTA) : readMessage(call)}
          `,
        )}
      `
      return python.program(
        withFiles(
          call,
          code`
            ${defineTools(call)}

            ${createClient(sdk, call, call)}

            ${mainOf(call, main)}
          `,
        ),
      )
    },
  }
}

const DELTA = code`choice.delta.to_dict() if choice.delta else {}`

const readMessage = (call: ChatCall): Piece => code`
  message = completion.choices[0].message
  ${answerOrCall(call, 'attributes', undefined, REFUSAL_IN_TEXT)}
`

/** The SDKs' types have no refusal. Before Python 3.12, an f-string can't contain its own quotes. */
const REFUSAL_IN_TEXT = code`getattr(message, 'refusal', None)`
