import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { defineLoop, loopBody, readResult, responsesLoop } from '../responses.ts'
import { requestsLoop } from './loop.ts'

export const requestsResponsesToolLoop: ChatRenderer = {
  client: 'requests',
  render: (call) => requestsLoop(call, defineLoop(call), loopBody(call), (ask) => roundsOf(call, ask)),
}

/** The loop, around code that asks for `response`. */
export const roundsOf = (call: ChatCall, ask: Piece): Piece =>
  responsesLoop(
    call,
    'items',
    code`
      ${ask}

      ${readResult(call)}
    `,
  )
