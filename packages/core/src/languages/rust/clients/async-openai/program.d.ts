import type { Call } from '../../../../call/call.ts';
import { type Value } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
type Headers = {
    readonly [name: string]: Value;
};
/** Statements that keep any value in a variable. */
export declare const keepJson: (variable: Piece, value: Value) => Piece;
/**
 * Statements that make `request`. The client's own types lack what services take beside OpenAI's API, and refuse what
 * they answer beside it: a reason to finish, a tier.
 */
export declare const makeRequest: (value: Value) => Piece;
/** Statements that read the JSON text of a value that `json!` cannot hold, into a variable of a type. */
export declare const parseJson: (variable: Piece, type: Piece, value: Value, keyword?: Piece) => Piece;
/** What makes `client`, and what that calls. */
export interface OwnClient {
    readonly made: Piece;
    readonly items: readonly (Piece | undefined)[];
}
/**
 * A whole program.
 *
 * @param moreHeaders headers beyond those that the client writes itself
 * @param shown code that makes the call on `client`, and shows its result
 * @param items types and functions of that code
 * @param client what the program has in place of the usual client
 */
export declare const openaiProgram: (call: Pick<Call, 'token' | 'baseUrl'>, moreHeaders: Headers, shown: Piece, items?: readonly (Piece | undefined)[], client?: OwnClient) => string;
export {};
