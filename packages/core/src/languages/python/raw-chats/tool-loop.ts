import type { ChatCall } from '../../../call/call.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import type { Piece } from '../../printing/code.ts'
import { defineMessages } from '../clients/messages.ts'
import { answerOrCall, defineTools, keepChoice, loop, loopBody, streamedRound } from '../clients/tools.ts'
import { code } from '../writer.ts'
import { loopProgram } from './loop.ts'
import type { Transport } from './transport.ts'

// @__NO_SIDE_EFFECTS__
export const rawToolLoop = (transport: Transport): ChatRenderer => ({
  client: transport.client,
  setUp: transport.setUp,
  render(call) {
    const defined = { tools: defineTools(call), messages: defineMessages(call) }
    const read = call.streaming ? streamedRound(call, transport.eachChoice(call, keepChoice(call))) : readMessage(call)
    const rounds = (ask: Piece): Piece =>
      loop(
        call,
        code`
          ${ask}

          ${read}
        `,
      )
    return loopProgram(transport, call, loopBody(call), defined, rounds, false)
  },
})

/** Returns the end of a round without streaming. */
const readMessage = (call: ChatCall): Piece => code`
  choice = response.json()["choices"][0]
  message, reason = choice["message"], choice["finish_reason"]
  ${answerOrCall(call, 'items')}
`
