import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { unsupportedAnswer } from '../../../clients/structured-output.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { beginContent, checkAnswer, keepPiece, readResponse } from '../structured-answer.ts'
import { answerProgram } from './answer.ts'
import { readStream } from './chat.ts'

export const requestsStructuredOutput: ChatRenderer = {
  client: 'requests',
  unsupported: unsupportedAnswer,
  render: (call) =>
    answerProgram(
      call,
      code`
        ${call.streaming ? readAnswer(call) : readResponse(call)}
        ${checkAnswer(call)}
      `,
    ),
}

const readAnswer = (call: ChatCall): Piece => code`
  ${beginContent(call)}
  ${readStream(call, keepPiece(call), undefined, code` or []`)}
`
