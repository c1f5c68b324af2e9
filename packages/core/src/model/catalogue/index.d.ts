import type { ModelRecord } from '../model-record.ts';
import { type Described, type Findable, findable, parseQuery, type SearchQuery } from '../search/query.ts';
import { MODELS } from './models.generated.ts';
export { type Described, type Findable, findable, MODELS, parseQuery, type SearchQuery };
/**
 * The model with exactly this id.
 *
 * @param id a hub id, `owner/name`; upper and lower case count
 * @returns the record, or undefined when the catalogue does not hold it
 * @example
 * findModel('openai/gpt-oss-120b')?.pipeline_tag // 'text-generation'
 */
export declare function findModel(id: string): ModelRecord | undefined;
/**
 * Models that fit every word of the query by id, task, tags or library, or by what people call their kind: `speech to
 * text`, `tts`, `gguf`. Case does not count, nor does the order of the words, and the address of a model on a hub finds
 * that model. A whole match comes before a prefix, and a prefix before a match in the middle; among equals those come
 * first that are known best. Where nothing fits, {@link correctQuery} is searched for.
 *
 * @param query words separated by spaces; an empty query lists the whole catalogue
 * @param options `limit`: how many models at most; all without it
 * @example
 * searchModels('instruct llama', { limit: 1 }).map((model) => model.id) // ['meta-llama/Llama-3.3-70B-Instruct']
 */
export declare function searchModels(query: string, options?: {
    readonly limit?: number;
}): ModelRecord[];
/**
 * A query that fits nothing, with each word that is in no model replaced by the word of a name that was meant: one
 * letter is wrong, missing, too many or changed places with its neighbour, two in a long word.
 *
 * @param query words separated by spaces
 * @returns undefined when the query fits something, when no word was replaced, or one that should have been was not
 * @example
 * correctQuery('whsiper') // 'whisper'
 */
export declare function correctQuery(query: string): string | undefined;
/** By what a model is found. */
export declare function describedModel(model: ModelRecord): Described;
/** The id of the catalogue that differs from this one in upper and lower case at most. */
export declare function findModelId(id: string): string | undefined;
/**
 * Ids of the catalogue that somebody may have meant, best first, for "did you mean".
 *
 * @param id what was asked for
 * @param limit how many ids at most
 * @example
 * suggestModels('Qwen/Qwen3-38B') // ['Qwen/Qwen3-8B', 'Qwen/Qwen3-32B']
 */
export declare function suggestModels(id: string, limit?: number): string[];
