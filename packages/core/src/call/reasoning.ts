import { modelName, reasoningNeedOf, thinksUnasked } from '../model/thinking.ts'
import type { Assumption } from '../providers/assumption.ts'
import type { JsonObject } from '../values/value.ts'
import type { Base } from './base.ts'
import type { ChatCall } from './call.ts'
import type { ChatVariant } from './chat-variant.ts'
import type { Decision } from './decision.ts'
import { LIMIT_NAMES } from './limit-names.ts'
import { isObject } from './value-parts.ts'

/** The token limit’s name in each API. */
const LIMIT_OF = { 'chat-completions': 'max_tokens', responses: 'max_output_tokens', messages: 'max_tokens' } as const

/** With a lower limit, a reasoning model rarely finishes its answer. */
const ENOUGH_TOKENS = 1024

const NO_REASONS: readonly string[] = Object.freeze([])

/** How a call deals with reasoning, and with answers that may be incomplete or empty. */
export type ReasoningFacts = Pick<
  ChatCall,
  | 'cutReasons'
  | 'thinks'
  | 'refusesReasoningContent'
  | 'sendsNoReasoning'
  | 'needsReasoningContent'
  | 'wantsReasoningContent'
  | 'checksAnswer'
  | 'limit'
>

/** @param parameters the fields of the body, in the words of chat completions */
export function reasoningFacts(
  { target }: Base,
  { model, route, makersRoute }: Decision,
  { api, recipe, retries }: ChatVariant,
  parameters: JsonObject,
): ReasoningFacts {
  const thinks = doesThink(model, parameters)
  // At an endpoint, only the model is known.
  const ofService = target === 'endpoint' ? undefined : route
  const mayBeMakers = target === 'endpoint' ? undefined : makersRoute
  // A model that doesn't reason has nothing to leave out.
  const refuses = thinks ? ofService?.refusesReasoningContent : undefined
  const need = thinks && refuses === undefined ? reasoningNeedOf(model) : undefined
  const needs = thinks && refuses === undefined ? ofService?.needsReasoningContent : undefined
  const given = LIMIT_NAMES.find((name) => typeof parameters[name] === 'number')
  const renamed = target === 'direct' ? route?.directNames?.['max_tokens'] : undefined
  const ofChat = given ?? LIMIT_NAMES.find((name) => name === renamed)
  return {
    // Responses have a status instead.
    cutReasons: (api === 'responses' ? undefined : (ofService ?? mayBeMakers)?.cutReasons?.reasons) ?? NO_REASONS,
    thinks,
    refusesReasoningContent: refuses,
    sendsNoReasoning: api === 'chat-completions' ? ofService?.sendsNoReasoning : undefined,
    needsReasoningContent: needs ?? (need?.without === 'refused' ? need.source : undefined),
    wantsReasoningContent: need?.without === 'worse' ? need.source : undefined,
    // Without a limit, a plain chat completion stops where the vendor’s example does. The Messages API always has a limit,
    // and a refused response is `completed`, without text.
    checksAnswer: retries || recipe !== 'plain' || api !== 'chat-completions' || given !== undefined,
    limit: api === 'chat-completions' && ofChat !== undefined ? ofChat : LIMIT_OF[api],
  }
}

/** Whether a model reasons before it answers, on request or by default. */
export const doesThink = (model: Decision['model'], parameters: JsonObject): boolean =>
  isToldToThink(parameters) ?? thinksUnasked(model)

/** Adds the fields that keep reasoning out of the answer's text. Fallback providers would get them as well. */
export function withReasoningApart(
  { model, target, route, fallbacks }: Decision,
  { api, recipe }: ChatVariant,
  fields: JsonObject,
): JsonObject {
  const isText = api === 'chat-completions' && recipe !== 'structured-output'
  const separates = target === 'endpoint' || !isText ? undefined : route?.separatesReasoning
  if (separates?.models.test(modelName(model)) !== true || fallbacks.length > 0) return fields
  const isDecided = separates.unless.some((name) => (fields[name] ?? undefined) !== undefined)
  return isDecided || !doesThink(model, fields) ? fields : { ...fields, ...separates.fields }
}

/** Whether the user turns reasoning on or off; `undefined` if not set. */
export function isToldToThink({
  reasoning_effort: effort = null,
  reasoning = null,
  thinking = null,
  enable_thinking: enable = null,
  chat_template_args: args = null,
  chat_template_kwargs: template = args,
}: JsonObject): boolean | undefined {
  const wish = isObject(template)
    ? (template['enable_thinking'] ?? template['thinking'])
    : isObject(reasoning) && typeof reasoning['enabled'] === 'boolean'
      ? reasoning['enabled']
      : enable
  if (typeof wish === 'boolean') return wish
  if (isObject(thinking)) return thinking['type'] !== 'disabled'
  const asked = effort ?? (isObject(reasoning) ? reasoning['effort'] : undefined)
  return typeof asked === 'string' ? asked !== 'none' : undefined
}

/** The assumption about a limit that a reasoning model is likely to use up before it answers. */
export function assumedLimit({ thinks }: ReasoningFacts, parameters: JsonObject): readonly Assumption[] {
  const name = LIMIT_NAMES.find((each) => typeof parameters[each] === 'number')
  const tokens = name === undefined ? undefined : (parameters[name] as number)
  if (!thinks || tokens === undefined || tokens >= ENOUGH_TOKENS) return []
  return [
    Object.freeze({
      what: `We assume that a ${name} of ${tokens} is enough for both the reasoning and the answer.`,
      why: 'The model thinks before it answers, and its reasoning counts against the limit (https://api-docs.deepseek.com/guides/thinking_mode).',
      howToKnow: `Run the example: if the answer is cut off or empty, raise ${name} to ${ENOUGH_TOKENS} or more`,
    }),
  ]
}
