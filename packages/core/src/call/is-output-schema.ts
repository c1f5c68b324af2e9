import type { JsonObject, JsonValue } from '../values/value.ts'
import { TYPES } from './schema-keywords.ts'

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keywords for objects: next to one, an invalid `type` is a mistake. */
const OF_OBJECTS: readonly string[] = ['$defs', 'additionalProperties', 'definitions', 'properties', 'required']

/**
 * Checks whether a value of the option `schema` is a JSON Schema rather than a sample answer: it has a keyword that
 * every object schema needs.
 *
 * @example
 * isOutputSchema({ city: 'Lyon' }) // false: a schema is made of it
 */
export const isOutputSchema = (value: JsonValue): boolean => isSchema(value) || requestedSchema(value) !== undefined

/**
 * Returns the schema from a request’s format: the field `response_format` of chat completions, its content, or the
 * field `format` of the Responses API. A schema without a title gets the format’s name. `undefined` for anything else.
 *
 * @example
 * requestedSchema({ name: 'City', schema: { type: 'object' } }) // { title: 'City', type: 'object' }
 */
export function requestedSchema(value: JsonValue): JsonObject | undefined {
  if (!isObject(value)) return undefined
  const { type, json_schema: inner, ...own } = value
  if (type !== undefined && type !== 'json_schema') return undefined
  const { name, schema, ...beside } = isObject(inner) ? inner : own
  // Without a name, only the type distinguishes a schema from a sample answer.
  const isNamed = typeof name === 'string' || (name === undefined && type === 'json_schema')
  const isHeld = isNamed && Object.keys(beside).every((each) => BESIDE_SCHEMA.includes(each))
  if (!isHeld || !isObject(schema) || !isSchema(schema)) return undefined
  return name === undefined ? schema : { title: name, ...schema }
}

/** Fields of the format besides the name and the schema. */
const BESIDE_SCHEMA: readonly string[] = ['description', 'strict']

function isSchema(value: JsonValue | undefined): boolean {
  if (!isObject(value)) return false
  const { type } = value
  return (
    typeof value.$schema === 'string' ||
    typeof value.$ref === 'string' ||
    (Array.isArray(type) ? type.length > 0 && type.every((each) => TYPES.includes(each)) : TYPES.includes(type)) ||
    (typeof type === 'string' && OF_OBJECTS.some((keyword) => typeof value[keyword] === 'object')) ||
    (typeof type === 'string' && Object.keys(value).length === 1) ||
    (isObject(value.properties) && Object.values(value.properties).every(isObject)) ||
    ['allOf', 'anyOf', 'oneOf'].some((keyword) => Array.isArray(value[keyword]))
  )
}
