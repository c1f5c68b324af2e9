import type { JsonObject, JsonValue, Value } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { isEither, isListOf, isObject, isObjectOf, isOneOf, isText } from '../../types.ts'
import { zodArguments } from '../tool-zod.ts'

/**
 * The schema of a tool's arguments, as AI SDK's guide writes it.
 *
 * @param schema undefined for a tool without parameters
 * @returns undefined for a schema that has more than named fields of plain types
 */
export function zodObject(schema: JsonValue | undefined): Piece | undefined {
  if (schema === undefined) return zodArguments({}, [])
  if (!isSaidByZod(schema)) return undefined
  const { properties, required = [] } = schema as { readonly properties: JsonObject; readonly required?: JsonValue[] }
  return zodArguments(properties, required)
}

/** Whether zod can express a tool's arguments. */
export const isSaidByZod = (schema: JsonValue | undefined): boolean => schema === undefined || isPlainObject(schema)

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

/** Of an object without fields, zod would drop whatever the model sends. */
const isFields = (fields: Value): boolean =>
  isObject(fields) &&
  Object.keys(fields as JsonObject).length > 0 &&
  Object.entries(fields as JsonObject).every(([label, field]) => isFieldName(label) && isField(field))

const isPlainObject = isObjectOf(
  {
    type: isOneOf('object'),
    properties: isFields,
    required: isListOf(isText),
    additionalProperties: (value) => value === false,
  },
  ['type', 'properties'],
)
