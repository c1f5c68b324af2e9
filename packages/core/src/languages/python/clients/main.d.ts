import type { ChatCall } from '../../../call/call.ts';
import { type Piece } from '../../printing/code.ts';
type WithVariant = Pick<ChatCall, 'variant'>;
/** Stands before what is waited for. */
export declare const awaited: ({ variant }: WithVariant) => Piece | undefined;
/** Stands before what waits for others. */
export declare const asynchronous: ({ variant }: WithVariant) => Piece | undefined;
/**
 * The code of a chat, to stand behind a blank line.
 *
 * @param functions what the code calls
 */
export declare function mainOf({ variant }: WithVariant, body: Piece, functions?: Piece): Piece;
/** Two empty lines behind what a module defines. */
export declare const apart: (definition: Piece) => Piece;
/**
 * A loop that may leave `stream` before its end, where a coroutine reads it by a library: unless the stream is closed
 * first, its generators complain when the program ends.
 */
export declare function closingStream({ variant }: WithVariant, loop: Piece): Piece;
export {};
