import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { TEXT_OF } from '../answer.ts'
import { CALL, callsOfMessage, callsOfStream } from '../calls.ts'
import { readChunks, readMessage } from './chat.ts'

/* Shared by plain tool loops and those with retries, for reading the model's turn. */

/** Sends the request, adds the model's turn to `messages`, and sets `calls`; exits if there are none. */
export const readCalls = (call: ChatCall, asked: ValueObject): Piece =>
  call.streaming
    ? callsOfStream(call, (kept, each) => readChunks(call, () => asked, { kept, each }))
    : callsOfMessage(
        call,
        readMessage(call, () => asked),
      )

/** Returns the types and functions for these statements. */
export const itemsOfCalls = (call: ChatCall): readonly (Piece | undefined)[] => [
  when(call.listsContent, TEXT_OF),
  when(call.streaming, CALL),
]
