import type { CallBase } from '../../call/call.ts';
import { type Value } from '../../values/value.ts';
import { type Piece } from '../printing/code.ts';
/** What says whether a program is written with types. */
export type Typed = Pick<CallBase, 'typescript'>;
/** A type, as it stands behind a name in TypeScript alone. */
export declare const typed: ({ typescript }: Typed, type: Piece) => Piece | undefined;
/** Says in TypeScript alone that an expression is not undefined. */
export declare const isThere: ({ typescript }: Typed) => Piece | undefined;
export declare const ANY: Piece;
/** An expression as another type, in TypeScript alone. */
export declare const as: ({ typescript }: Typed, expression: Piece, type: Piece) => Piece;
/** What a library's released type says of fields: for each, whether it takes a value. */
export interface KnownFields {
    readonly [name: string]: (value: Value) => boolean;
}
/** What a cast has to say so that a type takes an object: nothing, that it has more fields, or that it is another. */
export type Fit = 'fits' | 'has more' | 'is other';
/** How a type takes an object; a field that holds code is of the right type. */
export declare function fitOf(fields: {
    readonly [name: string]: Value;
}, known: KnownFields): Fit;
/** The cast behind an object literal; nothing where the type takes it as it is, and in JavaScript. */
export declare function castTo(call: Typed, type: string, fit: Fit): Piece | undefined;
export declare const isText: (value: Value) => boolean;
export declare const isNumber: (value: Value) => boolean;
export declare const isSwitch: (value: Value) => boolean;
/** The content of a file stands as a variable. */
export declare const isTextOrFile: (value: Value) => boolean;
export declare const isOneOf: (...texts: readonly string[]) => (value: Value) => boolean;
export declare const isListOf: (isItem: (value: Value) => boolean) => (value: Value) => boolean;
export declare const isEither: (...checks: readonly ((value: Value) => boolean)[]) => (value: Value) => boolean;
export declare const isObject: (value: Value) => boolean;
/** An object that has no other fields, and all that are required. */
export declare const isObjectOf: (known: KnownFields, required?: readonly string[]) => (value: Value) => boolean;
