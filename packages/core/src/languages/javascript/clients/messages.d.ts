import type { ChatCall } from '../../../call/call.ts';
import { type Piece } from '../../printing/code.ts';
/** Shows the text of `message`. */
export declare const PRINT_TEXT: Piece;
/** Shows `message`. */
export declare const printMessage: ({ showsMessage }: ChatCall) => Piece;
/** Gives up where the answer in `message` was not brought to its end. */
export declare const CHECK_MESSAGE: Piece;
/**
 * Shows what `event` adds, and ends the program where the answer was not brought to its end. In an example with retries it sets
 * `complete` at the last one.
 *
 * @param delta an expression for what a block gets, of a type that has a `text`
 */
export declare const printMessageEvent: ({ variant, showsMessage }: ChatCall, delta: Piece) => Piece;
/** Sets `complete` at the last `event`. */
export declare const MESSAGE_COMPLETE: Piece;
