import { type ModelRecord, type SnippetOptions, targetOf, taskOf } from '@model-snippets/core'
import type { AskRouter } from './provider-choices.ts'
import type { ProviderFacts } from './router-facts.ts'

/**
 * Looks up the provider facts that a coding agent's setup needs. Returns an empty object if the agent doesn’t call the
 * router, or the router reports nothing.
 */
export async function agentFacts(
  model: ModelRecord,
  provider: string,
  options: Pick<SnippetOptions, 'directRequest' | 'endpointUrl'>,
  ask: AskRouter,
): Promise<Pick<ProviderFacts, 'supportsTools' | 'contextLength'>> {
  if (targetOf(provider, options) !== 'routed' || taskOf(model) !== 'conversational') return {}
  const answer = await ask(model.id)
  const facts = answer.kind === 'found' ? answer.providers.find((each) => each.provider === provider) : undefined
  if (facts === undefined) return {}
  const { supportsTools, contextLength } = facts
  return {
    ...(supportsTools === undefined ? {} : { supportsTools }),
    ...(contextLength === undefined ? {} : { contextLength }),
  }
}
