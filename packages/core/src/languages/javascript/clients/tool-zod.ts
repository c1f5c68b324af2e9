import type { JsonObject, JsonValue, Value } from '../../../values/value.ts'
import { listed, name, type Piece } from '../../printing/code.ts'
import { Z } from '../names.ts'
import { isEither, isListOf, isObjectOf, isOneOf, isText } from '../types.ts'
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

/** Checks whether zod can express a field of a tool’s arguments: of a plain type, a choice, or a list. */
export const isZodField = (label: string, field: Value): boolean => isFieldName(label) && isField(field)

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
