import { type Value } from '../../../../values/value.ts';
/** A value as JSON has objects. */
export type Fields = {
    readonly [name: string]: Value;
};
export declare const isObject: (value: Value | undefined) => value is Fields;
/** Whether an object has these fields and no others. */
export declare const hasOnly: (value: Fields, ...names: readonly string[]) => boolean;
