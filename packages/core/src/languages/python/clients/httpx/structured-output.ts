import type { ChatCall } from '../../../../call/call.ts'
import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { python } from '../../writer.ts'
import { BEGIN_CONTENT, checkAnswer, keepPiece, READ_RESPONSE } from '../structured-answer.ts'
import { httpxProgram, READ_STREAM } from './chat.ts'

/** The schema is sent as it is, and the answer is looked through for the fields that it requires. */
export const httpxStructuredOutput: ClientForm = {
  client: 'httpx',
  unsupported: unsupportedAnswer,
  render: (call) =>
    httpxProgram(
      call,
      bodyWithSchema(call, raw('SCHEMA')),
      (call.streaming ? BEGIN_CONTENT + READ_CHUNKS : READ_RESPONSE) + checkAnswer(call),
      READ_STREAM,
      defineSchema(call),
    ),
}

/** The schema as it is sent. */
export const defineSchema = (call: ChatCall): string => `SCHEMA = ${python.literal(answerOf(call).schema, 0, 9)}\n\n`

const READ_CHUNKS = `async for chunk in read(response):
    for choice in chunk["choices"] or []:
${keepPiece(8)}`
