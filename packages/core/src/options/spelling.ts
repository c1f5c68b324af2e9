import { shownValue } from '../call/option-values.ts'
import { nearestNames } from '../values/nearest.ts'
import { OPTIONS, type OptionName, type OptionRecord, optionRecord } from './table.ts'

/** Where an option is written: on the command line, in a URL, in a request body, or as an argument of an MCP tool. */
export type Surface = 'flag' | 'query' | 'body' | 'tool'

/**
 * Returns the name of an option on a surface.
 *
 * @param path what follows the name, `[0].role`
 * @example
 * spelled('max_tokens', 'flag') // --max-tokens
 * spelled('messages', 'body', '[0].role') // options.messages[0].role
 */
export function spelled(option: OptionName, surface: Surface, path = ''): string {
  const record: OptionRecord = optionRecord(option)
  if (surface === 'flag') {
    // For a repeatable flag, add the key as it was passed: `--param seed`.
    const rest = option === 'parameters' ? path.replace(/^\./, ' ') : path
    return `--${record.flags.at(-1)?.name ?? record.name}${rest}`
  }
  return (surface === 'tool' ? record.name : (record[surface] ?? record.name)) + path
}

/**
 * Converts a field name from the generator, such as `options.messages[0].role`, to the name on a surface.
 *
 * @returns undefined for a field that is no option of the table
 */
export function spelledField(field: string, surface: Surface): string | undefined {
  const [, name = '', path = ''] = /^options\.(\w+)(.*)$/s.exec(field) ?? []
  const option = OPTIONS.find((candidate) => candidate.name === name)?.name
  return option === undefined ? undefined : spelled(option, surface, path)
}

/**
 * Returns the problem with an unknown option name.
 *
 * @param known the names that there are, spelled like it
 * @example
 * unknownOption('--temprature', ['--temperature']).detail // unknown option "--temprature"; did you mean --temperature?
 */
export function unknownOption(
  name: string,
  known: readonly string[],
): { readonly detail: string; readonly suggestions: readonly string[] } {
  const suggestions = nearestNames(name, known)
  const meant = suggestions.length === 0 ? '' : `; did you mean ${suggestions.join(' or ')}?`
  return { detail: `unknown option ${shownValue(name)}${meant}`, suggestions }
}
