import type { JsonValue } from '../values/value.ts';
/**
 * Whether the option `schema` holds a JSON Schema, and no sample of an answer: it has a keyword that every schema of an
 * object has one of.
 *
 * @example
 * isOutputSchema({ city: 'Lyon' }) // false: a schema is made of it
 */
export declare function isOutputSchema(value: JsonValue): boolean;
