import { STEERING } from '../call/body-options.ts'
import { type ReadValue, shownValue, type ValueProblem } from '../call/option-values.ts'
import { CHAT_FIELD_NAMES } from './chat-fields.ts'
import { namesTypeScript } from './language-names.ts'
import { clientsOf, providersOf } from './names.ts'
import { unknownOption } from './spelling.ts'
import { OPTIONS, type OptionName } from './table.ts'
import { nameProblem, readText, readValue } from './value.ts'

/** What is wrong with one option. */
export interface OptionProblem extends ValueProblem {
  readonly option: OptionName
}

/** Options by their names. */
export type GivenOptions = { readonly [name in OptionName]?: unknown }

/** What was given, as the generator takes it, and what is wrong. */
export interface CheckedOptions {
  /** Those that are right; a language by its id, whatever name it was given by: `typescript` is `js` with that option. */
  readonly values: GivenOptions
  readonly problems: readonly OptionProblem[]
}

/**
 * Judges options by the table. What stands in no table is passed on: a chat sends it along.
 *
 * @param given options by their names; `undefined` means not given
 * @param source `json` for values of a body or a tool, `text` for those of a command line or an address
 * @example
 * checkOptions({ temperature: 9 }).problems[0].detail // expected a number from 0 to 2, got 9
 */
export function checkOptions(given: GivenOptions, source: 'json' | 'text' = 'json'): CheckedOptions {
  const values: { [name: string]: unknown } = { ...given }
  const problems: OptionProblem[] = []
  for (const option of OPTIONS) {
    const { name, value: kind } = option
    const value = given[name]
    if (value === undefined || (value === null && 'isNullable' in option)) continue
    const read: ReadValue =
      source === 'text' && typeof value === 'string' ? readText(kind, value) : readValue(kind, value)
    if (read.problem !== undefined) problems.push({ option: name, ...read.problem })
    values[name] = read.value
  }
  if (typeof given.language === 'string' && namesTypeScript(given.language)) values['typescript'] = true
  const { language, client } = values as { language?: string; client?: string }
  const clients = clientsOf(language)
  if (client !== undefined && !clients.includes(client)) {
    const problem = nameProblem(client, clients)
    problems.push({ option: 'client', ...problem, detail: `${problem.detail} (clients for ${language})` })
  }
  return { values, problems }
}

/**
 * Judges the options of a body: its own fields, and those of `options`, whose further fields are a chat's own.
 *
 * @example
 * checkBody({ provider: 'groq', options: { temperature: 9 } }).problems[0].option // temperature
 */
export function checkBody(body: { readonly [field: string]: unknown }): CheckedOptions {
  const options = body['options'] as { readonly [name: string]: unknown } | undefined
  const given: { [name in OptionName]?: unknown } = {}
  for (const option of OPTIONS) {
    if (!('body' in option)) continue
    const { name, alias = name }: { name: OptionName; alias?: string } = option
    given[name] = option.body === `options.${name}` ? (options?.[name] ?? options?.[alias]) : body[name]
  }
  return checkOptions(given)
}

/** The names that the `options` of a body may have. */
const BODY_OPTIONS: readonly string[] = [...STEERING, ...CHAT_FIELD_NAMES]

/**
 * The names of a body's `options` that no option has. A chat's own fields have their names there; what a provider knows
 * beyond them, any name may have in `options.parameters`.
 *
 * @example
 * unknownBodyOptions({ temprature: 1 })[0].suggestions // ['temperature']
 */
export const unknownBodyOptions = (
  options: { readonly [name: string]: unknown } = {},
): readonly { readonly name: string; readonly detail: string; readonly suggestions: readonly string[] }[] =>
  Object.keys(options)
    .filter((name) => !BODY_OPTIONS.includes(name))
    .slice(0, MOST_UNKNOWN)
    .map((name) => {
      const { detail, suggestions } = unknownOption(name, BODY_OPTIONS)
      return {
        name,
        detail: `${detail}; put fields that only one provider supports in "parameters"`,
        suggestions,
      }
    })

/** More are wrong for the same reason. */
const MOST_UNKNOWN = 10

/**
 * What is wrong with a provider for a task.
 *
 * @param task what `taskOf` gives
 * @returns undefined when it does the task
 */
export function checkProviderOf(task: string, provider: string): OptionProblem | undefined {
  const valid = providersOf(task)
  if (valid.includes(provider)) return undefined
  const detail = `${shownValue(provider)} doesn’t support the task ${task}; expected one of ${valid.join(', ')}`
  return { option: 'provider', ...nameProblem(provider, valid), detail }
}
