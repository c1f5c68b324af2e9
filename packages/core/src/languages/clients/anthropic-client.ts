import type { ChatCall } from '../../call/call.ts'
import type { ValueObject } from '../../values/value.ts'
import type { Client } from './client.ts'

/* What Anthropic's own clients share in all languages. */

/** They speak one API, and have no method for the others. */
export const WITHOUT_RENDERER: NonNullable<Client['withoutRenderer']> = {
  plain: 'the client supports only the Messages API; choose Messages as the API',
  'tool-loop': 'the client supports only the Messages API; choose Messages as the API',
  'structured-output': 'the client supports only the Messages API; choose Messages as the API',
  responses: 'the client supports only the Messages API, not the Responses API',
}

/** Seconds for which the clients wait for a whole answer, and tokens an hour that they reckon with. */
const LONGEST_WAIT = 600
const TOKENS_PER_HOUR = 128_000

/** Why the clients would not ask: https://platform.claude.com/docs/en/cli-sdks-libraries/sdks/python#long-requests. */
export function unsupportedMessages({ request, streaming, variant }: ChatCall): string | undefined {
  if (!request.url.endsWith('/v1/messages')) return 'the client can only call /v1/messages'
  // With retries the example says how long to wait.
  if (streaming || variant.retries || request.body.kind !== 'json') return undefined
  const { max_tokens } = request.body.value as ValueObject
  return typeof max_tokens === 'number' && max_tokens > (LONGEST_WAIT / 3600) * TOKENS_PER_HOUR
    ? 'the client requires streaming for this many tokens; turn on streaming, or lower max_tokens'
    : undefined
}
