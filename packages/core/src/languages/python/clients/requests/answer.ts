import type { ChatCall } from '../../../../call/call.ts'
import { bodyWithSchema } from '../../../clients/structured-output.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { withFiles } from '../files.ts'
import { defineSchema, SCHEMA } from '../structured-answer.ts'
import { openSession, post } from './chat.ts'

/**
 * A whole program that asks for an answer by a schema, whatever the API. The schema is sent as it is, and the answer is
 * looked through for the fields that it requires.
 *
 * @param read code that shows the answer that is in `response`
 */
export const answerProgram = (call: ChatCall, read: Piece): string =>
  python.program(
    withFiles(
      call,
      code`
        ${defineSchema(call)}
        ${openSession(call)}
        ${post(call, bodyWithSchema(call, SCHEMA))}

        ${read}
      `,
    ),
  )
