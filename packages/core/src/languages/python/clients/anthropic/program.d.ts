import type { ChatCall } from '../../../../call/call.ts';
import { type Piece } from '../../../printing/code.ts';
import { type ApiErrors } from '../api-client.ts';
/** Body fields that `messages.create` of anthropic 2.12 takes by name (its signature); it knows no temperature. */
export declare const KEYWORDS: ReadonlySet<string>;
/** The client's errors. */
export declare const ERRORS: ApiErrors;
/** Makes `client`, which asks again itself where it has retries. */
export declare const createClient: (call: ChatCall) => Piece;
/** Calls a method of `client.messages`, whose result is `message` or `stream`. */
export declare const callMessages: (call: ChatCall, result: 'message' | 'stream', method: 'create' | 'parse', passed: Piece | undefined) => Piece;
/** Reads a stream by the client's helper into `message`, and shows its text as it comes. */
export declare const streamMessage: (call: ChatCall, passed: Piece | undefined) => Piece;
/** Ends the program where the model stopped before its end. */
export declare const CHECK_END: Piece;
/** A stream that is closed before its end leaves a message without a reason. */
export declare const CHECK_END_OF_STREAM: Piece;
/** Shows the texts of `message`. */
export declare const PRINT_CONTENT: Piece;
