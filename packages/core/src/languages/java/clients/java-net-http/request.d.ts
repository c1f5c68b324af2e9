import type { ChatCall, HttpRequest, TaskCall } from '../../../../call/call.ts';
import { type Piece } from '../../../printing/code.ts';
/** What methods that send throw. */
export declare const throwing: (call: ChatCall | TaskCall) => Piece;
/** What the client gives where an answer's body is a text. */
export declare const BODY: Piece;
/** The same of a body that is read by lines. */
export declare const ALL_LINES: Piece;
/** An address as Java takes it: what may stand in none by RFC 3986 is encoded. */
export declare function address(url: string): string;
/** Steps of a request's builder. Services that know no HTTP/2 lose the body where Java first asks for it. */
export declare const setHeaders: (call: ChatCall | TaskCall, isSent?: (_name: string) => boolean) => Piece | undefined;
/** Makes a request, whose further steps follow. */
export declare const newRequest: ({ url }: HttpRequest) => Piece;
/**
 * Sends a request as `request`, whose answer is `response`.
 *
 * @param steps further steps of the builder
 * @param handler what reads the body: a method of `BodyHandlers`
 */
export declare const send: (call: ChatCall | TaskCall, steps: Piece, handler: Piece) => Piece;
/** Ends the program with what the service said, where it refused. */
export declare const refuse: (call: ChatCall | TaskCall, body: Piece) => Piece;
