import type { HttpRequest } from '../../../../call/call.ts';
import type { Body } from '../../../../providers/provider.ts';
import { type Value } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const CLIENT_TYPE: Piece;
export declare const RESPONSE: Piece;
export declare const CLIENT: Piece;
/** A client that fetches what an answer names, too. */
export declare const HTTPS_CLIENT: Piece;
/** The step that takes JSON that is a text already. */
export declare const TYPE_OF_TEXT: Piece;
/** Whether the program makes a body by a macro. */
export declare const usesMacro: (body: Body) => boolean;
/** A statement that makes a body of JSON; a text of it where the macro cannot hold it. */
export declare const makeJson: (value: Value) => Piece;
/** The steps of a request's builder that take it. */
export declare const jsonLinks: (value: Value) => readonly Piece[];
/** The step that says what a body of bytes is. */
export declare const typeLinks: (headers: HttpRequest['headers']) => readonly Piece[];
/** Steps of a request's builder that set the headers, but that of the body's type. */
export declare const headerLinks: (headers: HttpRequest['headers']) => readonly Piece[];
/** The step that says where a request goes. */
export declare const postLink: (url: string) => Piece;
/** Sends a request, whose answer is `response`. */
export declare const send: ({ url, headers }: Pick<HttpRequest, 'url' | 'headers'>, body: readonly Piece[]) => Piece;
/** Ends the program with what the service says of a `response` that is a refusal. */
export declare const REFUSE: Piece;
