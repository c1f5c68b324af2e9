import { SnippetInputError } from './errors.ts'
import type { JsonObject, JsonValue } from './languages/value.ts'

/** What a client must be able to carry, found while a value is read. */
export interface JsonTraits {
  /** Some text holds a lone surrogate, which has no UTF-8 form. */
  loneSurrogate: boolean
  /** Some object has a field that is null. */
  nullField: boolean
}

const DEEPEST = 200
const SURROGATE = /\p{Surrogate}/u

/**
 * Reads a value as JSON into a frozen copy, so that nothing done to the argument later can change the call.
 *
 * @param value anything; `undefined` fields of objects are left out, as `JSON.stringify` does
 * @param field path of the value, for messages
 * @param traits filled with what was met
 * @throws SnippetInputError for NaN, infinities, bigints, functions, symbols, class instances and cycles
 */
export function readJson(value: unknown, field: string, traits: JsonTraits, depth = 0): JsonValue {
  if (typeof value === 'string') {
    if (!traits.loneSurrogate && SURROGATE.test(value)) traits.loneSurrogate = true
    return value
  }
  if (typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new SnippetInputError(field, `${value} is not a number that JSON can hold`)
    return value
  }
  if (typeof value !== 'object') {
    throw new SnippetInputError(
      field,
      `expected JSON (text, number, true, false, null, list, object), got ${typeof value}`,
    )
  }
  if (depth === DEEPEST) throw new SnippetInputError(field, `nested deeper than ${DEEPEST} levels`)
  if (Array.isArray(value)) {
    const list = new Array<JsonValue>(value.length)
    for (let index = 0; index < value.length; index++) {
      list[index] = readJson(value[index], `${field}[${index}]`, traits, depth + 1)
    }
    return Object.freeze(list)
  }
  return readObject(value, field, traits, depth)
}

function readObject(value: object, field: string, traits: JsonTraits, depth: number): JsonObject {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new SnippetInputError(
      field,
      `expected a plain object, got an instance of ${value.constructor?.name ?? 'a class'}`,
    )
  }
  const copy: { [key: string]: JsonValue } = {}
  for (const key of Object.keys(value)) {
    const item = (value as { [key: string]: unknown })[key]
    if (item === undefined) continue
    if (item === null) traits.nullField = true
    if (!traits.loneSurrogate && SURROGATE.test(key)) traits.loneSurrogate = true
    setField(copy, key, readJson(item, pathTo(field, key), traits, depth + 1))
  }
  return Object.freeze(copy)
}

/** Sets an own field even when it is called `__proto__`. */
export function setField(target: { [key: string]: JsonValue }, key: string, value: JsonValue): void {
  if (key === '__proto__')
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
  else target[key] = value
}

const pathTo = (field: string, key: string): string =>
  key.length <= 60 && /^[A-Za-z_]\w*$/.test(key) ? `${field}.${key}` : `${field}[${JSON.stringify(key.slice(0, 60))}]`
