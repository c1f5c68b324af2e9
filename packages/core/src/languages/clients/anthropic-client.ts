import type { ChatCall } from '../../call/call.ts'
import type { ValueObject } from '../../values/value.ts'
import type { Client } from './client.ts'

/* Shared by Anthropic's clients in all languages. */

/** They support one API, and have no methods for the others. */
export const WITHOUT_RENDERER: NonNullable<Client['withoutRenderer']> = {
  plain: 'the client supports only the Messages API; choose Messages as the API',
  'tool-loop': 'the client supports only the Messages API; choose Messages as the API',
  'structured-output': 'the client supports only the Messages API; choose Messages as the API',
  responses: 'the client supports only the Messages API, not the Responses API',
}

/** Anthropic's API has no models for other tasks. */
export const unusedMethod = (): string =>
  'the client supports only Anthropic’s API, which has no such models (https://platform.claude.com/docs/en/api/overview)'

/** Seconds that the clients wait for an unstreamed answer, and the tokens per hour that they assume. */
const LONGEST_WAIT = 600
const TOKENS_PER_HOUR = 128_000

/**
 * Returns why the clients would reject the request:
 * https://platform.claude.com/docs/en/cli-sdks-libraries/sdks/python#long-requests.
 */
export function unsupportedMessages({ request, streaming, variant }: ChatCall): string | undefined {
  if (!request.url.endsWith('/v1/messages')) return 'the client can only call /v1/messages'
  // With retries, the example sets its own timeout.
  if (streaming || variant.retries || request.body.kind !== 'json') return undefined
  const { max_tokens } = request.body.value as ValueObject
  return typeof max_tokens === 'number' && max_tokens > (LONGEST_WAIT / 3600) * TOKENS_PER_HOUR
    ? 'the client requires streaming for this many tokens; turn on streaming, or lower max_tokens'
    : undefined
}
