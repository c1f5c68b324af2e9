import { SnippetInputError } from '../values/errors.ts'
import { type Cause, causeOf } from './causes.ts'
import { causeIn } from './evidence.ts'
import { withoutSecrets } from './secrets.ts'

/**
 * The maximum length of a message. Only the end of a longer text is read, because that's where programs print errors.
 */
export const LONGEST_ERROR_TEXT = 50_000

/** The explanation of an error message. */
export interface ErrorExplanation {
  /** The cause; `null` if we don't recognize the message. */
  readonly cause: Cause | null
  /** The message that was read, with secrets redacted. */
  readonly text: string
}

/**
 * Checks a message before it's explained.
 *
 * @throws SnippetInputError if it isn't a string, is empty, or is too long
 */
export function readErrorMessage(given: unknown): string {
  if (typeof given !== 'string') throw new SnippetInputError('message', `expected a string, got ${typeof given}`)
  if (given.trim() === '') throw new SnippetInputError('message', 'expected the program’s output, got an empty string')
  if (given.length > LONGEST_ERROR_TEXT) {
    throw new SnippetInputError(
      'message',
      `expected at most ${LONGEST_ERROR_TEXT} characters, got ${given.length}; give only the end`,
    )
  }
  return given
}

/**
 * Explains why a call failed, from a program's output: known messages of services, clients, and tools, and statuses.
 *
 * @param message a line or the whole output; only the last `LONGEST_ERROR_TEXT` characters are read
 * @example
 * explainError('openai.RateLimitError: Error code: 429').cause?.id // rate-limited
 */
export function explainError(message: string): ErrorExplanation {
  const text = withoutSecrets(endOf(message))
  const id = causeIn(text)
  return { cause: id === undefined ? null : causeOf(id), text }
}

/** Returns the end of a text, from the start of a word, because half a key wouldn’t be recognized as a key. */
function endOf(text: string): string {
  if (text.length <= LONGEST_ERROR_TEXT) return text
  const end = text.slice(-LONGEST_ERROR_TEXT)
  return end.slice(Math.max(0, end.search(/\s/)))
}
