import type { ChatCall } from '../../../call/call.ts';
import type { ValueObject } from '../../../values/value.ts';
import { type Piece } from '../../printing/code.ts';
import { type Reading } from './tools.ts';
/** The functions, the tools and what the loop begins with. */
export declare function defineLoop(call: ChatCall): {
    readonly tools: Piece;
    readonly messages: Piece;
};
/** The body of a request of the loop. */
export declare function loopBody(call: ChatCall): ValueObject;
/**
 * The loop.
 *
 * @param ask code that leaves the message in its variable and shows its text
 * @param readInput code that sets the input of `call`, where a stream gave it as text
 */
export declare function messageLoop(call: ChatCall, reading: Reading, ask: Piece, readInput?: Piece): Piece;
