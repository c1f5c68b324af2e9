import type { JsonValue } from './value.ts';
/**
 * Reads a value as JSON into a frozen copy, so that nothing done to the argument later can change the call.
 *
 * @param value anything; `undefined` fields of objects are left out, as `JSON.stringify` does
 * @param field path of the value, for messages
 * @throws SnippetInputError for NaN, infinities, bigints, functions, symbols, class instances and cycles
 */
export declare function readJson(value: unknown, field: string): JsonValue;
/** Sets an own field even when it is called `__proto__`. */
export declare function setField<Item>(target: {
    [key: string]: Item;
}, key: string, value: Item): void;
