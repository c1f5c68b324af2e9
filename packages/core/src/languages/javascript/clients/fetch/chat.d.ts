import type { ChatCall } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const fetchChat: ChatRenderer;
/**
 * A whole program, whatever the API.
 *
 * @param shown code that shows what is in `response`
 */
export declare const chatProgram: (call: ChatCall, shown: Piece) => string;
/** A whole program that asks by `post`; `listModels` has to stand before that. */
export declare const fetchProgram: (call: ChatCall, body: Piece) => string;
/** The variable of a completion. */
export declare const COMPLETION: Piece;
/** Asks for a `response`. */
export declare const post: (call: ChatCall, body: ValueObject) => Piece;
/**
 * Reads the stream of `response` to its end.
 *
 * @param each code for each `chunk`
 */
export declare const readStream: (call: ChatCall, each: Piece) => Piece;
