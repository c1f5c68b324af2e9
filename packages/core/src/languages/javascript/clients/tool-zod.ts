import type { JsonObject, JsonValue } from '../../../values/value.ts'
import { listed, name, type Piece } from '../../printing/code.ts'
import { Z } from '../names.ts'
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
