import type { ChatCall } from '../../../call/call.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { bodyWithSchema, unsupportedAnswer } from '../../clients/structured-output.ts'
import type { Piece } from '../../printing/code.ts'
import { defineSchema, SCHEMA } from '../clients/structured-answer.ts'
import { askOnce, type Transport } from './transport.ts'

/**
 * What a chat asks for by a schema. That is sent as it is, and the answer is looked through for the fields that it requires.
 *
 * @param read code that shows the answer that is in `response`
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
    program(call, {
      body: bodyWithSchema(call, SCHEMA),
      defined: defineSchema(call),
      hasEvents,
      around: askOnce(read(call)),
    }),
})
