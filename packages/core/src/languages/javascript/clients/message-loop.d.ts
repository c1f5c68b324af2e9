import type { ChatCall } from '../../../call/call.ts';
import type { ValueObject } from '../../../values/value.ts';
import type { Piece } from '../../printing/code.ts';
import { type LoopTypes } from './tools.ts';
/** The functions, the tools and what the loop begins with. */
export declare function defineLoop(call: ChatCall, types: LoopTypes): Piece;
/** The body of a request of the loop. */
export declare function loopBody({ request }: ChatCall): ValueObject;
/** The types of the loop, as a client calls them. */
export interface MessageLoopTypes {
    /** Absent where the client says it. */
    readonly block?: Piece;
    readonly result: Piece;
}
/**
 * The loop.
 *
 * @param ask code that leaves the answer in `message` and shows its text
 * @param readInput code that sets the input of `call`, where a stream gave it as text
 * @param input an expression for what the function is given
 */
export declare const messageLoop: (call: ChatCall, { block, result }: MessageLoopTypes, ask: Piece, readInput?: Piece, input?: Piece) => Piece;
