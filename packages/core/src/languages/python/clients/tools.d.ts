import type { ChatCall } from '../../../call/call.ts';
import type { Value, ValueObject } from '../../../values/value.ts';
import { type ToolFunction } from '../../clients/tool-functions.ts';
import { type Piece } from '../../printing/code.ts';
/**
 * The functions, and the tools that tell the model of them. Stands behind the imports.
 *
 * @param tools as the API has them
 */
export declare function defineTools(call: ChatCall, tools?: Value): Piece;
/** The names of functions in the program, in which the content of a file may have one, too. */
export declare const namesOfFunctions: ({ request }: ChatCall, functions: readonly ToolFunction[]) => readonly string[];
/** What a function is given, and what it answers with. */
export declare function parametersAndAnswer({ parameters, sample }: ToolFunction, ofFunction: string): {
    parameters: undefined;
    answer: string;
} | {
    parameters: Piece;
    answer: Piece;
} | {
    parameters: Piece | undefined;
    answer: {
        [x: string]: Piece | import("../../../index.ts").JsonValue;
    };
};
/** The variable of the tools. */
export declare const TOOLS: Piece;
/** What stands for the messages and the parameters in a request of the loop. */
export declare function loopArguments(call: ChatCall, parameters: ValueObject): {
    readonly messages: Value;
    readonly parameters: ValueObject;
};
/** The body of a request of the loop, for a raw client. */
export declare function loopBody(call: ChatCall): ValueObject;
/** What a function that asks is given of the loop, to stand before its other arguments. */
export declare const loopVariables: (call: ChatCall) => Piece;
/**
 * The loop: until the model answers, and with retries for some rounds at most.
 *
 * @param round code of one round, which it leaves with the answer
 */
export declare function loop(call: ChatCall, round: Piece): Piece;
/** How a client gives what it has read: as objects, or as dictionaries. */
export type Reading = 'attributes' | 'items';
/** A field of what was read. */
export declare const fieldOf: (reading: Reading, base: Piece, ...path: readonly string[]) => Piece;
/** The same for a client whose message holds null for what the service did not say, and no service takes that. */
export declare const APPEND_CALLS: Piece;
/**
 * The end of a round that is not streamed: shows the answer of `message`, or goes on with its calls.
 *
 * @param append code that goes on with the message
 */
export declare const answerOrCall: (call: ChatCall, reading: Reading, append?: Piece) => Piece;
/** Shows and keeps what `delta` adds. A call comes in parts, which its index holds together. */
export declare function keepDelta({ variant }: ChatCall, reading: Reading): Piece;
/** Reads the `stream` of a client that gives chunks, to the end of the round. */
export declare const readDeltas: (call: ChatCall) => Piece;
/** The end of a round that is streamed, with what reads the stream. */
export declare const streamedRound: (call: ChatCall, read: Piece) => Piece;
