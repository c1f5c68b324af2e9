import { isSafeArgument } from '../values/visible-text.ts'

/** Longer paths don't open on every system. An example repeats the path of a file dozens of times. */
const LONGEST_PATH = 1000

/**
 * Whether a text can be the path of a file in a repository, on every system: it names each folder downwards, and no
 * program takes it for an option, an address, or a file elsewhere on the reader's machine.
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
