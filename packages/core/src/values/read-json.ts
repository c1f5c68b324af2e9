import { SnippetInputError } from './errors.ts'
import type { JsonValue } from './value.ts'

const DEEPEST = 200

/**
 * Reads a value as JSON and returns a frozen copy, so that later changes to the argument don't change the call.
 *
 * @param value anything; `undefined` fields of objects are left out, as `JSON.stringify` does
 * @param field the value's path, for messages
 * @throws SnippetInputError for NaN, infinities, bigints, functions, symbols, class instances, and cycles
 */
export function readJson(value: unknown, field: string): JsonValue {
  const copy = copyJson(value, 0)
  // The path is only built for a message.
  if (copy === undefined) throw whatIsWrong(value, field, 0)
  return copy
}

/** Returns a copy, or `undefined` if something isn't JSON. */
function copyJson(value: unknown, depth: number): JsonValue | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'object' || depth === DEEPEST) return undefined
  return Array.isArray(value) ? copyList(value, depth) : copyObject(value, depth)
}

function copyList(value: readonly unknown[], depth: number): JsonValue | undefined {
  const list: JsonValue[] = []
  for (const item of value) {
    const copy = copyJson(item, depth + 1)
    if (copy === undefined) return undefined
    list.push(copy)
  }
  return Object.freeze(list)
}

function copyObject(value: object, depth: number): JsonValue | undefined {
  if (!isPlain(value)) return undefined
  const copy: { [key: string]: JsonValue } = {}
  for (const [key, field] of Object.entries(value)) {
    if (field === undefined) continue
    const item = copyJson(field, depth + 1)
    if (item === undefined) return undefined
    setField(copy, key, item)
  }
  return Object.freeze(copy)
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Finds the value that `copyJson` stopped at. */
function whatIsWrong(value: unknown, field: string, depth: number): SnippetInputError {
  if (typeof value === 'number') {
    return new SnippetInputError(field, `${value} isn’t a number that JSON can represent`)
  }
  if (typeof value !== 'object' || value === null) {
    return new SnippetInputError(
      field,
      `expected JSON (string, number, boolean, null, array, or object), got ${typeof value}`,
    )
  }
  if (depth === DEEPEST) return new SnippetInputError(field, `the value is nested deeper than ${DEEPEST} levels`)
  if (!Array.isArray(value) && !isPlain(value)) {
    const name = value.constructor?.name ?? 'a class'
    return new SnippetInputError(field, `expected a plain object, got an instance of ${name}`)
  }
  const isList = Array.isArray(value)
  for (const [key, item] of isList ? value.entries() : Object.entries(value)) {
    if (item === undefined && !isList) continue
    if (copyJson(item, depth + 1) === undefined) {
      return whatIsWrong(item, isList ? `${field}[${key}]` : pathTo(field, String(key)), depth + 1)
    }
  }
  return new SnippetInputError(field, 'the value changes while it’s being read')
}

const pathTo = (field: string, key: string): string =>
  key.length <= 60 && /^[A-Za-z_]\w*$/.test(key) ? `${field}.${key}` : `${field}[${JSON.stringify(key.slice(0, 60))}]`

/** Sets an own field, even one called `__proto__`. */
export function setField<Item>(target: { [key: string]: Item }, key: string, value: Item): void {
  if (key === '__proto__')
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
  else target[key] = value
}
