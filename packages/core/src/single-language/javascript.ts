import { JAVASCRIPT } from '../clients/index.ts'
import { explainWith } from '../generator.ts'
import { ALL } from '../records.ts'
import type { InferenceExplanation, InferenceSnippet, ModelRecord, ProviderMapping, SnippetOptions } from '../types.ts'

/**
 * The JavaScript examples alone, for bundles that need no other language. The same texts as from the whole package.
 *
 * @throws SnippetInputError when an option holds something that no request can carry
 * @example
 * import { getInferenceSnippets } from '@model-snippets/core/javascript'
 *
 * const [first] = getInferenceSnippets({ id: 'google-bert/bert-base-uncased', pipeline_tag: 'fill-mask' }, 'hf-inference')
 */
export const getInferenceSnippets = (
  model: ModelRecord,
  provider: string,
  mapping?: ProviderMapping,
  options?: SnippetOptions,
): InferenceSnippet[] => explainWith(ALL, JAVASCRIPT, model, provider, mapping, options).snippets

/**
 * The same, together with every JavaScript client that is not offered and the reason.
 *
 * @throws SnippetInputError as `getInferenceSnippets` does
 */
export const explainInferenceSnippets = (
  model: ModelRecord,
  provider: string,
  mapping?: ProviderMapping,
  options?: SnippetOptions,
): InferenceExplanation => explainWith(ALL, JAVASCRIPT, model, provider, mapping, options)
