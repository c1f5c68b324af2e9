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

const isName = (name: string): boolean =>
  name.length <= LONGEST_NAME && /^\w(?:[\w.-]*\w)?$/.test(name) && !/--|\.\./.test(name)
