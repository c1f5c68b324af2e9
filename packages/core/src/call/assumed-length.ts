import type { Assumption } from '../providers/assumption.ts'
import type { JsonObject } from '../values/value.ts'
import type { ChatVariant } from './chat-variant.ts'
import type { Decision } from './decision.ts'

/** The assumption behind a request without streaming that exceeds a token limit which the provider has rejected. */
export function assumedLength(
  { target, provider, providerRecord, route }: Decision,
  { api }: ChatVariant,
  { max_tokens: older = null, max_completion_tokens: limit = older }: JsonObject,
  streaming: boolean,
): readonly Assumption[] {
  const most = target === 'endpoint' || api !== 'chat-completions' || streaming ? undefined : route?.mostUnstreamed
  if (most === undefined || typeof limit !== 'number' || limit <= most.tokens) return []
  const label = providerRecord?.label ?? provider
  return [
    Object.freeze({
      what: `We assume that ${label} accepts requests for ${limit} tokens without streaming.`,
      why: `It has rejected requests for more than ${most.tokens} tokens without streaming (${most.source}).`,
      howToKnow: `Run the example; if the request is rejected, stream the response or ask for at most ${most.tokens} tokens`,
    }),
  ]
}
