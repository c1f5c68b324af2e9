import { STEERING } from '../call/option-facts.generated.ts'
import { type ReadValue, shownValue, type ValueProblem } from '../call/option-values.ts'
import { CHAT_FIELD_NAMES } from './chat-fields.ts'
import { namesTypeScript } from './language-names.ts'
import { clientsOf, providersOf } from './names.ts'
import { unknownOption } from './spelling.ts'
import { OPTIONS, type OptionName } from './table.ts'
import { nameProblem, readText, readValue } from './value.ts'

/** A problem with one option. */
export interface OptionProblem extends ValueProblem {
  readonly option: OptionName
}

/** Options by name. */
export type GivenOptions = { readonly [name in OptionName]?: unknown }

/** The checked options and their problems. */
export interface CheckedOptions {
  /**
   * The valid values. A language has its id, whatever name you passed: `typescript` becomes `js` with the option
   * `typescript`.
   */
  readonly values: GivenOptions
  readonly problems: readonly OptionProblem[]
}

/**
 * Validates options. Unknown names are passed through, because chat sends them.
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
 * Validates the options in a request body: the body's fields and those of `options`. Other fields of `options` are chat
 * fields.
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

/** Valid names in a body’s `options`. */
const BODY_OPTIONS: readonly string[] = [...STEERING, ...CHAT_FIELD_NAMES]

/**
 * Returns the names in a body's `options` that aren't options or chat fields. Provider-specific fields belong in
 * `options.parameters`, which accepts any name.
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

/** The most problems to report; further ones usually have the same cause. */
const MOST_UNKNOWN = 10

/**
 * Checks whether a provider supports a task.
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
