import type { OutputSchema } from '../../../../call/output-schema.ts'
import type { OutputShape } from '../../../../call/output-shape.ts'
import type { JsonObject, JsonValue } from '../../../../values/value.ts'
import { name } from '../../../printing/code.ts'
import type { FieldTag } from '../../writer.ts'

/* Schemas that a package makes of a struct and the tags of its fields, as OpenAI's own examples have it. */

/** The package, and its release. */
export const REFLECTION = 'github.com/invopop/jsonschema@v0.14.0'

export const JSONSCHEMA = /* @__PURE__ */ name('jsonschema', { module: 'github.com/invopop/jsonschema' })

/** Whether a struct of this shape, with its tags, says all that the schema does. */
export const isReflected = ({ schema }: OutputSchema, shape: OutputShape): boolean => {
  const made = shape.kind === 'object' ? schemaOf(shape) : undefined
  return made !== undefined && isSame(made, schema)
}

/** Returns the tags of a struct field. */
export function tagsOf({ description, ...shape }: OutputShape): readonly FieldTag[] {
  const keywords = keywordsOf(shape).map(([keyword, value]) => `${keyword}=${value}`)
  return [
    ...(keywords.length === 0 ? [] : [{ key: 'jsonschema', text: keywords.join(',') } as const]),
    ...(description === undefined ? [] : [{ key: 'jsonschema_description', text: description } as const]),
  ]
}

type Keywords = readonly (readonly [keyword: string, value: JsonValue])[]

/** Keywords that the package takes from a tag. */
const keywordsOf = (shape: OutputShape): Keywords => [
  ...(shape.kind === 'enum' ? shape.values.map((value) => ['enum', value] as const) : []),
  ...Object.entries({ ...shape.limits, ...shape.unchecked }),
]

/** The schema that the package makes; undefined where it makes none that says what the shape does. */
function schemaOf(shape: OutputShape): JsonObject | undefined {
  const { description, limits, unchecked } = shape
  const keywords = keywordsOf(shape)
  if (description?.includes('`') || !keywords.every(([, value]) => TAGGED.test(String(value)))) return undefined
  const bare = bareSchemaOf(shape)
  return bare && { ...bare, ...limits, ...unchecked, ...(description !== undefined && { description }) }
}

/** A tag parts keywords at a comma, and has no spelling for a backtick. */
const TAGGED = /^[\w .:/-]+$/

/** Whether a tag can name a field so: Go takes no other characters (`isValidTag` of encoding/json), and `-` leaves it out. */
const isTagName = (text: string): boolean =>
  text !== '-' && /^[\p{L}\p{Nd}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u.test(text)

function bareSchemaOf(shape: OutputShape): JsonObject | undefined {
  switch (shape.kind) {
    case 'string':
    case 'boolean':
    case 'integer':
    case 'number':
      return { type: shape.kind }
    case 'enum':
      return shape.values.every((value) => typeof value === 'string')
        ? { type: 'string', enum: shape.values }
        : undefined
    case 'array': {
      // What a tag says of a list's items would stand beside what it says of the list.
      const items = tagsOf(shape.items).length === 0 ? schemaOf(shape.items) : undefined
      return items && { type: 'array', items }
    }
    case 'object': {
      const properties: { [name: string]: JsonValue } = {}
      for (const field of shape.fields) {
        const schema = schemaOf(field.shape)
        if (schema === undefined || !isTagName(field.name)) return undefined
        properties[field.name] = schema
      }
      const required = shape.fields.map((field) => field.name)
      return { type: 'object', properties, required, additionalProperties: false }
    }
    default:
      return undefined
  }
}

/** Whether two values are the same JSON, whatever the order of fields. */
function isSame(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const names = Object.keys(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((each) => Object.hasOwn(other, each) && isSame((one as JsonObject)[each], (other as JsonObject)[each]))
  )
}
