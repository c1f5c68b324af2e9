import type { ChatCall } from '../../../call/call.ts';
import { type Piece } from '../../printing/code.ts';
/**
 * Ends the program where the model did not bring the response to its end.
 *
 * @param response the variable of the response
 */
export declare const endedEarly: (response: Piece) => Piece;
/**
 * Shows what `event` adds, and ends the program where it says that something went wrong. In an example with retries it sets
 * `complete` at the last one.
 */
export declare const printResponseEvent: ({ variant, showsMessage }: ChatCall) => Piece;
