import type { ChatCall } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/**
 * A whole program.
 *
 * @param body code that makes the call on `client` and shows its result
 * @param before code that stands before the client
 */
export declare const anthropicProgram: (call: ChatCall, body: Piece, before?: Piece) => string;
/** Asks for `message` or `stream`. */
export declare const createMessage: (call: ChatCall, body: ValueObject) => Piece | undefined;
/** A call of the client's helper for streams. */
export declare function openStream(call: ChatCall, { stream: _, ...body }: ValueObject): Piece;
export declare const SHOW_TEXT: Piece;
/** Reads a stream by that helper into `message`, and shows its text as it comes. */
export declare const streamMessage: (call: ChatCall, body: ValueObject) => Piece;
