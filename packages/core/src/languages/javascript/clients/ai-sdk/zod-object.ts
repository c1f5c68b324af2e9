import type { JsonObject, JsonValue, Value } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { isListOf, isObject, isObjectOf, isOneOf, isText } from '../../types.ts'
import { isZodField, zodArguments } from '../tool-zod.ts'

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

/** Of an object without fields, zod would drop whatever the model sends. */
const isFields = (fields: Value): boolean =>
  isObject(fields) &&
  Object.keys(fields as JsonObject).length > 0 &&
  Object.entries(fields as JsonObject).every(([label, field]) => isZodField(label, field))

const isPlainObject = isObjectOf(
  {
    type: isOneOf('object'),
    properties: isFields,
    required: isListOf(isText),
    additionalProperties: (value) => value === false,
  },
  ['type', 'properties'],
)
