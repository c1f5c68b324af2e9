import type { ModelRecord } from '../model/model-record.ts';
import type { JsonObject } from '../values/value.ts';
/** What a reader asks of a model, under the names of the options of a call. What is left out is the example's own. */
export interface LibraryRequest {
    /** The messages of a chat, oldest first. */
    readonly messages?: unknown;
    /** The input of another task, in the shape of its example input. */
    readonly inputs?: unknown;
    readonly parameters?: unknown;
    readonly max_tokens?: unknown;
    /** Further options, of which an example tells that it takes none. */
    readonly [option: string]: unknown;
}
/**
 * A record that tells the examples what the reader asks.
 *
 * @throws SnippetInputError for messages that are no list of objects, and for what is no JSON
 */
export declare function withRequest(model: ModelRecord, request: LibraryRequest): ModelRecord;
/** The options that are given: a switch that is off asks for nothing. */
export declare const givenOptions: (request: LibraryRequest) => readonly (readonly [name: string, value: unknown])[];
/** The messages that the reader asks, as the chat API has them. */
export declare const askedMessages: (model: ModelRecord) => readonly JsonObject[] | undefined;
/** The text of the reader's input, or the example's own. */
export declare function askedText(model: ModelRecord, sample: string): string;
/** The text of one part of the reader's input, or the example's own. */
export declare function askedPart(model: ModelRecord, part: string, sample: string): string;
/** The texts of one part of the reader's input; undefined where it has none. */
export declare function askedTexts(model: ModelRecord, part: string): readonly string[] | undefined;
/** The table of the reader's input, or the example's own. */
export declare function askedTable(model: ModelRecord, sample: JsonObject): JsonObject;
/** The labels that the reader chooses among, or the example's own. */
export declare function askedLabels<Sample>(model: ModelRecord, sample: Sample): readonly string[] | Sample;
/** The length of the answer at most, in tokens, that the reader asks. */
export declare function askedTokens(model: ModelRecord): number | undefined;
