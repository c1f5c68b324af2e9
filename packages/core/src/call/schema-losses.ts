import type { JsonObject, JsonValue } from '../values/value.ts'
import { DEFINITIONS, OF_LIST, OF_ONE } from './schema-keywords.ts'
import { isObject } from './value-parts.ts'

/** Parts of a schema that aren’t sent, by field: `address.city`, `stops[].name`. */
export interface SchemaLosses {
  /** Fields with a default value, which services don’t fill in. */
  readonly defaults: readonly string[]
  /** Optional fields, which become required and may be null. */
  readonly optional: readonly string[]
}

/** A nested schema and the field that it describes. */
interface Part {
  readonly at: string
  readonly schema: JsonValue
  readonly isOptional?: boolean
}

/** Returns what strict mode changes in a schema. */
export function lossesOf(schema: JsonObject): SchemaLosses {
  const parts: Part[] = [{ at: '', schema }]
  // The list grows while it’s iterated.
  for (const part of parts) for (const inner of partsOf(part)) parts.push(inner)
  const namesOf = (chosen: readonly Part[]): readonly string[] => [...new Set(chosen.map(({ at }) => at))]
  return {
    defaults: namesOf(parts.filter((part) => isObject(part.schema) && part.schema.default !== undefined)),
    optional: namesOf(parts.filter(({ isOptional }) => isOptional)),
  }
}

function partsOf({ at, schema }: Part): readonly Part[] {
  if (!isObject(schema)) return []
  const { properties, ...others } = schema as JsonObject
  return [...fieldsOf(at, schema as JsonObject, properties), ...Object.entries(others).flatMap(partsAt(at))]
}

function fieldsOf(at: string, { required }: JsonObject, properties: JsonValue | undefined): readonly Part[] {
  const needed = new Set(Array.isArray(required) ? required : [])
  return entriesOf(properties).map(([name, schema]) => ({
    at: at === '' ? name : `${at}.${name}`,
    schema,
    isOptional: !needed.has(name),
  }))
}

const partsAt =
  (at: string) =>
  ([keyword, value]: readonly [keyword: string, value: JsonValue]): readonly Part[] => {
    if (OF_ONE.has(keyword)) return [{ at: keyword === 'items' ? `${at}[]` : at, schema: value }]
    if (OF_LIST.has(keyword) && Array.isArray(value)) return value.map((schema) => ({ at, schema }))
    return DEFINITIONS.has(keyword) ? entriesOf(value).map(([name, schema]) => ({ at: name, schema })) : []
  }

const entriesOf = (value: JsonValue | undefined): readonly (readonly [name: string, value: JsonValue])[] =>
  isObject(value) ? Object.entries(value as JsonObject) : []
