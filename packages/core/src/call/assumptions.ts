import type { ModelRecord } from '../model/model-record.ts'
import { taskOf } from '../model/task-of.ts'
import type { Assumption } from '../providers/assumption.ts'
import { isPolicy } from '../providers/policies.ts'
import type { Call } from './call.ts'
import type { SnippetOptions } from './options.ts'
import { type Target, targetOf } from './target.ts'

/**
 * Whether a question's request holds the provider's own id of the model. The router finds it for a chat, the hub's
 * clients for `auto`, and an endpoint of the reader's own serves one model.
 *
 * @example
 * holdsProviderId({ id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] }, 'groq', {}) // false
 */
export const holdsProviderId = (model: ModelRecord, provider: string, options: SnippetOptions): boolean =>
  !isPolicy(provider) && isInRequest(taskOf(model) === 'conversational', targetOf(provider, options))

const isInRequest = (isChat: boolean, target: Target): boolean =>
  target === 'direct' || (target === 'routed' && !isChat)

/**
 * What a call rests on that nobody said: what its service does not document, or is said
 * not to do, and the provider's id of the model.
 *
 * @param looksModelsUp true for a client that asks the hub itself
 */
export function assumptionsOf(call: Call, looksModelsUp: boolean): readonly Assumption[] {
  const ofService = call.kind === 'auto-task' ? [] : call.assumptions
  const ofId = assumedId(call, looksModelsUp)
  return ofId.length === 0 ? ofService : [...ofService, ...ofId]
}

/** The request holds the provider's id of the model, and no mapping is known. */
function assumedId(call: Call, looksModelsUp: boolean): readonly Assumption[] {
  const { kind, target, model, provider, providerLabel, providerModel, clientModelPrefix } = call
  if (call.providerModelIsKnown || kind === 'auto-task' || !isInRequest(kind === 'chat', target)) return []
  if (looksModelsUp && clientModelPrefix === undefined) return []
  const list = `${providerLabel}’s list of models`
  return [
    Object.freeze({
      what: `We assume that ${providerLabel} calls the model ${JSON.stringify(providerModel)}.`,
      why: `We don’t know ${providerLabel}’s own id for the model.`,
      howToKnow:
        clientModelPrefix === undefined
          ? `Look for the providerId of ${provider} in https://huggingface.co/api/models/${model.id}?expand=inferenceProviderMapping, or check ${list}`
          : `Check ${list}`,
      option: 'providerId',
    }),
  ]
}
