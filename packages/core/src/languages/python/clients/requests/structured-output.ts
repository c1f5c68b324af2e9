import type { ClientForm } from '../../../clients/client.ts'
import { unsupportedAnswer } from '../../../clients/structured-output.ts'
import { code } from '../../writer.ts'
import { BEGIN_CONTENT, checkAnswer, KEEP_PIECE, READ_RESPONSE } from '../structured-answer.ts'
import { answerProgram } from './answer.ts'
import { readStream } from './chat.ts'

export const requestsStructuredOutput: ClientForm = {
  client: 'requests',
  unsupported: unsupportedAnswer,
  render: (call) =>
    answerProgram(
      call,
      code`
        ${call.streaming ? READ_STREAM : READ_RESPONSE}
        ${checkAnswer(call)}
      `,
    ),
}

const READ_STREAM = code`
  ${BEGIN_CONTENT}
  ${readStream(KEEP_PIECE, undefined, code` or []`)}
`
