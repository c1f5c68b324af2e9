import type { JsonObject } from '../values/value.ts';
/**
 * The JSON Schema of values like a sample. Every field of the sample is required; a field that only some objects of a
 * list have may be left out, and a value that is null in some of them may be null.
 *
 * @param sample an object, as an answer should be
 * @throws SnippetInputError for anything but an object of JSON
 * @example
 * inferSchema({ city: 'Lyon', population: 522250 }).required // ['city', 'population']
 */
export declare function inferSchema(sample: unknown): JsonObject;
