import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { python } from '../../writer.ts'
import { JSON_MODULE } from '../imports.ts'
import { BEGIN_CONTENT, checkAnswer, keepPiece, READ_RESPONSE } from '../structured-answer.ts'
import { openSession, post, readStream, requestsProgram } from './chat.ts'

/** The schema is sent as it is, and the answer is looked through for the fields that it requires. */
export const requestsStructuredOutput: ClientForm = {
  client: 'requests',
  unsupported: unsupportedAnswer,
  render(call) {
    return requestsProgram(
      call,
      [JSON_MODULE],
      `SCHEMA = ${python.literal(answerOf(call).schema, 0, 9)}

${openSession(call)}${post(call, bodyWithSchema(call, raw('SCHEMA')))}
${call.streaming ? READ_STREAM : READ_RESPONSE}${checkAnswer(call)}`,
    )
  },
}

const READ_STREAM = `${BEGIN_CONTENT}${readStream(keepPiece(8), '', ' or []')}`
