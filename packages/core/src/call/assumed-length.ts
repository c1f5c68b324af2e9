import type { Assumption } from '../providers/assumption.ts'
import type { JsonObject } from '../values/value.ts'
import type { ChatVariant } from './chat-variant.ts'
import type { Decision } from './decision.ts'

/** A limit of tokens that the provider is known to refuse without a stream. */
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
      what: `${label} is taken to write ${limit} tokens without streaming them.`,
      why: `It has refused more than ${most.tokens} tokens in an answer that isn’t streamed (${most.source}).`,
      howToKnow: `Run it; where it is refused, stream the answer or ask for at most ${most.tokens} tokens`,
    }),
  ]
}
