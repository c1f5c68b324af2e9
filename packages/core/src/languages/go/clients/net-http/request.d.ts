import type { HttpRequest } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/** Statements that set the headers of `request`. */
export declare const setHeaders: (headers: HttpRequest['headers']) => Piece | undefined;
/**
 * Statements that make `request`.
 *
 * @param body an expression, a reader of the body
 */
export declare const makeRequest: ({ url, headers }: Pick<HttpRequest, 'url' | 'headers'>, body: Piece) => Piece;
/** Statements that make `body` of a JSON value. */
export declare const encodeBody: (value: ValueObject) => Piece;
/** Sends `request`, whose answer is `response`. */
export declare const SEND: Piece;
/**
 * Ends the program with what a service said of a request that it refused.
 *
 * @param response a variable
 */
export declare const refuse: (response: Piece) => Piece;
/** The same for the `response`. */
export declare const REFUSE: Piece;
