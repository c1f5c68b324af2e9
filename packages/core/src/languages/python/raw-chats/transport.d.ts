import type { ChatCall } from '../../../call/call.ts';
import type { ValueObject } from '../../../values/value.ts';
import type { ChatRenderer } from '../../clients/client.ts';
import type { Piece } from '../../printing/code.ts';
/** How one client that sends any request opens, asks and reads. */
export interface Transport {
    /** The client's id. */
    readonly client: string;
    /** A whole program. What it asks for is in the variable `response`. */
    readonly program: (call: ChatCall, chat: RawChat) => string;
    /**
     * Reads the stream of a `response`; with retries, what is cut off is told from what has come to its end.
     *
     * @param each code for each `choice`
     * @param more code for each `chunk` behind that
     * @param orNone what stands for choices that are null, where a program with retries bears that
     */
    readonly eachChoice: (call: ChatCall, each: Piece, more?: Piece, orNone?: Piece) => Piece;
}
/** What is asked, and what becomes of it. */
export interface RawChat {
    readonly body: ValueObject;
    /** Code that stands before all else, with an empty line behind it: a schema, or functions and tools. */
    readonly defined?: Piece;
    /** Code that stands right before the first request. */
    readonly begins?: Piece;
    /** Variables that the body names, with a comma behind each. */
    readonly passed?: Piece | undefined;
    /** Set where a stream consists of events that say by their type which one is the last. */
    readonly hasEvents?: boolean;
    /** What is done around the code that asks: once, or in rounds. */
    readonly around: (ask: Piece) => Piece;
}
/** Shows what is in `response`, below what asked for it. */
export declare const askOnce: (shown: Piece) => (ask: Piece) => Piece;
/**
 * A chat that asks once, without a recipe.
 *
 * @param shown code that shows what is in `response`
 */
export declare const plainChat: ({ client, program }: Transport, shown: (call: ChatCall) => Piece, hasEvents?: boolean) => ChatRenderer;
