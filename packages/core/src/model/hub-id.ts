import { isSafeArgument } from '../values/visible-text.ts'

/** The longest name of an owner or a model on the hub. */
const LONGEST_NAME = 96

/**
 * Whether a text has the form of a model's id on the hub: a name, or an owner and a name with a slash between them. The
 * rule is that of `huggingface_hub.utils.validate_repo_id` (release 2.4): letters, digits, `_`, `-` and `.`, with none of
 * the latter two at an end or twice in a row. Clients take other texts for an address and send the token there.
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
 * Why an id is none of the hub, in the words of every surface; undefined for one that is. Clients and libraries take
 * other texts for an address, a folder or an option.
 *
 * @example
 * problemOfId('//example.com/share') // 'expected a Hugging Face id, owner/name, got "//example.com/share"'
 */
export function problemOfId(id: unknown): string | undefined {
  if (typeof id !== 'string' || id === '') return 'expected a non-empty string'
  if (isHubId(id)) return undefined
  return `${NO_HUB_ID}, got ${JSON.stringify(id.slice(0, LONGEST_SHOWN))}`
}

/** What is said of an id of another form. */
export const NO_HUB_ID = 'expected a Hugging Face id, owner/name'

/** How much of an id is repeated to whoever gave it. */
const LONGEST_SHOWN = 100

/**
 * Whether a text can be no id of the hub, no address and no option, only a folder or a file of the reader's own. What
 * begins with two slashes, of either kind, is the share of another machine.
 */
export const isLocalPath = (text: string): boolean =>
  isSafeArgument(text) && /^(?:\/(?![\\/])|\.{1,2}\/|[A-Za-z]:[\\/](?![\\/]))/.test(text)

const isName = (name: string): boolean =>
  name.length <= LONGEST_NAME && /^\w(?:[\w.-]*\w)?$/.test(name) && !/--|\.\./.test(name)
