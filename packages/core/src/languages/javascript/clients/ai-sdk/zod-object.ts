import type { JsonValue } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { isZodSchema, zodArguments } from '../tool-zod.ts'

/**
 * The schema of a tool's arguments, as AI SDK's guide writes it.
 *
 * @param schema undefined for a tool without parameters
 * @returns undefined for a schema that has more than named fields of plain types
 */
export function zodObject(schema: JsonValue | undefined): Piece | undefined {
  if (schema === undefined) return zodArguments({}, [])
  return isZodSchema(schema) ? zodArguments(schema.properties, schema.required ?? []) : undefined
}

/** Whether zod can express a tool's arguments. */
export const isSaidByZod = (schema: JsonValue | undefined): boolean => schema === undefined || isZodSchema(schema)
