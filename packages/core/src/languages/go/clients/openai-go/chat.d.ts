import type { ChatCall } from '../../../../call/call.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
import { type Parts } from './program.ts';
export declare const openaiGoChat: ChatRenderer;
/** A whole program of a chat. */
export declare function chatProgram(call: ChatCall, parts: Omit<Parts, 'moreHeaders'>): string;
/**
 * Statements that read the files of the messages, and make `params`.
 *
 * @param named fields beside the model and the messages, by their names in Go
 * @param parameters the other fields of the body
 */
export declare const chatParams: (call: ChatCall, named: {
    readonly [name: string]: Piece;
}, parameters: ChatCall['parameters']) => Piece;
/** Asks for a `completion`: of one provider after another, if there are several. */
export declare const askWhole: (call: ChatCall) => Piece;
/** The same for the first piece of a `stream`. */
export declare const askStreamed: (call: ChatCall) => Piece;
/** Ends the program where the stream did not come to its end. */
export declare const checkStream: ({ variant }: ChatCall) => Piece;
/** Shows the text of a stream as it comes, and puts its `message` together. */
export declare const accumulate: (call: ChatCall) => Piece;
