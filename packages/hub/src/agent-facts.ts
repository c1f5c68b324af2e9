import { type ModelRecord, type SnippetOptions, targetOf, taskOf } from '@model-snippets/core'
import type { AskRouter } from './provider-choices.ts'
import type { ProviderFacts } from './router-facts.ts'

/**
 * What a router says of a provider that decides how a coding agent is set up with a model; nothing where the agent does
 * not ask by the router, and where the router says nothing.
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
