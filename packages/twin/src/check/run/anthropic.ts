/*
 * Anthropic's own API. The twin answers in its protocol, which providers have too, but knows no contract of it. What
 * follows is from Anthropic's clients (Python 2.12.0) and https://docs.claude.com/en/api/overview.
 */

export const ANTHROPIC_HOST = 'api.anthropic.com'

const MESSAGES = /^https:\/\/api\.anthropic\.com\/v1\/messages(?:\?|$)/

/** As in the types of the clients. */
const ROLES: readonly unknown[] = ['user', 'assistant', 'system']

/** Returns what Anthropic rejects about a request for a message. */
export function anthropicFault(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): string | undefined {
  if (!MESSAGES.test(url)) return undefined
  if (headers['anthropic-version'] === undefined) return 'the header anthropic-version is required'
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>
  const missing = ['model', 'max_tokens', 'messages'].find((name) => fields[name] === undefined)
  if (missing !== undefined) return `body must have required property '${missing}'`
  if (!Array.isArray(fields['messages'])) return 'body.messages must be array'
  const wrong = fields['messages'].findIndex((each) => !ROLES.includes(each?.role))
  return wrong === -1 ? undefined : `body.messages.${wrong}.role must be one of ${ROLES.join(', ')}`
}
