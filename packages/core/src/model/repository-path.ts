import { isSafeArgument } from '../values/visible-text.ts'

/** Longer paths don't open on every system, and an example repeats a path dozens of times. */
const LONGEST_PATH = 1000

/**
 * Checks whether a string is a safe file path in a repository, on every system: no program treats it as an option, a
 * URL, or a file elsewhere on your machine.
 *
 * @example
 * isRepositoryPath('Q6_K/model-Q6_K.gguf') // true
 * isRepositoryPath('../../model.gguf') // false
 */
export const isRepositoryPath = (path: string): boolean =>
  path.length <= LONGEST_PATH &&
  isSafeArgument(path) &&
  !/^~|^[A-Za-z]:|\\/.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
