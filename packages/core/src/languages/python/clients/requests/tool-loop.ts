import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { defineMessages } from '../messages.ts'
import { answerOrCall, defineTools, keepDelta, loop, loopBody, streamedRound } from '../tools.ts'
import { readStream } from './chat.ts'
import { requestsLoop } from './loop.ts'

export const requestsToolLoop: ChatRenderer = {
  client: 'requests',
  unsupported: unsupportedLoop,
  render: (call) =>
    requestsLoop(call, { tools: defineTools(call), messages: defineMessages(call) }, loopBody(call), (ask) =>
      loop(
        call,
        code`
          ${ask}

          ${call.streaming ? readRound(call) : readMessage(call)}
        `,
      ),
    ),
}

/** The end of a round that is not streamed. */
export const readMessage = (call: ChatCall): Piece => code`
  message = response.json()["choices"][0]["message"]
  ${answerOrCall(call, 'items')}
`

/** Keeps what a `choice` of a stream adds. */
export const keepChoice = (call: ChatCall): Piece => code`
  delta = choice["delta"]
  ${keepDelta(call, 'items')}
`

const readRound = (call: ChatCall): Piece => streamedRound(call, readStream(call, keepChoice(call)))
