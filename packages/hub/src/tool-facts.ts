import { isPolicy, type ModelRecord, type SnippetOptions, targetOf, taskOf } from '@model-snippets/core'
import type { AskRouter } from './provider-choices.ts'
import { withToolFacts } from './without-tools.ts'

/**
 * The record of a model with the providers that don't call tools with it, where what is asked for depends on it: the router is asked for a tool loop with one provider alone.
 *
 * @param provider who is asked for the loop
 */
export async function withToolFactsOf(
  model: ModelRecord,
  provider: string,
  options: Pick<SnippetOptions, 'recipe' | 'endpointUrl' | 'directRequest'>,
  ask: AskRouter,
): Promise<ModelRecord> {
  const depends =
    options.recipe === 'tool-loop' &&
    targetOf(provider, options) !== 'endpoint' &&
    !isPolicy(provider) &&
    model.withoutTools === undefined &&
    taskOf(model) === 'conversational'
  if (!depends) return model
  const answer = await ask(model.id)
  return answer.kind === 'found' ? withToolFacts(model, answer.providers) : model
}
