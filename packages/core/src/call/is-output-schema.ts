import type { JsonObject, JsonValue } from '../values/value.ts'
import { TYPES } from './schema-keywords.ts'

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keywords that say something of an object, beside which a `type` that is none is a slip. */
const OF_OBJECTS: readonly string[] = ['$defs', 'additionalProperties', 'definitions', 'properties', 'required']

/**
 * Whether the option `schema` holds a JSON Schema, and no sample of an answer: it has a keyword that every schema of an
 * object has one of.
 *
 * @example
 * isOutputSchema({ city: 'Lyon' }) // false: a schema is made of it
 */
export function isOutputSchema(value: JsonValue): boolean {
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
