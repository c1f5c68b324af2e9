import type { CallBase } from '../../call/call.ts'
import { own } from '../../values/own.ts'
import { type JsonObject, RawNode, type Value, ValueNode } from '../../values/value.ts'

/* What TypeScript has beyond JavaScript: a program without it is the JavaScript program. */

/** What says whether a program is written with types. */
export type Typed = Pick<CallBase, 'typescript'>

/** A piece of code that stands in TypeScript alone, `: string`. */
export const typed = ({ typescript }: Typed, type: string): string => (typescript ? type : '')

/** An expression as another type, in TypeScript alone. */
export const as = ({ typescript }: Typed, expression: string, type: string): string =>
  typescript ? `(${expression} as ${type})` : expression

/** What a library's released type says of fields: for each, whether it takes a value. */
export interface KnownFields {
  readonly [name: string]: (value: Value) => boolean
}

/** What a cast has to say so that a type takes an object: nothing, that it has more fields, or that it is another. */
export type Fit = 'fits' | 'has more' | 'is other'

/** How a type takes an object; a field that holds code is of the right type. */
export function fitOf(fields: { readonly [name: string]: Value }, known: KnownFields): Fit {
  const odd = Object.entries(fields).filter(
    ([name, value]) => !(value instanceof RawNode) && own(known, name)?.(value) !== true,
  )
  if (odd.length === 0) return 'fits'
  return odd.some(([name]) => Object.hasOwn(known, name)) ? 'is other' : 'has more'
}

/** The cast behind an object literal; nothing where the type takes it as it is, and in JavaScript. */
export function castTo(call: Typed, type: string, fit: Fit): string {
  if (!call.typescript || fit === 'fits') return ''
  return fit === 'has more' ? ` as ${type}` : ` as unknown as ${type}`
}

export const isText = (value: Value): boolean => typeof value === 'string'
export const isNumber = (value: Value): boolean => typeof value === 'number'
export const isSwitch = (value: Value): boolean => typeof value === 'boolean'

/** The content of a file stands as a variable. */
export const isTextOrFile = (value: Value): boolean => isText(value) || value instanceof ValueNode

export const isOneOf =
  (...texts: readonly string[]) =>
  (value: Value): boolean =>
    texts.includes(value as string)

export const isListOf =
  (isItem: (value: Value) => boolean) =>
  (value: Value): boolean =>
    Array.isArray(value) && value.every(isItem)

export const isEither =
  (...checks: readonly ((value: Value) => boolean)[]) =>
  (value: Value): boolean =>
    checks.some((check) => check(value))

export const isObject = (value: Value): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ValueNode)

/** An object that has no other fields, and all that are required. */
export const isObjectOf =
  (known: KnownFields, required: readonly string[] = Object.keys(known)) =>
  (value: Value): boolean =>
    isObject(value) &&
    required.every((name) => Object.hasOwn(value as JsonObject, name)) &&
    fitOf(value as JsonObject, known) === 'fits'
