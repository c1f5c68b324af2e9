import type { JsonObject, Value } from '../values/value.ts';
import type { SnippetOptions } from './options.ts';
import { type OutputShape } from './output-shape.ts';
/** What a chat shall answer, for the recipe `structured-output`. */
export interface OutputSchema {
    /** What requests and models of it are called: an identifier, `CityReport`. */
    readonly name: string;
    /** The JSON Schema that is sent: every field is required, and one that may be left out may be null instead. */
    readonly schema: JsonObject;
    /** The field of a chat's body that asks for such an answer. */
    readonly format: JsonObject;
    /** Whether strict mode takes it: each object has the fields that are named and no others. */
    readonly isStrict: boolean;
    /** The same for those who write models; or, in words, why no model says it. */
    readonly shape: OutputShape | {
        readonly unsayable: string;
    };
    /** Why the provider takes no schema, as far as it documents what it takes. */
    readonly unsupported: string | undefined;
}
/**
 * Reads the option `schema`: a JSON Schema of an object, or a sample of such an object. What has a keyword that no sample
 * is likely to have is a schema, and has to be a right one.
 *
 * @param unsupported why the provider takes no schema
 * @throws SnippetInputError for anything else
 */
export declare function readOutputSchema({ schema: given }: Pick<SnippetOptions, 'schema'>, unsupported: string | undefined): OutputSchema;
/**
 * The field of a chat's body that asks for such an answer.
 *
 * @param written what stands in the schema's place in a program
 */
export declare const responseFormat: ({ name, schema, isStrict }: Pick<OutputSchema, 'name' | 'schema' | 'isStrict'>, written?: Value) => {
    readonly [key: string]: Value;
};
/** Names that the programs have for something else, and that the languages have themselves. */
export declare const TAKEN: ReadonlySet<string>;
