import type { JsonObject, JsonValue, Value } from '../../../../values/value.ts'
import { isListOf, isObjectOf, isOneOf, isText } from '../../types.ts'
import { isZodField } from '../tool-zod.ts'

/**
 * Checks whether Mastra sends a schema as it is: its fields are all required, and have no constraints. zod would drop what
 * a model sends for a schema without fields.
 */
export function isSentAsIs(value: Value): boolean {
  if (!isSchema(value)) return false
  const { properties, required = [] } = value as { readonly properties: JsonObject; readonly required?: JsonValue[] }
  const needed = new Set<unknown>(required)
  const labels = Object.keys(properties)
  return (
    labels.length > 0 && labels.every((label) => needed.has(label) && isZodField(label, properties[label] as Value))
  )
}

const isSchema = isObjectOf(
  {
    type: isOneOf('object'),
    properties: (fields) => typeof fields === 'object' && fields !== null && !Array.isArray(fields),
    required: isListOf(isText),
    additionalProperties: (value) => value === false,
  },
  ['type', 'properties'],
)
