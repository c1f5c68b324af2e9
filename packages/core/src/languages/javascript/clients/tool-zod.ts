import type { JsonObject, JsonValue, Value } from '../../../values/value.ts'
import { listed, name, type Piece } from '../../printing/code.ts'
import { Z } from '../names.ts'
import { isEither, isListOf, isObject, isObjectOf, isOneOf, isText } from '../types.ts'
import { code, javascript } from '../writer.ts'

/**
 * Returns the zod schema of a tool's arguments.
 *
 * @param properties fields of plain types: each has a `type`, and may have a description, choices, or plain items
 * @param required the labels of fields that a call must have; others are optional
 */
export function zodArguments(properties: JsonObject, required: Iterable<unknown>): Piece {
  const needed = new Set(required)
  const fields = Object.entries(properties)
  if (fields.length === 0) return code`${Z}.object({})`
  return code`
    ${Z}.object({
      ${javascript.properties(
        Object.fromEntries(fields.map(([label, field]) => [label, zodField(field, needed.has(label))])),
      )}
    })
  `
}

function zodField(field: JsonValue, isRequired: boolean): Piece {
  const { description } = field as JsonObject
  return listed(
    [
      zodType(field as JsonObject),
      isRequired ? undefined : code`.optional()`,
      description === undefined ? undefined : code`.describe(${description})`,
    ],
    '',
  ) as Piece
}

function zodType({ type, enum: values, items }: JsonObject): Piece {
  if (values !== undefined) return code`${Z}.enum(${javascript.inline(values)})`
  if (items !== undefined) return code`${Z}.array(${zodType(items as JsonObject)})`
  return code`${Z}.${name(type === 'integer' ? 'int' : String(type))}()`
}

/** A schema of a tool’s arguments that zod can express. */
export interface ZodSchema {
  readonly properties: JsonObject
  readonly required?: readonly JsonValue[]
}

/** Checks whether zod can express the schema of a tool’s arguments: named fields that are plain, choices, or lists. */
export const isZodSchema = (schema: Value | undefined): schema is Value & ZodSchema =>
  schema !== undefined && isPlainObject(schema)

/** Checks whether a call must have all fields of such a schema. */
export function requiresAll({ properties, required = [] }: ZodSchema): boolean {
  const needed = new Set<unknown>(required)
  return Object.keys(properties).every((label) => needed.has(label))
}

/** Of an object without fields, zod would drop whatever the model sends. */
const isFields = (fields: Value): boolean =>
  isObject(fields) &&
  Object.keys(fields as JsonObject).length > 0 &&
  Object.entries(fields as JsonObject).every(([label, field]) => isFieldName(label) && isField(field))

/** Names that every object has mean something else to zod. */
const isFieldName = (label: string): boolean => /^[A-Za-z_]\w*$/.test(label) && !(label in Object.prototype)

const isListOfDistinct = (values: Value): boolean =>
  isListOf(isText)(values) &&
  (values as JsonValue[]).length > 0 &&
  (values as JsonValue[]).length === new Set(values as JsonValue[]).size

const isType = isOneOf('boolean', 'integer', 'number', 'string')

const isPlain = isObjectOf({ type: isType, description: isText }, ['type'])

const isChoice = isObjectOf({ type: isOneOf('string'), description: isText, enum: isListOfDistinct }, ['type', 'enum'])

const isList = isObjectOf({ type: isOneOf('array'), description: isText, items: isObjectOf({ type: isType }) }, [
  'type',
  'items',
])

const isField = isEither(isPlain, isChoice, isList)

const isPlainObject = isObjectOf(
  {
    type: isOneOf('object'),
    properties: isFields,
    required: isListOf(isText),
    additionalProperties: (value) => value === false,
  },
  ['type', 'properties'],
)
