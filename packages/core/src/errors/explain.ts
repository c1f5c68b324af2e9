import { SnippetInputError } from '../values/errors.ts'
import { type Cause, causeOf } from './causes.ts'
import { causeIn } from './evidence.ts'
import { withoutSecrets } from './secrets.ts'

/** Of a longer text its end is read: there programs say what went wrong. */
export const LONGEST_ERROR_TEXT = 50_000

/** What a message means. */
export interface ErrorExplanation {
  /** Null where the message is none that is known: nothing is guessed. */
  readonly cause: Cause | null
  /** The message that was read, with secrets blotted out. */
  readonly text: string
}

/**
 * Reads a message as somebody gives it.
 *
 * @throws SnippetInputError for what is no text, an empty one, or one that is too long
 */
export function readErrorMessage(given: unknown): string {
  if (typeof given !== 'string') throw new SnippetInputError('message', `expected a string, got ${typeof given}`)
  if (given.trim() === '') throw new SnippetInputError('message', 'it is empty; give what the program printed')
  if (given.length > LONGEST_ERROR_TEXT) {
    throw new SnippetInputError(
      'message',
      `it has ${given.length} characters, and at most ${LONGEST_ERROR_TEXT} are read; give its end`,
    )
  }
  return given
}

/**
 * Says why a call of a model failed, by what a program printed: the words of services, clients and tools that are known,
 * and the statuses that they print.
 *
 * @param message what was printed: a line, or the whole output; at most `LONGEST_ERROR_TEXT` characters of its end are read
 * @example
 * explainError('openai.RateLimitError: Error code: 429').cause?.id // rate-limited
 */
export function explainError(message: string): ErrorExplanation {
  const text = withoutSecrets(endOf(message))
  const id = causeIn(text)
  return { cause: id === undefined ? null : causeOf(id), text }
}

/** The end of a text, from the beginning of a word: half a key would not be known as one. */
function endOf(text: string): string {
  if (text.length <= LONGEST_ERROR_TEXT) return text
  const end = text.slice(-LONGEST_ERROR_TEXT)
  return end.slice(Math.max(0, end.search(/\s/)))
}
