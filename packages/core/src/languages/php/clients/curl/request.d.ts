import type { Call, HttpRequest } from '../../../../call/call.ts';
import { type Value } from '../../../../values/value.ts';
import type { Piece } from '../../../printing/code.ts';
export declare const unsupportedSurrogate: ({ traits }: Call) => string | undefined;
/** The headers, as the client takes them. */
export declare const headersOf: (request: HttpRequest) => readonly Value[];
/** Ends a program whose token is not there, before anything is sent. */
export declare const checkToken: ({ token }: Pick<Call, 'token'>) => Piece | undefined;
/**
 * Opens a request as `$curl`.
 *
 * @param answered where the answer goes, an option with its value
 */
export declare const open: (request: HttpRequest, body: Piece, answered: Piece) => Piece;
/**
 * Ends the program with what kept `$curl` from an answer, or with what the service said of a request that it refused.
 *
 * @param done what the client gave back
 */
export declare const refuse: (done: Piece, answer?: Piece) => Piece;
/** Posts the request, and reads the answer as `$response`. */
export declare const post: (request: HttpRequest, body: Piece) => Piece;
