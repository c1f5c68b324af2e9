import type { JsonValue } from '../../../../values/value.ts';
/** What the client makes a schema of. */
export type ClassShape = {
    readonly kind: 'string' | 'integer' | 'number' | 'boolean';
} | {
    readonly kind: 'enum';
    readonly constants: readonly string[];
} | {
    readonly kind: 'list';
    readonly items: ClassShape;
} | {
    readonly kind: 'optional';
    readonly value: ClassShape;
} | RecordShape;
/** A record; a schema of the client's own is always that of one. */
export interface RecordShape {
    readonly kind: 'record';
    readonly fields: readonly ClassField[];
}
/** A component of a record. */
export interface ClassField {
    readonly name: string;
    readonly description?: string;
    readonly shape: ClassShape;
}
/**
 * The record of which the client makes this schema; undefined where it makes another, or none. Every field of a record
 * is required, and there are no others.
 */
export declare function recordOf(schema: JsonValue | undefined): RecordShape | undefined;
/** Whether a description, where there is one, stands in an annotation. */
export declare const isDescription: (value: JsonValue | undefined) => value is string | undefined;
