import type { JsonObject, JsonValue } from '../values/value.ts'
import { DEFINITIONS, OF_LIST, OF_ONE } from './schema-keywords.ts'
import { isObject } from './value-parts.ts'

/** What a schema says that is not sent, by the names of its fields, `address.city` and `stops[].name`. */
export interface SchemaLosses {
  /** Fields with a default, which no service fills in. */
  readonly defaults: readonly string[]
  /** Fields that may be left out: they are required, and may be null. */
  readonly optional: readonly string[]
}

/** A schema inside another, and the name of the field that it describes. */
interface Part {
  readonly at: string
  readonly schema: JsonValue
  readonly isOptional?: boolean
}

/** The losses of a schema that strict mode changes. */
export function lossesOf(schema: JsonObject): SchemaLosses {
  const parts: Part[] = [{ at: '', schema }]
  // The list grows while it is read.
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
