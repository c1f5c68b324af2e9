import type { ChatCall } from '../../../call/call.ts';
import type { ValueObject } from '../../../values/value.ts';
import { choicesOf } from '../../clients/tool-functions.ts';
import { type Piece } from '../../printing/code.ts';
import { type LoopTypes } from './tools.ts';
/**
 * Shows the text that `event` adds, and keeps the response that the last one holds.
 *
 * @param response the variable of the response
 * @param event an expression for the last event, of a type that has a response
 */
export declare const keepResponse: (response: Piece, event: Piece) => Piece;
/** The functions, the tools and what the loop begins with. */
export declare function defineLoop(call: ChatCall, types: LoopTypes): Piece;
/** The body of a request of the loop. */
export declare function loopBody({ request, keepsResponses }: ChatCall): ValueObject;
/** A choice for the first round, and one for the others. */
export declare const eachRound: ({ first, later }: NonNullable<ReturnType<typeof choicesOf>>) => Piece;
/** The types of what a response holds. */
export interface ResponseTypes {
    /** What stands behind the name of an item, where the client does not say its type. */
    readonly item?: Piece | undefined;
    /** What is kept of the items, where the client gives it another type than it is sent with. */
    readonly kept?: Piece;
}
/**
 * The loop.
 *
 * @param response the variable of the response
 * @param types those of the items
 * @param ask code that leaves the response there
 * @param print code that shows its text, where that was not streamed
 */
export declare const responsesLoop: (call: ChatCall, response: Piece, { item, kept }: ResponseTypes, ask: Piece, print: Piece | undefined) => Piece;
