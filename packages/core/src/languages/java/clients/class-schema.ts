import type { JsonObject, JsonValue } from '../../../values/value.ts'
import { isAnnotated, RESERVED } from '../answer-type.ts'

/*
 * Schemas that openai-java 4.101 derives from records: `StructuredOutputs` and `JsonSchemaValidator` in its package
 * `core`. LangChain4j derives the same, apart from what its own folder says.
 */

/** A shape that the client can convert to a schema. */
export type ClassShape =
  | { readonly kind: 'string' | 'integer' | 'number' | 'boolean' }
  | { readonly kind: 'enum'; readonly constants: readonly string[] }
  | { readonly kind: 'list'; readonly items: ClassShape }
  | { readonly kind: 'optional'; readonly value: ClassShape }
  | RecordShape

/** A record; the client's own schemas are always a record's. */
export interface RecordShape {
  readonly kind: 'record'
  readonly fields: readonly ClassField[]
}

/** A record component. */
export interface ClassField {
  readonly name: string
  readonly description?: string
  readonly shape: ClassShape
}

/** The client's limits for one schema: fields, constants, and levels. */
const MOST_FIELDS = 100
const MOST_CONSTANTS = 250
const DEEPEST = 5

/**
 * Returns the record from which the client derives this schema; `undefined` if it derives a different one, or none. A
 * record's fields are all required, and there are no others.
 */
export function recordOf(schema: JsonValue | undefined): RecordShape | undefined {
  const left = { fields: MOST_FIELDS, constants: MOST_CONSTANTS }
  const shape = isObject(schema) && schema.description === undefined ? shapeOf(schema, left, 0) : undefined
  return shape?.kind === 'record' ? shape : undefined
}

interface Left {
  fields: number
  constants: number
}

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Checks whether an annotation can contain a description, if there is one. */
export const isDescription = (value: JsonValue | undefined): value is string | undefined =>
  value === undefined || (typeof value === 'string' && isAnnotated(value))

/** A schema's keywords, besides its type. */
const KEYWORDS: { readonly [type: string]: readonly string[] } = {
  array: ['items'],
  boolean: [],
  integer: [],
  number: [],
  object: ['additionalProperties', 'properties', 'required'],
  string: ['enum'],
}

/** The description belongs to the field with this shape. */
function shapeOf(schema: JsonValue | undefined, left: Left, depth: number): ClassShape | undefined {
  if (!isObject(schema) || depth > DEEPEST) return undefined
  const { description: _, type, ...keywords } = schema
  if (Array.isArray(type)) return optionalOf(type, keywords, left, depth)
  if (typeof type !== 'string' || !Object.hasOwn(KEYWORDS, type)) return undefined
  if (!Object.keys(keywords).every((keyword) => KEYWORDS[type]?.includes(keyword))) return undefined
  switch (type) {
    case 'array':
      return listOf(keywords.items, left, depth)
    case 'object':
      return fieldsOf(keywords, left, depth)
    case 'string':
      return keywords.enum === undefined ? { kind: type } : enumOf(keywords.enum, left)
    case 'boolean':
    case 'integer':
    case 'number':
      return { kind: type }
  }
}

/** The client rejects a record or an enum that may be null. */
function optionalOf(
  types: readonly JsonValue[],
  keywords: JsonObject,
  left: Left,
  depth: number,
): ClassShape | undefined {
  const [type, ...others] = types.filter((each) => each !== 'null')
  if (type === undefined || others.length > 0 || types.length !== 2) return undefined
  const value = shapeOf({ ...keywords, type }, left, depth)
  return value === undefined || value.kind === 'record' || value.kind === 'enum'
    ? undefined
    : { kind: 'optional', value }
}

function listOf(schema: JsonValue | undefined, left: Left, depth: number): ClassShape | undefined {
  if (!isObject(schema) || schema.description !== undefined) return undefined
  const items = shapeOf(schema, left, depth + 1)
  return items === undefined || items.kind === 'optional' ? undefined : { kind: 'list', items }
}

/** The client uses Java's constant names. */
function enumOf(values: JsonValue, left: Left): ClassShape | undefined {
  if (!Array.isArray(values)) return undefined
  const constants = values.filter((value) => typeof value === 'string' && isConstant(value)) as readonly string[]
  left.constants -= constants.length
  const isWhole = constants.length === values.length && new Set(constants).size === constants.length
  return isWhole && constants.length > 0 && left.constants >= 0 ? { kind: 'enum', constants } : undefined
}

const isConstant = (text: string): boolean => /^[A-Za-z]\w{0,99}$/.test(text) && !RESERVED.includes(text)

function fieldsOf(
  { additionalProperties = false, properties, required }: JsonObject,
  left: Left,
  depth: number,
): ClassShape | undefined {
  if (additionalProperties !== false || !isObject(properties) || !Array.isArray(required)) return undefined
  const names = Object.keys(properties)
  left.fields -= names.length
  if (names.length === 0 || left.fields < 0) return undefined
  if (required.length !== names.length || !names.every((name) => isAnnotated(name) && required.includes(name))) {
    return undefined
  }
  const fields: ClassField[] = []
  for (const [name, schema] of Object.entries(properties)) {
    const shape = shapeOf(schema, left, depth + 1)
    const description = isObject(schema) ? schema.description : undefined
    if (shape === undefined || !isDescription(description)) return undefined
    fields.push({ name, shape, ...(description !== undefined && { description }) })
  }
  return { kind: 'record', fields }
}
