import type { OptionRecord } from './table.ts';
/** A JSON Schema, as OpenAPI documents and agents' tools hold it. */
export type JsonSchema = {
    readonly [keyword: string]: unknown;
};
/**
 * What a value of an option looks like in JSON.
 *
 * @example
 * jsonSchemaOf(optionRecord('streaming')) // { type: 'boolean', description: 'Ask for …' }
 */
export declare const jsonSchemaOf: ({ help, value, isNullable, example }: OptionRecord) => JsonSchema;
