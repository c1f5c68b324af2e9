import type { JsonObject } from '../values/value.ts';
/**
 * Looks a schema through for what would change an example without a word: all that the meta-schema of 2020-12 says, that
 * references lead somewhere, and that required names are properties. It is part of the generator, so that every surface
 * answers alike; tests hold it against a validator of the meta-schema.
 *
 * @throws SnippetInputError with the path of the first thing that is wrong, or for more values than programs hold
 */
export declare function checkSchema(schema: JsonObject): void;
/** @throws SnippetInputError where a schema is nested deeper than the programs of some language are */
export declare function checkNesting(schema: JsonObject): void;
