import { isSafeArgument } from '../values/visible-text.ts'

/** The longest owner or model name that Hugging Face allows. */
const LONGEST_NAME = 96

/**
 * Checks whether a string has the form of a model id on Hugging Face: `name` or `owner/name`. The rules are those of
 * `huggingface_hub.utils.validate_repo_id` (release 2.4): letters, digits, `_`, `-`, and `.`, with `-` and `.` neither
 * at an end nor doubled. Clients treat other strings as URLs and send the token there.
 *
 * @example
 * isHubId('Qwen/Qwen3-8B') // true
 * isHubId('http://example.com/steal') // false
 */
export function isHubId(text: string): boolean {
  const names = text.split('/')
  return names.length <= 2 && names.every(isName)
}

/**
 * Returns why a string isn't a Hugging Face id; `undefined` if it is one. Clients and libraries treat other strings as
 * URLs, folders, or options.
 *
 * @example
 * problemOfId('//example.com/share') // 'expected a Hugging Face id, owner/name, got "//example.com/share"'
 */
export function problemOfId(id: unknown): string | undefined {
  if (typeof id !== 'string' || id === '') return `expected a non-empty string, got ${id === '' ? '""' : typeof id}`
  if (isHubId(id)) return undefined
  return `${NO_HUB_ID}, got ${JSON.stringify(id.slice(0, LONGEST_SHOWN))}`
}

/** The start of the message for an invalid id. */
export const NO_HUB_ID = 'expected a Hugging Face id, owner/name'

/** How many characters of an id an error message repeats. */
const LONGEST_SHOWN = 100

/**
 * Checks whether a string can only be a local path: not a Hugging Face id, a URL, or an option. A path that starts with
 * two slashes or backslashes is a network share.
 */
export const isLocalPath = (text: string): boolean =>
  isSafeArgument(text) && /^(?:\/(?![\\/])|\.{1,2}\/|[A-Za-z]:[\\/](?![\\/]))/.test(text)

const isName = (name: string): boolean =>
  name.length <= LONGEST_NAME && /^\w(?:[\w.-]*\w)?$/.test(name) && !/--|\.\./.test(name)
