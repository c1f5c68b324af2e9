import { z } from '@hono/zod-openapi'
import type { Language } from '@model-snippets/core'
import type { System } from '@model-snippets/core/local-apps'
import {
  checkBody,
  checkOptions,
  checkProviderOf,
  jsonSchemaOf,
  OPTIONS,
  type OptionName,
  type OptionProblem,
  type OptionRecord,
  optionRecord,
  spelled,
  unknownBodyOptions,
} from '@model-snippets/core/options'
import { type FieldError, fieldProblem, ProblemError } from './problem.ts'

type Place = 'query' | 'body'
const ROWS: readonly OptionRecord[] = OPTIONS

/** Documents an option; `checked` validates it, with the same messages everywhere. */
const documented = (record: OptionRecord) => z.unknown().optional().openapi(jsonSchemaOf(record))

/** Creates the schema of an option in a request body. */
export const bodyField = (name: OptionName) => documented(optionRecord(name))

/** Returns the fields of a body’s `options`, without some. */
export const optionFields = (leftOut: readonly OptionName[] = []): { [name: string]: ReturnType<typeof documented> } =>
  Object.fromEntries(
    ROWS.filter(({ name, body }) => body?.startsWith('options.') && !(leftOut as readonly string[]).includes(name)).map(
      (record) => [record.name, documented(record)],
    ),
  )

/** A URL parameter for an option; always text. */
export function queryField(name: OptionName) {
  const record: OptionRecord = optionRecord(name)
  const schema = jsonSchemaOf(record)
  const { kind } = record.value
  if (kind === 'number' || kind === 'switch' || kind === 'name' || kind === 'text') {
    const { type } = schema
    return z
      .string()
      .optional()
      .openapi({ ...schema, type: Array.isArray(type) ? type[0] : type })
  }
  if (kind === 'names') {
    return z
      .string()
      .optional()
      .openapi({
        type: 'string',
        description: `${schema['description']} Comma-separated.`,
        example: 'together,groq',
      })
  }
  const example = schema['example'] === undefined ? {} : { example: JSON.stringify(schema['example']) }
  return z
    .string()
    .optional()
    .openapi({ type: 'string', description: `${schema['description']} As JSON.`, ...example })
}

/** Options given by name; a language is given by its id. */
interface Chosen {
  readonly provider?: string
  readonly language?: Language
  readonly client?: string
  readonly typescript?: boolean
  readonly app?: string
  readonly quantization?: string
  readonly system?: System
}

/** URL parameters of options that core doesn’t define. */
const OWN_PARAMETERS: ReadonlyMap<string, string> = new Map([['task', 'task']])

/**
 * Validates the options in a URL; the page’s own reader finds other problems.
 *
 * @returns what it chooses by name
 * @throws ProblemError that names each parameter that is wrong
 */
export function checkedQuery(parameters: URLSearchParams): Chosen {
  const given = ROWS.flatMap(({ name, alias = '', query = OWN_PARAMETERS.get(name), value: { kind } }) => {
    const text = query === undefined ? null : (parameters.get(query) ?? parameters.get(alias))
    // Forms also send empty fields; a switch without a value is on.
    return text === null || (text === '' && kind !== 'switch') ? [] : [[name, text] as const]
  })
  const { values, problems } = checkOptions(Object.fromEntries(given), 'text')
  refuse(problems.map((problem) => errorOf(problem, 'query')))
  return values as Chosen
}

/**
 * Validates the options in a body.
 *
 * @throws ProblemError that names each field that is wrong
 */
export function checkedBody(body: { readonly [field: string]: unknown }): Chosen {
  const { values, problems } = checkBody(body)
  const options = body['options'] as { readonly [name: string]: unknown } | undefined
  const unknown = unknownBodyOptions(options).map(({ name, detail, suggestions }) => ({
    in: 'body' as const,
    field: `options.${name.slice(0, 80)}`,
    detail: asSentence(detail),
    ...(suggestions.length === 0 ? {} : { suggestions: [...suggestions] }),
  }))
  refuse([...unknown, ...problems.map((problem) => errorOf(problem, 'body'))])
  return values as Chosen
}

function refuse(errors: readonly FieldError[]): void {
  const [first] = errors
  if (first !== undefined) throw new ProblemError('invalid-request', `${first.field}: ${first.detail}`, errors)
}

/** @throws ProblemError where the provider does not do the task */
export function checkProvider(task: string | undefined, provider: string, place: Place): void {
  const problem = task === undefined ? undefined : checkProviderOf(task, provider)
  if (problem !== undefined) throw fieldProblem(errorOf(problem, place))
}

const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('?') ? '' : '.'}`

function errorOf({ option, path, detail, validValues, suggestions = [] }: OptionProblem, place: Place): FieldError {
  return {
    in: place,
    field: spelled(option, place, path),
    detail: asSentence(detail),
    ...(validValues === undefined ? {} : { validValues: [...validValues] }),
    ...(suggestions.length === 0 ? {} : { suggestions: [...suggestions] }),
  }
}
