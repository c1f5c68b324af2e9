import type { ChatCall } from '../../../call/call.ts';
import type { ValueObject } from '../../../values/value.ts';
import { type Piece } from '../../printing/code.ts';
/** What stands before a client that asks again itself. */
export declare const REPEATS: Piece;
/** Arguments of it. */
export declare const LIMITED: Piece;
/** The names of a client's errors. */
export interface ApiErrors {
    readonly status: Piece;
    readonly connection: Piece;
}
/** A name that is taken from a module. */
export declare const nameFrom: (module: string, taken: string) => Piece;
export declare const errorsOf: (module: string) => ApiErrors;
/** Headers of a client beside those that it sends itself. */
export declare const moreHeadersOf: ({ moreHeaders }: {
    readonly moreHeaders: ValueObject;
}) => Piece | undefined;
/**
 * Asks. The client's own exception says that the service refused, and why; with retries the program says it in its own
 * words. Where there are several models, what the client cannot get from one is asked of the next.
 *
 * @param request code that asks for `modelOf(call)`
 * @param more further `except` clauses of a program with retries, that end it
 */
export declare function tryToAsk(call: ChatCall, errors: ApiErrors, request: Piece, more?: Piece): Piece;
