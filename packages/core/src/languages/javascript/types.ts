import type { CallBase } from '../../call/call.ts'
import { getOwn } from '../../values/get-own.ts'
import { CodeNode, type JsonObject, type Value, ValueNode } from '../../values/value.ts'
import { name, type Piece, when } from '../printing/code.ts'
import { code } from './writer.ts'

/* TypeScript's additions to JavaScript. A program without them is the JavaScript program. */

/** Whether a program is TypeScript. */
export type Typed = Pick<CallBase, 'typescript'>

/** Returns a type annotation, only in TypeScript. */
export const typed = ({ typescript }: Typed, type: Piece): Piece | undefined =>
  typescript ? code`: ${type}` : undefined

/** Returns the assertion that an expression isn't undefined, only in TypeScript. */
export const isThere = ({ typescript }: Typed): Piece | undefined => when(typescript, IS_THERE)

const IS_THERE = code`!`

export const ANY = /* @__PURE__ */ name('any')

/** Returns an expression cast to another type, only in TypeScript. */
export const as = ({ typescript }: Typed, expression: Piece, type: Piece): Piece =>
  typescript ? code`(${expression} as ${type})` : expression

/** For each field of a library's released type, whether the field accepts a value. */
export interface KnownFields {
  readonly [name: string]: (value: Value) => boolean
}

/** Whether an object fits a type, has more fields, or needs a cast through another type. */
export const FITS = ['fits', 'has more', 'is other'] as const
export type Fit = (typeof FITS)[number]

/** Returns how an object fits a type. Fields with code always have the right type. */
export function fitOf(fields: { readonly [name: string]: Value }, known: KnownFields): Fit {
  const odd = Object.entries(fields).filter(
    ([field, value]) => !(value instanceof CodeNode) && getOwn(known, field)?.(value) !== true,
  )
  if (odd.length === 0) return 'fits'
  return odd.some(([field]) => Object.hasOwn(known, field)) ? 'is other' : 'has more'
}

/** Returns the cast after an object literal; nothing if the type accepts it unchanged, and in JavaScript. */
export function castTo(call: Typed, type: string, fit: Fit): Piece | undefined {
  if (!call.typescript || fit === 'fits') return undefined
  return fit === 'has more' ? code` as ${name(type)}` : code` as unknown as ${name(type)}`
}

export const isText = (value: Value): boolean => typeof value === 'string'
export const isNumber = (value: Value): boolean => typeof value === 'number'
export const isSwitch = (value: Value): boolean => typeof value === 'boolean'

/** A file's content is a variable. */
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

/** Checks for an object with no other fields, and all required ones. */
export const isObjectOf =
  (known: KnownFields, required: readonly string[] = Object.keys(known)) =>
  (value: Value): boolean =>
    isObject(value) &&
    required.every((field) => Object.hasOwn(value as JsonObject, field)) &&
    fitOf(value as JsonObject, known) === 'fits'
