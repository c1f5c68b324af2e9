import { type Configuration, DEFAULT_CONFIGURATION } from './configuration.ts'
import type { Problem } from './options.ts'

/**
 * A configuration without the fields that are wrong. The form shows them with what is wrong; links don't carry them on,
 * because a page has dozens of links.
 */
export function withoutWrong(configuration: Configuration, problems: readonly Pick<Problem, 'field'>[]): Configuration {
  if (problems.length === 0) return configuration
  const wrong = new Set<string>(problems.map(({ field }) => field))
  const isRight = ([name]: readonly [name: string, value: unknown]): boolean => !wrong.has(name)
  const { unreadable: _, inputs, parameters, ...fields } = configuration
  return {
    ...DEFAULT_CONFIGURATION,
    ...Object.fromEntries(Object.entries(fields).filter(isRight)),
    inputs: Object.fromEntries(Object.entries(inputs).filter(isRight)),
    parameters: Object.fromEntries(Object.entries(parameters).filter(isRight)),
  }
}
