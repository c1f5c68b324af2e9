import type { ModelRecord } from '../model/model-record.ts';
/**
 * The libraries that a model's record names, among the known ones: the hub's `library_name` first, then the tags that
 * are the key of a library, in the record's order.
 *
 * @param known table of libraries by key
 */
export declare function libraryKeysOf(model: ModelRecord, known: {
    readonly [key: string]: unknown;
}): readonly string[];
