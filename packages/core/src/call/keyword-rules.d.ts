import type { JsonValue } from '../values/value.ts';
/** What a value has to be, in words, and whether it is. */
interface Rule {
    readonly expected: string;
    readonly fits: (value: JsonValue) => boolean;
}
/** A part of a schema: `true` is what every value fits. */
export declare const SCHEMA_RULE: Rule;
/**
 * What the value of each keyword is, whatever stands in it: https://json-schema.org/draft/2020-12/schema. `type` has
 * words of its own, and schemas within are looked at by themselves. `items` of earlier drafts is a list, too.
 */
export declare const KEYWORD_RULES: ReadonlyMap<string, Rule>;
export {};
