import { SnippetInputError } from '../values/errors.ts'
import { type Cause, type CauseId, causeOf } from './causes.ts'
import { NAMES, RULES, type Rule } from './rules.ts'
import { withoutSecrets } from './secrets.ts'
import { statusesIn } from './statuses.ts'

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
  if (typeof given !== 'string') throw new SnippetInputError('message', `expected a text, got ${typeof given}`)
  if (given.trim() === '') throw new SnippetInputError('message', 'it is empty; give what the program printed')
  if (given.length > LONGEST_ERROR_TEXT) {
    throw new SnippetInputError(
      'message',
      `it has ${given.length} characters, and at most ${LONGEST_ERROR_TEXT} are read; give its end`,
    )
  }
  return given
}

/** What a status alone says. */
const BY_STATUS: Readonly<Record<number, CauseId>> = {
  400: 'invalid-request',
  401: 'unauthorized',
  402: 'payment-required',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  410: 'not-found',
  413: 'too-large',
  422: 'invalid-request',
  429: 'rate-limited',
  500: 'server-error',
  502: 'unavailable',
  503: 'unavailable',
  504: 'gateway-timeout',
  520: 'unavailable',
  521: 'unavailable',
  523: 'unavailable',
  522: 'gateway-timeout',
  524: 'gateway-timeout',
  529: 'unavailable',
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
  const id = causeIn(text.toLowerCase())
  return { cause: id === undefined ? null : causeOf(id), text }
}

/** The end of a text, from the beginning of a word: half a key would not be known as one. */
function endOf(text: string): string {
  if (text.length <= LONGEST_ERROR_TEXT) return text
  const end = text.slice(-LONGEST_ERROR_TEXT)
  return end.slice(Math.max(0, end.search(/\s/)))
}

function causeIn(text: string): CauseId | undefined {
  const holds = (words: readonly string[]): boolean => words.some((each) => text.includes(each))
  const applies = ({ any, also, unless }: Rule): boolean =>
    holds(any) && (also === undefined || holds(also)) && !(unless !== undefined && holds(unless))
  const rule = RULES.find(applies)
  if (rule !== undefined) return rule.cause
  const statuses = statusesIn(text).map((status) => BY_STATUS[status])
  return onlyOf(statuses.length > 0 ? statuses : NAMES.filter(applies).map(({ cause }) => cause))
}

/** Several that differ are a log of several failures: none of them is the one. */
function onlyOf(causes: readonly (CauseId | undefined)[]): CauseId | undefined {
  const [only, ...others] = new Set(causes)
  return others.length === 0 ? only : undefined
}
