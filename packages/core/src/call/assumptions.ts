import type { ModelRecord } from '../model/model-record.ts'
import { taskOf } from '../model/task-of.ts'
import type { Assumption } from '../providers/assumption.ts'
import { isPolicy } from '../providers/policies.ts'
import type { Call } from './call.ts'
import type { SnippetOptions } from './options.ts'
import { type Target, targetOf } from './target.ts'

/**
 * Checks whether a request contains the provider's own id for the model. It doesn't if the router (chat) or the Hugging
 * Face clients (`auto`) look up the id, or if the request goes to your own endpoint.
 *
 * @example
 * holdsProviderId({ id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] }, 'groq', {}) // false
 */
export const holdsProviderId = (model: ModelRecord, provider: string, options: SnippetOptions): boolean =>
  !isPolicy(provider) && isInRequest(taskOf(model) === 'conversational', targetOf(provider, options))

const isInRequest = (isChat: boolean, target: Target): boolean =>
  target === 'direct' || (target === 'routed' && !isChat)

/**
 * Returns what we assumed about a call: that the service supports what it doesn't document, and which id the provider
 * has for the model.
 *
 * @param looksModelsUp true for a client that asks the hub itself
 */
export function assumptionsOf(call: Call, looksModelsUp: boolean): readonly Assumption[] {
  const ofService = call.kind === 'auto-task' ? [] : call.assumptions
  const ofId = assumedId(call, looksModelsUp)
  return ofId.length === 0 ? ofService : [...ofService, ...ofId]
}

/** The request contains the provider’s id for the model, and no mapping is known. */
function assumedId(call: Call, looksModelsUp: boolean): readonly Assumption[] {
  const { kind, target, model, provider, providerLabel, providerModel, clientModelPrefix } = call
  if (call.providerModelIsKnown || kind === 'auto-task' || !isInRequest(kind === 'chat', target)) return []
  if (looksModelsUp && clientModelPrefix === undefined) return []
  const list = `${providerLabel}’s list of models`
  return [
    Object.freeze({
      what: `We assume that ${JSON.stringify(providerModel)} is ${providerLabel}’s id for the model.`,
      why: `We don’t have Hugging Face’s record of which id ${providerLabel} uses for the model.`,
      howToKnow:
        clientModelPrefix === undefined
          ? `Look for the providerId of ${provider} in https://huggingface.co/api/models/${model.id}?expand=inferenceProviderMapping, or check ${list}`
          : `Check ${list}`,
      option: 'providerId',
    }),
  ]
}
