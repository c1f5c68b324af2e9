import type { ChatCall } from '../../../call/call.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import type { Piece } from '../../printing/code.ts'
import { defineLoop, loopBody, readResult, responsesLoop } from '../clients/responses.ts'
import { code } from '../writer.ts'
import { loopProgram } from './loop.ts'
import type { Transport } from './transport.ts'

// @__NO_SIDE_EFFECTS__
export const rawResponsesToolLoop = (transport: Transport): ChatRenderer => ({
  client: transport.client,
  setUp: transport.setUp,
  render: (call) => loopProgram(transport, call, loopBody(call), defineLoop(call), (ask) => roundsOf(call, ask)),
})

/** Returns the loop around the code that requests `response`. */
const roundsOf = (call: ChatCall, ask: Piece): Piece =>
  responsesLoop(
    call,
    'items',
    code`
      ${ask}

      ${readResult(call)}
    `,
  )
