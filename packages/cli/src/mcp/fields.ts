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
  /** What it is, in a few words. */
  readonly help: string
  readonly value: OptionValue
  readonly isRequired?: true
  readonly isNullable?: true
}

export type ToolFields = { readonly [name: string]: ToolField }

/** The same arguments without a word: for a tool that says that another one explains them. */
export const withoutHelp = (fields: ToolFields): ToolFields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, help: '' }]))

/**
 * Options of the table as arguments of a tool.
 *
 * @param help what is said of one in place of the table's own words
 */
export const optionFields = (
  names: readonly OptionName[],
  help: { readonly [name in OptionName]?: string } = {},
): ToolFields =>
  Object.fromEntries(
    names.map((name) => {
      const record: OptionRecord = optionRecord(name)
      return [name, { ...record, help: help[name] ?? record.help }]
    }),
  )

/** The protocol says which JSON Schema is meant where none is named. */
const SHORT = { $schema: undefined }

/** What a field of an answer holds, in few words: every agent reads them. */
const OUTPUTS = {
  text: { type: 'string' },
  count: { type: 'integer' },
  list: { type: 'array', items: { type: 'object' } },
  names: { type: 'array', items: { type: 'string' } },
  object: { type: 'object' },
  'object or null': { type: ['object', 'null'] },
} as const

/**
 * What the list of tools says of an answer: the fields to look for, and what each holds. What else it has, it says itself.
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

/** A list of names that is longer is told when it is asked for: every agent reads the tools, few need it. */
const MOST_NAMES = 9

/**
 * What the list of tools says of a tool's arguments. They are judged by `readFields` alone, whose sentences name the
 * argument; nothing is copied on the way, so that no field is lost, whatever it is called.
 */
export function inputSchemaOf(fields: ToolFields) {
  const entries = Object.entries(fields)
  const required = entries.filter(([, { isRequired }]) => isRequired).map(([name]) => name)
  return z
    .looseObject(
      Object.fromEntries(entries.map(([name, field]) => [name, z.unknown().meta(schemaOf(name, field)).optional()])),
    )
    .meta({ ...SHORT, additionalProperties: false, ...(required.length === 0 ? {} : { required }) })
}

function schemaOf(name: string, { help, value, isNullable }: ToolField): { readonly [keyword: string]: unknown } {
  const record: OptionRecord = { name, help, value, flags: [], ...(isNullable ? { isNullable } : {}) }
  const {
    type = ANY_INPUT,
    minimum,
    maximum,
    items,
    enum: names,
  } = jsonSchemaOf(record) as { readonly enum?: readonly string[] } & {
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

/** Codex takes what has no type for a text; the input of some tasks has several parts. */
const ANY_INPUT = ['string', 'object']

/** Strict clients want to know what a list holds; what that is in turn, the option's own words say. */
const shortItems = (items: unknown): unknown =>
  items === undefined ? undefined : { type: (items as { readonly type: string }).type }

/**
 * Reads what a tool was called with.
 *
 * @returns the arguments; a language by its id
 * @throws UsageError that names the argument, what was given and what may be
 */
export function readFields<Arguments>(fields: ToolFields, given: { readonly [name: string]: unknown }): Arguments {
  const known = Object.keys(fields)
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) {
    const [nearest] = nearestNames(unknown, known, 1)
    const meant = nearest === undefined ? '' : `, did you mean ${nearest}?`
    throw new UsageError(`unknown field ${quoted(unknown)}${meant}; the fields are ${known.join(', ')}`)
  }
  const { values, problems }: CheckedOptions = checkOptions(given)
  const [problem] = problems
  if (problem !== undefined) throw new UsageError(`${problem.option}${problem.path}: ${problem.detail}`)
  for (const [name, { value: kind, isRequired, isNullable }] of Object.entries(fields)) {
    const value = given[name]
    if (value === undefined && isRequired) throw new UsageError(`${name}: it is missing`)
    if (value === undefined || (value === null && isNullable)) continue
    const { problem } = readValue(kind, value)
    if (problem !== undefined) throw new UsageError(`${name}${problem.path}: ${problem.detail}`)
  }
  return values as Arguments
}
