import { isPolicy, type ModelRecord, type SnippetOptions, targetOf, taskOf } from '@model-snippets/core'
import type { AskRouter } from './provider-choices.ts'
import { withToolFacts } from './without-tools.ts'

/**
 * Adds the providers that don’t support tool calling with a model to its record, if that matters: the router is asked
 * only about a tool loop with one provider.
 *
 * @param provider the provider that runs the tool loop
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
