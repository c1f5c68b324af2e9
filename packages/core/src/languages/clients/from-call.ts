import type { ChatCall } from '../../call/call.ts'
import type { ChatShape } from '../../call/chat-shape.ts'
import { type Hole, type Piece, slot } from '../printing/code.ts'

/**
 * Returns a slot for what is read from the call. A renderer whose programs aren't compiled passes the call itself in
 * place of its shape, and gets the value at once.
 */
export const fromCall = <Read extends Hole>(shape: Facts, read: (call: ChatCall) => Read): Read | Piece =>
  isCall(shape) ? read(shape) : slot(read)

/** Some facts of a shape. A client may have its own name for the limit. */
type Facts = Partial<Omit<ChatShape, 'limit'>>

const isCall = (shape: object): shape is ChatCall => 'kind' in shape
