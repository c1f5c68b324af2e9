import type { OutputSchema } from '../../../../call/output-schema.ts'
import type { OutputShape } from '../../../../call/output-shape.ts'
import type { JsonObject, JsonValue } from '../../../../values/value.ts'
import { name } from '../../../printing/code.ts'
import type { FieldTag } from '../../writer.ts'

/* Schemas that a package derives from a struct and its fields' tags, as in OpenAI's own examples. */

/** The package and its release. */
export const REFLECTION = 'github.com/invopop/jsonschema@v0.14.0'

export const JSONSCHEMA = /* @__PURE__ */ name('jsonschema', { module: 'github.com/invopop/jsonschema' })

/** Checks whether a struct of this shape, with its tags, expresses the whole schema. */
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

/** Returns the keywords that the package reads from a tag. */
const keywordsOf = (shape: OutputShape): Keywords => [
  ...(shape.kind === 'enum' ? shape.values.map((value) => ['enum', value] as const) : []),
  ...Object.entries({ ...shape.limits, ...shape.unchecked }),
]

/** Returns the schema that the package derives; `undefined` if it can't express the shape. */
function schemaOf(shape: OutputShape): JsonObject | undefined {
  const { description, limits, unchecked } = shape
  const keywords = keywordsOf(shape)
  if (description?.includes('`') || !keywords.every(([, value]) => TAGGED.test(String(value)))) return undefined
  const bare = bareSchemaOf(shape)
  return bare && { ...bare, ...limits, ...unchecked, ...(description !== undefined && { description }) }
}

/** A tag splits keywords at a comma, and can't contain a backtick. */
const TAGGED = /^[\w .:/-]+$/

/**
 * Checks whether a tag can contain a field's name: Go accepts no other characters (`isValidTag` in encoding/json), and
 * `-` skips the field.
 */
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
      // Tags for a list's items would be mixed with those for the list.
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

/** Checks whether two values are the same JSON in any field order. */
function isSame(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const names = Object.keys(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((each) => Object.hasOwn(other, each) && isSame((one as JsonObject)[each], (other as JsonObject)[each]))
  )
}
