import type { ChatCall } from '../../../call/call.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { bodyWithSchema, unsupportedAnswer } from '../../clients/structured-output.ts'
import type { Piece } from '../../printing/code.ts'
import { defineSchema, SCHEMA } from '../clients/structured-answer.ts'
import { python } from '../writer.ts'
import { askOnce, type Transport } from './transport.ts'

/**
 * Writes a chat with structured output. The schema is sent unchanged, and the example checks that the answer has the
 * required fields.
 *
 * @param read code that prints the answer in `response`
 */
export const answerChat = (
  { client, setUp, program }: Transport,
  read: (call: ChatCall) => Piece,
  hasEvents = true,
): ChatRenderer => ({
  client,
  setUp,
  unsupported: unsupportedAnswer,
  render: (call) =>
    python.program(
      program(call, {
        body: () => bodyWithSchema(call, SCHEMA),
        defined: defineSchema(call),
        hasEvents,
        around: askOnce(read(call)),
      }),
    ),
})
