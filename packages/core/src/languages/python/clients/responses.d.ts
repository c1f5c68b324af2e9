import type { ChatCall } from '../../../call/call.ts';
import type { ValueObject } from '../../../values/value.ts';
import { choicesOf } from '../../clients/tool-functions.ts';
import { type Piece } from '../../printing/code.ts';
import { type Reading } from './tools.ts';
/** Ends the program where the model did not bring the response to its end. */
export declare const ENDED_EARLY: {
    readonly [reading in Reading]: Piece;
};
/**
 * Reads a stream to its last event, shows the text as it comes, and leaves the whole response as if it had come at once.
 */
export declare function readStream(call: ChatCall, reading: Reading): Piece;
/** Reads the `response` of a raw client, whole or streamed, into `result`. */
export declare const readResult: (call: ChatCall) => Piece;
/** A loop over a stream, which it leaves at the last event; with retries, a stream that has none is said to be cut off. */
export declare const toItsEnd: ({ variant }: Pick<ChatCall, 'variant'>, events: Piece) => Piece;
/** The functions, the tools and what the loop begins with. */
export declare function defineLoop(call: ChatCall): {
    readonly tools: Piece;
    readonly messages: Piece;
};
/** The body of a request of the loop. */
export declare function loopBody(call: ChatCall): ValueObject;
/** A choice for the first turn, and one for the others. */
export declare const eachTurn: ({ first, later }: NonNullable<ReturnType<typeof choicesOf>>) => Piece;
/** Reasoning and calls are items, too. */
export declare const PRINT_OUTPUT: Piece;
/**
 * The loop.
 *
 * @param ask code that leaves the response in its variable
 */
export declare function responsesLoop(call: ChatCall, reading: Reading, ask: Piece): Piece;
