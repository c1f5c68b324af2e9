import type { ChatCall } from '../../../call/call.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import type { Piece } from '../../printing/code.ts'
import { BEGIN_CONTENT, checkAnswer, KEEP_PIECE, readResponse } from '../clients/structured-answer.ts'
import { code } from '../writer.ts'
import { answerChat } from './answer.ts'
import type { Transport } from './transport.ts'

// @__NO_SIDE_EFFECTS__
export const rawStructuredOutput = (transport: Transport): ChatRenderer =>
  answerChat(
    transport,
    (call) => code`
      ${call.streaming ? readStream(transport, call) : readResponse(call)}
      ${checkAnswer(call)}
    `,
    false,
  )

const readStream = ({ eachChoice }: Transport, call: ChatCall): Piece => code`
  ${BEGIN_CONTENT}
  ${eachChoice(call, KEEP_PIECE)}
`
