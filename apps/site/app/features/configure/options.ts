import type { JsonObject, SnippetOptions } from '@model-snippets/core'
import type { Configuration } from './configuration.ts'

/** Fields of the form that can be wrong. */
export type ConfigurationField = keyof Configuration

/** What is wrong with one field, in a sentence for the reader. */
export interface Problem {
  readonly field: ConfigurationField
  readonly message: string
}

export const BOUNDS = {
  temperature: { label: 'Temperature', least: 0, most: 2, whole: false },
  maxTokens: { label: 'Maximum tokens', least: 1, most: 1_000_000, whole: true },
  topP: { label: 'Top p', least: 0, most: 1, whole: false },
} as const

/** The fields that `extra` must not set as well, and the field of the form that does. */
const OWN_FIELDS = { temperature: 'temperature', max_tokens: 'maxTokens', top_p: 'topP' } as const
/** Written by the example itself. */
const WRITTEN_FIELDS = new Set(['model', 'messages', 'stream'])

/**
 * Reads what was typed into options of the generator. What is wrong is left out and explained.
 *
 * @returns options, and one problem for each field that could not be read
 */
export function readOptions(configuration: Configuration): { options: SnippetOptions; problems: Problem[] } {
  const problems: Problem[] = []
  const number = (field: keyof typeof BOUNDS): number | undefined => {
    const result = readNumber(field, configuration[field])
    if (typeof result === 'string') problems.push({ field, message: result })
    return typeof result === 'number' ? result : undefined
  }
  const { messages, streaming, directRequest } = configuration
  if (typeof messages === 'string') {
    problems.push({
      field: 'messages',
      message: 'The messages in this address are not a JSON list of objects with a role. The example’s own are shown.',
    })
  }
  const temperature = number('temperature')
  const max_tokens = number('maxTokens')
  const top_p = number('topP')
  const extra = readExtra(configuration)
  if (typeof extra === 'string') problems.push({ field: 'extra', message: extra })

  const options: SnippetOptions = {
    streaming,
    directRequest,
    messages: typeof messages === 'string' ? undefined : messages,
    endpointUrl: givenText(configuration.endpointUrl),
    billTo: givenText(configuration.billTo),
    temperature,
    max_tokens,
    top_p,
    parameters: typeof extra === 'string' ? undefined : extra,
  }
  return { options, problems }
}

const givenText = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim())

function readNumber(field: keyof typeof BOUNDS, text: string): number | string | undefined {
  if (text.trim() === '') return undefined
  const { least, most, whole } = BOUNDS[field]
  const value = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text.trim()) ? Number(text) : Number.NaN
  const range = `from ${least} to ${most.toLocaleString('en')}`
  if (Number.isNaN(value)) return `Must be a number ${range}.`
  if (whole && !Number.isInteger(value)) return `Must be a whole number ${range}.`
  if (value < least || value > most) return `Must be ${range}. To send another value, set it in “Extra body fields”.`
  return value
}

function readExtra({ extra, ...configuration }: Configuration): JsonObject | string | undefined {
  if (extra.trim() === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(extra)
  } catch (error) {
    return `This is not valid JSON: ${error instanceof Error ? error.message : 'it could not be read'}.`
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'This must be a JSON object, for example {"seed": 7}.'
  }
  const lossy = numberThatChanges(extra)
  if (lossy !== undefined)
    return `${lossy} is too large to be kept exactly. Write it as a text in quotes, or use a smaller number.`
  for (const key of Object.keys(value)) {
    if (WRITTEN_FIELDS.has(key))
      return `“${key}” is written by the example itself. Use the other controls to change it.`
    const own = Object.hasOwn(OWN_FIELDS, key) ? OWN_FIELDS[key as keyof typeof OWN_FIELDS] : undefined
    if (own !== undefined && configuration[own].trim() !== '') {
      return `“${key}” is also set in “${BOUNDS[own].label}”. Set it in one place.`
    }
  }
  return value as JsonObject
}

/** The first number of a JSON text that a double cannot hold: parsing would change it silently. */
function numberThatChanges(json: string): string | undefined {
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g)) {
    if (token.startsWith('"')) continue
    const value = Number(token)
    const isInteger = /^-?\d+$/.test(token)
    if (!Number.isFinite(value) || (isInteger && !Number.isSafeInteger(value))) return token
  }
  return undefined
}
