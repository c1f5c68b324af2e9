import type { Assumption } from '../providers/assumption.ts'
import type { JsonObject, Value } from '../values/value.ts'
import { providerModelOf } from './base.ts'
import type { ChatApi, ChatVariant } from './chat-variant.ts'
import type { Decision } from './decision.ts'
import { isObject } from './value-parts.ts'

/* Some models accept function tools in chat completions only with reasoning turned off. */

/** The source that says so for the model; `undefined` for others and for endpoints. */
function sourceFor(decision: Decision): string | undefined {
  const { route, target } = decision
  const fact = target === 'direct' ? route?.refusesToolsWithReasoning : undefined
  return fact?.models.test(providerModelOf(decision)) ? fact.source : undefined
}

/** The default API: one in which the model can both reason and call tools. */
export const defaultApi = (decision: Decision): ChatApi =>
  decision.options.recipe === 'tool-loop' &&
  decision.providerRecord?.chatApis?.responses !== undefined &&
  sourceFor(decision) !== undefined
    ? 'responses'
    : 'chat-completions'

/** Returns the fields that such a model needs, with an assumption; or why it can’t be called. */
export function withoutReasoning(
  decision: Decision,
  { api }: ChatVariant,
  fields: JsonObject,
): { readonly fields: JsonObject; readonly assumptions: readonly Assumption[] } | string {
  const source = api === 'chat-completions' && offersFunctions(fields.tools) ? sourceFor(decision) : undefined
  const effort = fields.reasoning_effort ?? undefined
  if (source === undefined || effort === 'none') return { fields, assumptions: [] }
  const label = decision.providerRecord?.label ?? decision.provider
  if (effort !== undefined) {
    return `${label} rejects function tools in chat completions with this model unless reasoning_effort is "none" (${source}); use the Responses API`
  }
  const assumption = {
    what: 'The request turns reasoning off: it sets reasoning_effort to "none".',
    why: `Otherwise, ${label} rejects function tools in chat completions with this model (${source}).`,
    howToKnow: 'To keep reasoning on, use the Responses API',
  }
  return { fields: { ...fields, reasoning_effort: 'none' }, assumptions: [Object.freeze(assumption)] }
}

/** Whether any tools are functions, which the example runs itself. */
export const offersFunctions = (tools: Value | undefined): boolean =>
  Array.isArray(tools) && tools.some((tool) => isObject(tool) && tool.type === 'function')
