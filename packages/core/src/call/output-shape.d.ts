import type { JsonObject } from '../values/value.ts';
import type { SchemaGraph } from './schema-graph.ts';
/** Limits that a model of any language can check, by the names that JSON Schema has for them. */
export interface Limits {
    readonly minimum?: number;
    readonly maximum?: number;
    readonly exclusiveMinimum?: number;
    readonly exclusiveMaximum?: number;
    readonly minItems?: number;
    readonly maxItems?: number;
}
interface Described {
    readonly description?: string;
    readonly limits?: Limits;
    /** Keywords that are sent and that no program checks: languages read a pattern or count letters each in its own way. */
    readonly unchecked?: JsonObject;
}
export type EnumValue = string | number | boolean;
/** One field of an object. */
export interface ShapeField {
    readonly name: string;
    readonly shape: OutputShape;
}
/** What a schema says, as far as models of all languages can say it. */
export type OutputShape = Described & ({
    readonly kind: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'any';
} | {
    readonly kind: 'enum';
    readonly values: readonly EnumValue[];
} | {
    readonly kind: 'array';
    readonly items: OutputShape;
}
/** `title` is what its definition is called, where it has one. */
 | {
    readonly kind: 'object';
    readonly fields: readonly ShapeField[];
    readonly title?: string;
}
/** Any fields, each with such a value. */
 | {
    readonly kind: 'map';
    readonly values: OutputShape;
} | {
    readonly kind: 'union';
    readonly of: readonly OutputShape[];
}
/** What more than one place refers to, among them the definition itself where it holds its like. */
 | {
    readonly kind: 'reference';
    readonly to: ShapeDefinition;
});
export type ObjectShape = Extract<OutputShape, {
    readonly kind: 'object';
}>;
export type EnumShape = Extract<OutputShape, {
    readonly kind: 'enum';
}>;
/** A definition that has a name of its own in models: it is the same object wherever it is referred to. */
export interface ShapeDefinition {
    readonly name: string;
    readonly shape: OutputShape;
}
/**
 * Reads a schema that `readOutputSchema` made strict. One that refers to itself is an object whose fields do so.
 *
 * @param graph of the schema
 * @param name of the whole answer
 * @returns in words what no model says, where there is such a thing
 */
export declare function readShape(schema: JsonObject, graph: SchemaGraph, name: string): OutputShape | {
    readonly unsayable: string;
};
export {};
