import type { ChatCall } from '../../../call/call.ts';
import { type Piece } from '../../printing/code.ts';
import { type Typed } from '../types.ts';
/**
 * Takes both out of `message`.
 *
 * @param block what stands behind the name of a block, where the client does not say its type
 */
export declare const readMessage: (block?: Piece) => Piece;
/** Variables that a stream's pieces are put together in. */
export declare const messageVariables: (call: Typed) => Piece;
/**
 * Statements that read both out of `event`. In an example with retries they set `complete` at the last one.
 *
 * @param event an expression for it, of a type that has a `delta`
 */
export declare const keepMessage: ({ variant }: ChatCall, event: Piece) => Piece;
/** Gives up where there is no whole answer. */
export declare const CHECK_STOP: Piece;
