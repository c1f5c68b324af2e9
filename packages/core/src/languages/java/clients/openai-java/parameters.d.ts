import type { JsonObject, Value } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/** Code that makes `params`, and whether it calls the method `json`. */
export interface Params {
    readonly code: Piece;
    readonly readsJson: boolean;
}
export declare const BUILD: readonly Piece[];
/**
 * Makes `params` of a chat.
 *
 * @param last calls behind all others: without the one that builds them, `params` can be added to
 */
export declare function chatParams(model: string, messages: Value, fields: JsonObject, last?: readonly (Piece | undefined)[]): Params;
/** Makes `params` of a text that goes on from a prompt. */
export declare const completionParams: (model: string, prompt: string, fields: JsonObject) => Params;
/** What the client has no types for, as it stands in the request. */
export declare const READ_JSON: Piece;
