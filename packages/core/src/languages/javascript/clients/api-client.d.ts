import type { ChatCall } from '../../../call/call.ts';
import type { ValueObject } from '../../../values/value.ts';
import { type Piece } from '../../printing/code.ts';
/** What stands before a client that asks again itself. */
export declare const REPEATS: Piece;
/** Options of it. */
export declare const LIMITED: Piece;
/** Asks for `result` as `askEach` does, and names the provider that answered. */
export declare const ask: (call: ChatCall, result: Piece, request: Piece) => Piece | undefined;
/** The variable of a stream. */
export declare const STREAM: Piece;
/**
 * Asks for `result`, or for `stream`, by a method that takes the request's body.
 *
 * @param cast what stands behind the body: its type
 */
export declare const create: (call: ChatCall, method: Piece, result: Piece, body: ValueObject, cast: Piece | undefined) => Piece | undefined;
