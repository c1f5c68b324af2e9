import { SH_CLIENTS } from '../clients/sh.generated.ts'
import type { InferenceExplanation, InferenceSnippet, ModelRecord, ProviderMapping, SnippetOptions } from '../types.ts'
import { explainOnDemand, type LanguageParts } from './load.ts'

const SHELL: LanguageParts = {
  clients: SH_CLIENTS,
  chat: () => import('./shell-chat.ts'),
  otherTasks: () => import('./shell-other-tasks.ts'),
  windows: async () => (await import('../clients/shell-curl-windows.ts')).shellCurlWindows,
}

/**
 * The shell examples alone, for pages that count their bytes: loads the records and the
 * writers that the question needs, and no others. The same texts as from `getInferenceSnippets`, and what was registered
 * counts here, too.
 *
 * @param model the hub's record of the model; only `id`, `pipeline_tag` and `tags` matter for most tasks
 * @param provider a provider's id, or `auto` to let the hub's router choose
 * @param mapping how that provider serves the model; without it the provider's id of the model is taken to be the hub's
 * @param options what the reader chose
 * @returns the examples; `[]` when the provider does not do the task
 * @throws SnippetInputError when an option holds something that no request can carry
 * @throws Error when a part could not be loaded; its `cause` says why, and a later call tries again
 * @example
 * import { loadInferenceSnippets } from '@model-snippets/core/on-demand/shell'
 *
 * const [first] = await loadInferenceSnippets(
 *   { id: 'google-bert/bert-base-uncased', pipeline_tag: 'fill-mask' },
 *   'hf-inference',
 * )
 */
export const loadInferenceSnippets = async (
  model: ModelRecord,
  provider: string,
  mapping?: ProviderMapping,
  options?: SnippetOptions,
): Promise<readonly InferenceSnippet[]> => (await explainOnDemand(SHELL, model, provider, mapping, options)).snippets

/**
 * The same, together with every client that is not offered and the reason.
 *
 * @throws SnippetInputError and Error as `loadInferenceSnippets` does
 */
export const loadInferenceExplanation = (
  model: ModelRecord,
  provider: string,
  mapping?: ProviderMapping,
  options?: SnippetOptions,
): Promise<InferenceExplanation> => explainOnDemand(SHELL, model, provider, mapping, options)
