import type { ChatCall } from '../../../call/call.ts';
import type { Value, ValueObject } from '../../../values/value.ts';
import { type ToolFunction } from '../../clients/tool-functions.ts';
import { type Piece } from '../../printing/code.ts';
import { type Typed } from '../types.ts';
/** The types of both, as they stand behind their names; nothing in JavaScript, and where the values say it. */
export interface LoopTypes {
    readonly tools?: Piece | undefined;
    readonly messages?: Piece | undefined;
}
/** What is sent by `fetch` may be any object. */
export declare const objectTypes: (call: Typed) => LoopTypes;
/**
 * The functions, the tools that tell the model of them, and the messages that the loop begins with.
 *
 * @param asked both as the API has them
 * @param types of both
 * @param keyword what declares the messages
 */
export declare const defineTools: (call: ChatCall, asked?: {
    readonly tools: Value;
    readonly messages: Value;
}, { tools, messages }?: LoopTypes, keyword?: Piece) => Piece;
/** What the function of a tool is given, and what stands in it until the reader writes it. */
export declare function sampleOf(tool: ToolFunction): {
    readonly given: Piece | undefined;
    readonly body: Piece;
};
/** What stands for the messages in a request of the loop. */
export declare const MESSAGES: Piece;
/** What stands for the tools there. */
export declare const TOOLS: Piece;
/** What stands for the parameters there. */
export declare function loopParameters(call: ChatCall): ValueObject;
/**
 * The loop. An example with retries ends it after some rounds.
 *
 * @param round code of one round, which leaves the loop with the answer
 */
export declare function loop({ variant, request }: ChatCall, round: Piece): Piece;
/**
 * The end of a round that is not streamed: shows the answer of `completion`, or goes on with its calls.
 *
 * @param calls the type of these, where the client's own is another
 */
export declare const answerOrCall: (call: ChatCall, calls?: Piece) => Piece;
/** Before a stream is read. */
export declare const beginStream: (call: ChatCall) => Piece;
/** Shows and keeps what `chunk` adds. A call comes in parts, which its index holds together. */
export declare const keepDelta: (call: ChatCall) => Piece;
/** The end of a round that is streamed. */
export declare const callOfStream: (call: ChatCall) => Piece;
