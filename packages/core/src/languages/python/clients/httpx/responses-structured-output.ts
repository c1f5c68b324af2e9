import type { ChatRenderer } from '../../../clients/client.ts'
import { bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { readAnswer } from '../requests/responses-structured-output.ts'
import { defineSchema, SCHEMA } from '../structured-answer.ts'
import { httpxProgram } from './chat.ts'
import { READ_EVENTS } from './events.ts'

/** The schema is sent as it is, and the answer is looked through for the fields that it requires. */
export const httpxResponsesStructuredOutput: ChatRenderer = {
  client: 'httpx',
  unsupported: unsupportedAnswer,
  render: (call) => httpxProgram(call, bodyWithSchema(call, SCHEMA), readAnswer(call), READ_EVENTS, defineSchema(call)),
}
