import {
  type CheckedOptions,
  checkOptions,
  jsonSchemaOf,
  nearestNames,
  type OptionName,
  type OptionRecord,
  type OptionValue,
  optionRecord,
  readValue,
} from '@model-snippets/core/options'
import { z } from 'zod'
import { quoted, UsageError } from '../usage-error.ts'

/** One argument of a tool. */
export interface ToolField {
  /** A short description. */
  readonly help: string
  readonly value: OptionValue
  readonly isRequired?: true
  readonly isNullable?: true
}

export type ToolFields = { readonly [name: string]: ToolField }

/** Removes the descriptions of arguments, for a tool whose own description refers to another tool’s. */
export const withoutHelp = (fields: ToolFields): ToolFields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, help: '' }]))

/**
 * Turns options of the table into arguments of a tool.
 *
 * @param help descriptions that replace the table's own
 */
export const optionFields = (
  names: readonly OptionName[],
  help: { readonly [name in OptionName]?: string } = {},
): ToolFields =>
  Object.fromEntries(
    names.map((name) => {
      const record: OptionRecord = optionRecord(name)
      return [name, { ...record, help: help[name] ?? record.agents?.help ?? record.help }]
    }),
  )

/** The protocol defines the default JSON Schema version. */
const SHORT = { $schema: undefined }

/** Types of output fields, kept short because every agent reads them. */
const OUTPUTS = {
  text: { type: 'string' },
  count: { type: 'integer' },
  list: { type: 'array', items: { type: 'object' } },
  names: { type: 'array', items: { type: 'string' } },
  object: { type: 'object' },
  'object or null': { type: ['object', 'null'] },
} as const

/**
 * Returns the output schema of a tool: its main fields and their types. Results may have other fields.
 *
 * @example
 * outputSchemaOf({ models: 'list', total: 'count' })
 */
export const outputSchemaOf = (fields: { readonly [name: string]: keyof typeof OUTPUTS }) =>
  z
    .looseObject(
      Object.fromEntries(
        Object.entries(fields).map(([name, kind]) => [name, z.unknown().meta(OUTPUTS[kind]).optional()]),
      ),
    )
    .meta({ ...SHORT, additionalProperties: undefined })

/** Longer lists of names are left out, because every agent reads the tools; errors list them. */
const MOST_NAMES = 9

/**
 * Returns the input schema of a tool. Only `readFields` validates arguments, with errors that name the argument.
 * Nothing is copied before that, so that no field is lost, whatever its name.
 */
export function inputSchemaOf(fields: ToolFields) {
  const entries = Object.entries(fields)
  const required = entries.filter(([, { isRequired }]) => isRequired).map(([name]) => name)
  return z
    .looseObject(
      Object.fromEntries(entries.map(([name, field]) => [name, z.unknown().meta(schemaOf(field)).optional()])),
    )
    .meta({ ...SHORT, additionalProperties: false, ...(required.length === 0 ? {} : { required }) })
}

function schemaOf({ help, value, isNullable }: ToolField): { readonly [keyword: string]: unknown } {
  const {
    type = ANY_INPUT,
    minimum,
    maximum,
    items,
    enum: names,
  } = jsonSchemaOf({ help, value, ...(isNullable ? { isNullable } : {}) }) as { readonly enum?: readonly string[] } & {
    readonly [keyword: string]: unknown
  }
  return {
    ...(help === '' ? {} : { description: help }),
    ...Object.fromEntries(
      Object.entries({ type, minimum, maximum, items: shortItems(items) }).filter(([, each]) => each !== undefined),
    ),
    ...(names !== undefined && names.length <= MOST_NAMES ? { enum: names } : {}),
  }
}

/** Codex treats a field without a type as a string, but the input of some tasks is an object. */
const ANY_INPUT = ['string', 'object']

/** Strict clients require the type of a list’s items; the description says the rest. */
const shortItems = (items: unknown): unknown =>
  items === undefined ? undefined : { type: (items as { readonly type: string }).type }

/**
 * Validates the arguments of a tool call.
 *
 * @returns the arguments, with a language's id for its name
 * @throws UsageError that names the argument, its value, and the valid values
 */
export function readFields<Arguments>(fields: ToolFields, given: { readonly [name: string]: unknown }): Arguments {
  const known = Object.keys(fields)
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) {
    const [nearest] = nearestNames(unknown, known, 1)
    const meant = nearest === undefined ? '.' : `; did you mean ${nearest}?`
    throw new UsageError(`unknown field ${quoted(unknown)}${meant} Valid fields: ${known.join(', ')}`)
  }
  const { values, problems }: CheckedOptions = checkOptions(given)
  const [problem] = problems
  if (problem !== undefined) throw new UsageError(`${problem.option}${problem.path}: ${problem.detail}`)
  for (const [name, { value: kind, isRequired, isNullable }] of Object.entries(fields)) {
    const value = given[name]
    if (value === undefined && isRequired) throw new UsageError(`${name} is required`)
    if (value === undefined || (value === null && isNullable)) continue
    const { problem } = readValue(kind, value)
    if (problem !== undefined) throw new UsageError(`${name}${problem.path}: ${problem.detail}`)
  }
  return values as Arguments
}
