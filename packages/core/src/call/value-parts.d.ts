import { type Value, type ValueObject } from '../values/value.ts';
/** Whether a value is an object with fields, and no node. */
export declare const isObject: (value: Value | undefined) => value is ValueObject;
/** A list as it is, and anything else as the only item of one. */
export declare const listOf: (value: Value) => readonly Value[];
export declare const isList: (value: Value) => value is readonly Value[];
/** The object without some of its fields. */
export declare const without: <Item>(object: {
    readonly [name: string]: Item;
}, ...names: readonly string[]) => {
    readonly [name: string]: Item;
};
