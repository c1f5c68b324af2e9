import { SnippetInputError } from '../values/errors.ts'
import { readJson, setField } from '../values/read-json.ts'
import type { JsonObject, JsonValue } from '../values/value.ts'
import { shownValue } from './option-values.ts'

/**
 * Infers a JSON Schema from a sample answer. Every field is required, except those that only some objects of a list
 * have. A value that is null in some of those objects is nullable.
 *
 * @param sample an object, as an answer should be
 * @throws SnippetInputError for anything but an object of JSON
 * @example
 * inferSchema({ city: 'Lyon', population: 522250 }).required // ['city', 'population']
 */
export function inferSchema(sample: unknown): JsonObject {
  const value = readJson(sample, 'options.schema')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SnippetInputError(
      'options.schema',
      `expected a sample answer as an object, such as {"city": "Lyon"}, got ${shownValue(value)}`,
    )
  }
  return schemaOf([value])
}

type Samples = readonly [JsonValue, ...JsonValue[]]

const TYPES = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'] as const
type Type = (typeof TYPES)[number]

function typeOf(value: JsonValue): Type {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value as 'string' | 'boolean' | 'object'
}

/** Returns a schema that all values match. */
function schemaOf(samples: Samples): JsonObject {
  const found = new Set(samples.map(typeOf))
  // An integer is also a number.
  if (found.has('number')) found.delete('integer')
  const types = TYPES.filter((type) => found.has(type))
  const alternatives = types.map((type) => schemaOfType(type, samples))
  const [first, ...more] = alternatives
  if (first === undefined || more.length === 0) return first ?? {}
  const areNames = alternatives.every((each) => Object.keys(each).length === 1)
  return areNames ? { type: types } : { anyOf: alternatives }
}

function schemaOfType(type: Type, samples: Samples): JsonObject {
  if (type === 'array') {
    const [first, ...more] = samples.flatMap((each) => (Array.isArray(each) ? (each as readonly JsonValue[]) : []))
    // An empty list doesn’t show the type of its items; strings are the most common.
    return { type, items: first === undefined ? { type: 'string' } : schemaOf([first, ...more]) }
  }
  return type === 'object'
    ? schemaOfObjects(samples.filter((each) => typeOf(each) === 'object') as JsonObject[])
    : { type }
}

function schemaOfObjects(objects: readonly JsonObject[]): JsonObject {
  const values = new Map<string, [JsonValue, ...JsonValue[]]>()
  for (const object of objects) {
    for (const [name, value] of Object.entries(object)) {
      const known = values.get(name)
      if (known === undefined) values.set(name, [value])
      else known.push(value)
    }
  }
  const properties: { [name: string]: JsonValue } = {}
  const required: string[] = []
  for (const [name, samples] of values) {
    setField(properties, name, schemaOf(samples))
    if (samples.length === objects.length) required.push(name)
  }
  return { type: 'object', properties, required }
}
