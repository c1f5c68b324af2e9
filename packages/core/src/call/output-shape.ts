import { getOwn } from '../values/get-own.ts'
import type { JsonObject, JsonValue } from '../values/value.ts'
import type { SchemaGraph } from './schema-graph.ts'

/** Limits that typed classes in any language can check, by their names in JSON Schema. */
export interface Limits {
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly minItems?: number
  readonly maxItems?: number
}

interface Described {
  readonly description?: string
  readonly limits?: Limits
  /** Keywords that are sent but not checked, because languages match patterns and count characters differently. */
  readonly unchecked?: JsonObject
}

export type EnumValue = string | number | boolean

/** One field of an object. */
export interface ShapeField {
  readonly name: string
  readonly shape: OutputShape
}

/** A schema as typed classes of all languages can express it. */
export type OutputShape = Described &
  (
    | { readonly kind: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'any' }
    | { readonly kind: 'enum'; readonly values: readonly EnumValue[] }
    | { readonly kind: 'array'; readonly items: OutputShape }
    /** `title` is the definition’s name, if it has one. */
    | { readonly kind: 'object'; readonly fields: readonly ShapeField[]; readonly title?: string }
    /** An object with any field names and one type of value. */
    | { readonly kind: 'map'; readonly values: OutputShape }
    | { readonly kind: 'union'; readonly of: readonly OutputShape[] }
    /** A definition that’s used in several places, or contains itself. */
    | { readonly kind: 'reference'; readonly to: ShapeDefinition }
  )

export type ObjectShape = Extract<OutputShape, { readonly kind: 'object' }>
export type EnumShape = Extract<OutputShape, { readonly kind: 'enum' }>

/** A named definition; all references share the same object. */
export interface ShapeDefinition {
  readonly name: string
  readonly shape: OutputShape
}

/** A schema that typed classes can’t express. */
class NotExpressible extends Error {}

/**
 * Reads a strict schema from `readOutputSchema`. A recursive one is an object whose fields refer to it.
 *
 * @param graph of the schema
 * @param name of the whole answer
 * @returns in words what no model says, where there is such a thing
 */
export function readShape(
  schema: JsonObject,
  graph: SchemaGraph,
  name: string,
): OutputShape | { readonly notExpressible: string } {
  const place: Place = { graph, definitions: new Map(), path: 'schema' }
  try {
    if (!graph.isShared(schema)) return shapeOf(schema, place)
    const { to } = defined(schema, name, place)
    return { kind: 'reference', to }
  } catch (error) {
    if (error instanceof NotExpressible) return Object.freeze({ notExpressible: error.message })
    throw error
  }
}

interface Place {
  readonly graph: SchemaGraph
  /** Definitions that have been read or are being read. */
  readonly definitions: Map<JsonObject, ShapeDefinition>
  readonly path: string
}

const CHECKED: Readonly<Record<string, readonly (keyof Limits)[]>> = {
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  array: ['minItems', 'maxItems'],
}

const UNCHECKED: readonly string[] = ['format', 'maxLength', 'minLength', 'multipleOf', 'pattern']

const STRUCTURE: readonly string[] = [
  '$defs',
  '$ref',
  'additionalProperties',
  'anyOf',
  'const',
  'definitions',
  'description',
  'enum',
  'items',
  'properties',
  'required',
  'type',
]

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function shapeOf(schema: JsonValue, place: Place): OutputShape {
  if (schema === true) return { kind: 'any' }
  if (!isObject(schema))
    throw new NotExpressible(`typed classes can’t express a schema that no value matches (${place.path})`)
  const unknown = Object.keys(schema).find(
    (keyword) =>
      !STRUCTURE.includes(keyword) &&
      !UNCHECKED.includes(keyword) &&
      !Object.values(CHECKED).some((names) => names.some((name) => name === keyword)),
  )
  if (unknown !== undefined)
    throw new NotExpressible(`typed classes can’t express ${JSON.stringify(unknown)} (${place.path})`)
  const { description } = schema
  const described = typeof description === 'string' ? { description } : {}
  if (typeof schema.$ref === 'string') return { ...referenceOf(schema.$ref, place), ...described }
  if (Array.isArray(schema.anyOf)) {
    const beside = Object.keys(schema).find(
      (keyword) => !['anyOf', 'description', '$defs', 'definitions'].includes(keyword),
    )
    if (beside !== undefined)
      throw new NotExpressible(`typed classes can’t express ${JSON.stringify(beside)} next to "anyOf" (${place.path})`)
    const members = schema.anyOf.map((each, index) =>
      shapeOf(each, { ...place, path: `${place.path}.anyOf[${index}]` }),
    )
    return { ...union(members), ...described }
  }
  if (schema.const !== undefined) return { ...enumOf([schema.const], place), ...described }
  const types = typeof schema.type === 'string' ? [schema.type] : Array.isArray(schema.type) ? schema.type : undefined
  if (Array.isArray(schema.enum)) {
    const values = schema.enum.filter((value) => types === undefined || types.some((type) => isOfType(value, type)))
    return { ...enumOf(values, place), ...described }
  }
  if (types === undefined) {
    if (isObject(schema.items)) return { ...ofType('array', schema, place), ...described }
    return { kind: 'any', ...described }
  }
  return { ...union(types.map((type) => ofType(type, schema, place))), ...described }
}

function isOfType(value: JsonValue, type: JsonValue): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'null') return value === null
  return typeof value === type
}

function referenceOf(reference: string, place: Place): OutputShape {
  const { graph, path } = place
  const { schema, name } = graph.target(reference) ?? {}
  if (schema === undefined || !REFERENCES.test(reference)) {
    throw new NotExpressible(`${JSON.stringify(reference)} doesn’t refer to an entry in $defs or definitions (${path})`)
  }
  if (!isObject(schema) || !graph.isShared(schema)) {
    const shape = shapeOf(schema, place)
    return shape.kind === 'object' && shape.title === undefined ? { ...shape, title: name ?? '' } : shape
  }
  if (graph.isEndless(schema)) {
    throw new NotExpressible(
      `the definition ${name} contains itself without an object in between, which typed classes can’t express (${path})`,
    )
  }
  const { to } = defined(schema, name ?? '', place)
  return isBare(to.shape) ? to.shape : { kind: 'reference', to }
}

const REFERENCES = /^#(?:\/(?:\$defs|definitions)\/[^/]+)*$/

/** Returns the definition of a schema. It’s registered before it’s read, so that it can contain itself. */
function defined(schema: JsonObject, name: string, place: Place): { readonly to: ShapeDefinition } {
  const known = place.definitions.get(schema)
  if (known !== undefined) return { to: known }
  const to: { name: string; shape: OutputShape } = { name, shape: UNREAD }
  place.definitions.set(schema, to)
  to.shape = shapeOf(schema, place)
  return { to: Object.freeze(to) }
}

/** For a definition that’s being read. */
const UNREAD: OutputShape = { kind: 'object', fields: [] }

/** Whether a shape is as short as its name. */
const isBare = ({ kind, description, limits, unchecked }: OutputShape): boolean =>
  ['string', 'number', 'integer', 'boolean', 'null', 'any', 'reference'].includes(kind) &&
  description === undefined &&
  limits === undefined &&
  unchecked === undefined

/** A union; null among several values is a separate shape. */
function union(members: readonly OutputShape[]): OutputShape {
  const flat = members.flatMap((each) => (each.kind === 'union' && each.description === undefined ? each.of : [each]))
  const nulls = flat.filter(({ kind }) => kind === 'null')
  const all = [...flat.filter(({ kind }) => kind !== 'null'), ...nulls.slice(0, 1)]
  const [only] = all
  if (only === undefined) throw new NotExpressible('typed classes can’t express a schema that no value matches')
  return all.length === 1 ? only : { kind: 'union', of: all }
}

function enumOf(values: readonly JsonValue[], { path }: Place): OutputShape {
  const scalars = values.filter((value): value is EnumValue => typeof value !== 'object')
  const others = values.filter((value) => typeof value === 'object' && value !== null)
  if (others.length > 0)
    throw new NotExpressible(`typed classes can’t have an array or an object as an enum value (${path})`)
  const choices: readonly OutputShape[] = scalars.length === 0 ? [] : [{ kind: 'enum', values: [...new Set(scalars)] }]
  return union(values.includes(null) ? [...choices, { kind: 'null' }] : choices)
}

function ofType(type: JsonValue, schema: JsonObject, place: Place): OutputShape {
  const limited = { ...limitsOf(String(type), schema, place) }
  switch (type) {
    case 'null':
      return { kind: 'null' }
    case 'boolean':
      return { kind: 'boolean' }
    case 'string':
    case 'number':
    case 'integer':
      return { kind: type, ...limited }
    case 'array':
      return {
        kind: 'array',
        items: shapeOf(schema.items ?? true, { ...place, path: `${place.path}.items` }),
        ...limited,
      }
    case 'object':
      return objectOf(schema, place)
    default:
      throw new NotExpressible(`${JSON.stringify(type)} isn’t a JSON Schema type (${place.path})`)
  }
}

function limitsOf(type: string, schema: JsonObject, { path }: Place): Pick<OutputShape, 'limits' | 'unchecked'> {
  const limits: { -readonly [name in keyof Limits]: number } = {}
  const unchecked: { [name: string]: JsonValue } = {}
  for (const name of getOwn(CHECKED, type) ?? []) {
    const value = schema[name]
    if (value === undefined) continue
    if (typeof value !== 'number') throw new NotExpressible(`${name} isn’t a number (${path})`)
    // Integer types accept only integer limits.
    if (type === 'integer' && !Number.isSafeInteger(value)) unchecked[name] = value
    else limits[name] = value
  }
  for (const name of UNCHECKED) {
    const value = schema[name]
    if (value !== undefined && (name === 'multipleOf') === (type === 'number' || type === 'integer')) {
      if (type !== 'array') unchecked[name] = value
    }
  }
  return {
    ...(Object.keys(limits).length === 0 ? {} : { limits }),
    ...(Object.keys(unchecked).length === 0 ? {} : { unchecked }),
  }
}

function objectOf({ properties, additionalProperties }: JsonObject, place: Place): OutputShape {
  if (isObject(properties)) {
    if (additionalProperties !== false) {
      throw new NotExpressible(`typed classes can’t have both fixed and additional fields (${place.path})`)
    }
    const fields = Object.entries(properties).map(([name, value]) => ({
      name,
      shape: shapeOf(value, { ...place, path: `${place.path}.properties[${JSON.stringify(name)}]` }),
    }))
    return { kind: 'object', fields }
  }
  if (additionalProperties === false) return { kind: 'object', fields: [] }
  return {
    kind: 'map',
    values: shapeOf(additionalProperties ?? true, { ...place, path: `${place.path}.additionalProperties` }),
  }
}
