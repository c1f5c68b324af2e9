import type { JsonObject, JsonValue } from '../values/value.ts';
/** What the references of a schema lead to. */
export interface SchemaGraph {
    /** The schema that a reference leads to, and what it is called. */
    readonly target: (reference: string) => SchemaTarget | undefined;
    /** Whether more than one place leads to a schema. */
    readonly isShared: (schema: JsonObject) => boolean;
    /** Whether a schema holds itself with no object's field between. */
    readonly isEndless: (schema: JsonObject) => boolean;
}
/** A schema, and the name of its definition. */
export interface SchemaTarget {
    readonly schema: JsonValue;
    readonly name: string;
}
/**
 * Follows the references of a schema.
 *
 * @param rootReference by which the schema itself is known, where it stood in a definition
 * @throws SnippetInputError where they lead in a circle, or deeper than programs go
 */
export declare function readGraph(root: JsonObject, rootReference?: string): SchemaGraph;
/** What a JSON Pointer leads to: https://www.rfc-editor.org/rfc/rfc6901. */
export declare function targetOf(root: JsonValue, reference: string): SchemaTarget | undefined;
