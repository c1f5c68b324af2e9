import type { ChatCall } from '../../../call/call.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { unsupportedBaseUrl } from '../../clients/vendor.ts'
import type { Piece } from '../../printing/code.ts'
import { typed } from '../types.ts'
import { code } from '../writer.ts'
import type { ChatSdk } from './chat-sdk.ts'
import { create, program } from './chat-sdk-program.ts'
import {
  answerOrCall,
  beginStream,
  callOfStream,
  defineTools,
  keepDelta,
  loop,
  loopParameters,
  MESSAGES,
} from './tools.ts'

const LIST = code`any[]`

/** Returns the renderer of tool loops. */
// @__NO_SIDE_EFFECTS__
export const sdkToolLoop = (sdk: ChatSdk): ChatRenderer => ({
  client: sdk.id,
  unsupported: (call) => unsupportedBaseUrl(sdk, call),
  render: (call) =>
    program(
      sdk,
      call,
      code`
        ${defineTools(call, undefined, { tools: typed(call, LIST), messages: typed(call, LIST) })}

        ${loop(
          code`
            ${create(sdk, call, MESSAGES, loopParameters(call))}

            ${call.streaming ? readStream(call) : answerOrCall(call)}
          `,
        )}
      `,
    ),
})

const readStream = (call: ChatCall): Piece => code`
  ${beginStream(call)}
  for await (const chunk of stream) {
    ${keepDelta(call)}
  }

  ${callOfStream(call)}
`
