import { SnippetInputError } from './errors.ts'
import { isUnescaped } from './languages/escape.ts'
import { isPropertyName } from './languages/identifier.ts'
import type { JsonValue } from './languages/value.ts'

/** What a client must be able to carry, found while a value is read. */
export interface JsonTraits {
  /** Some text holds a lone surrogate, which has no UTF-8 form. */
  loneSurrogate: boolean
  /** Some object has a field that is null. */
  nullField: boolean
  /** Some value is true, false or null, which languages spell in different ways. */
  word: boolean
  /** Every text needs nothing but quotes around it, and every name not even those in JavaScript. */
  simple: boolean
}

/** Nothing met yet. */
export const newTraits = (): JsonTraits => ({ loneSurrogate: false, nullField: false, word: false, simple: true })

const DEEPEST = 200

/**
 * Reads a value as JSON into a frozen copy, so that nothing done to the argument later can change the call.
 *
 * @param value anything; `undefined` fields of objects are left out, as `JSON.stringify` does
 * @param field path of the value, for messages
 * @param traits filled with what was met
 * @throws SnippetInputError for NaN, infinities, bigints, functions, symbols, class instances and cycles
 */
export function readJson(value: unknown, field: string, traits: JsonTraits): JsonValue {
  const copy = copyJson(value, traits, 0)
  // The path to what is wrong is put together only for a message.
  if (copy === undefined) throw whatIsWrong(value, field, 0)
  return copy
}

/** Notes what a text needs in a literal. */
export function noteText(text: string, traits: JsonTraits): void {
  if (!traits.simple || !isUnescaped(text)) noteUnusual(text, traits)
}

/** The same of a field's name. */
export function noteName(name: string, traits: JsonTraits): void {
  if (!traits.simple || !isPropertyName(name)) noteUnusual(name, traits)
}

function noteUnusual(text: string, traits: JsonTraits): void {
  traits.simple = false
  if (!traits.loneSurrogate && !text.isWellFormed()) traits.loneSurrogate = true
}

/** The copy, or undefined where something is no JSON. */
function copyJson(value: unknown, traits: JsonTraits, depth: number): JsonValue | undefined {
  if (typeof value === 'string') {
    noteText(value, traits)
    return value
  }
  if (typeof value === 'boolean' || value === null) {
    traits.word = true
    return value
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'object' || depth === DEEPEST) return undefined
  return Array.isArray(value) ? copyList(value, traits, depth) : copyObject(value, traits, depth)
}

function copyList(value: readonly unknown[], traits: JsonTraits, depth: number): JsonValue | undefined {
  const list: JsonValue[] = []
  for (let index = 0; index < value.length; index++) {
    const item = copyJson(value[index], traits, depth + 1)
    if (item === undefined) return undefined
    list.push(item)
  }
  return Object.freeze(list)
}

function copyObject(value: object, traits: JsonTraits, depth: number): JsonValue | undefined {
  if (!isPlain(value)) return undefined
  const copy: { [key: string]: JsonValue } = {}
  for (const key of Object.keys(value)) {
    const field = (value as { [key: string]: unknown })[key]
    if (field === undefined) continue
    if (field === null) traits.nullField = true
    noteName(key, traits)
    const item = copyJson(field, traits, depth + 1)
    if (item === undefined) return undefined
    setField(copy, key, item)
  }
  return Object.freeze(copy)
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Finds what `copyJson` stumbled over. */
function whatIsWrong(value: unknown, field: string, depth: number): SnippetInputError {
  if (typeof value === 'number') {
    return new SnippetInputError(field, `${value} is not a number that JSON can hold`)
  }
  if (typeof value !== 'object' || value === null) {
    return new SnippetInputError(
      field,
      `expected JSON (text, number, true, false, null, list, object), got ${typeof value}`,
    )
  }
  if (depth === DEEPEST) return new SnippetInputError(field, `nested deeper than ${DEEPEST} levels`)
  if (!Array.isArray(value) && !isPlain(value)) {
    const name = value.constructor?.name ?? 'a class'
    return new SnippetInputError(field, `expected a plain object, got an instance of ${name}`)
  }
  const isList = Array.isArray(value)
  for (const [key, item] of isList ? value.entries() : Object.entries(value)) {
    if (item === undefined && !isList) continue
    if (copyJson(item, newTraits(), depth + 1) === undefined) {
      return whatIsWrong(item, isList ? `${field}[${key}]` : pathTo(field, String(key)), depth + 1)
    }
  }
  return new SnippetInputError(field, 'it changes while it is read')
}

/** Sets an own field even when it is called `__proto__`. */
export function setField(target: { [key: string]: JsonValue }, key: string, value: JsonValue): void {
  if (key === '__proto__')
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
  else target[key] = value
}

const pathTo = (field: string, key: string): string =>
  key.length <= 60 && /^[A-Za-z_]\w*$/.test(key) ? `${field}.${key}` : `${field}[${JSON.stringify(key.slice(0, 60))}]`
