import type { ChatCall } from '../../call/call.ts'
import { getOwn } from '../../values/get-own.ts'

/** What an example may do, as worded in the sentence that says it doesn't. */
const FEATURES = {
  async: 'async',
  retries: 'retries',
  reasoning: 'printed reasoning',
  'forced-call': 'a forced tool call',
  'tool-loop': 'a tool loop',
  'structured-output': 'structured output',
  responses: 'the Responses API',
  messages: 'the Messages API',
} as const

/** What an example may do. */
export type Feature = keyof typeof FEATURES

/**
 * What a client's examples don't do, by feature: `true` if we haven't run such an example, or the place that shows that
 * the client doesn't support it, such as a file of its package.
 */
export type Without = { readonly [Name in Feature]?: true | string }

/**
 * Says why a client has no example with a feature.
 *
 * @param client the client's id and what its examples don't do
 * @param feature a feature, or any other name of a renderer
 * @returns the reason; `undefined` if the client's record doesn't rule the feature out
 * @example
 * withoutReason({ id: 'agno', without: { retries: true } }, 'retries') // we haven’t run an example of agno with retries
 */
export function withoutReason(
  { id, without = {} }: { readonly id: string; readonly without?: Without },
  feature: string,
): string | undefined {
  const source = getOwn(without, feature as Feature)
  if (source === undefined) return undefined
  const words = FEATURES[feature as Feature]
  return source === true
    ? `we haven’t run an example of ${id} with ${words}`
    : `${id} doesn’t support ${words} (${source})`
}

/** Returns the features of a chat besides its API and recipe, which have their own renderers. */
export function featuresOf({ variant, asksForReasoning }: Pick<ChatCall, 'variant' | 'asksForReasoning'>): Feature[] {
  const asked = { async: variant.async, retries: variant.retries, reasoning: asksForReasoning }
  return (['async', 'retries', 'reasoning'] as const).filter((feature) => asked[feature])
}
