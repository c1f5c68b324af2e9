import { type JsonObject } from '../values/value.ts';
import type { CallBase } from './call.ts';
import type { Decision } from './decision.ts';
import type { SnippetOptions } from './options.ts';
/** Stands for the reader's hub token inside the pipeline and in the wire view. */
export declare const ROUTED_TOKEN_PLACEHOLDER = "hf_token_placeholder";
/** Stands for the provider's key inside the pipeline and in the wire view. */
export declare const DIRECT_TOKEN_PLACEHOLDER = "not_hf_token_placeholder";
/** A call without what its kind adds. */
export type Base = Omit<CallBase, 'files' | 'traits' | 'baseUrl'>;
/**
 * Reads what every call has.
 *
 * @throws SnippetInputError naming the option that no example can carry
 */
export declare function readBase(decision: Decision): Base;
/** The option `parameters`. */
export declare const parametersOf: ({ parameters }: SnippetOptions) => {
    readonly [key: string]: unknown;
};
/**
 * Reads fields of a request's body.
 *
 * @param path where the fields stand, for messages
 * @param leftOut names that are no fields of the body
 * @throws SnippetInputError naming the field that is no JSON, or has an option of its own
 */
export declare function readBodyFields(source: {
    readonly [key: string]: unknown;
}, path: string, leftOut?: readonly string[]): JsonObject;
