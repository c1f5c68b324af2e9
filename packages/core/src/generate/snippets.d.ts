import type { SnippetOptions } from '../call/options.ts';
import type { ModelRecord, ProviderMapping } from '../model/model-record.ts';
import type { ProviderName } from './names.ts';
import type { ExplainOptions, InferenceExplanation, InferenceRequest, InferenceSnippet } from './snippet.ts';
/**
 * Writes every example that is offered for a model, a provider and the reader's options.
 *
 * @param model the hub's record of the model; only `id`, `pipeline_tag` and `tags` matter for most tasks. An id has the
 * form that the hub gives it, `name` or `owner/name`
 * @param provider a provider's id, or `auto` for the fastest that the hub's router finds; of a chat, also `fastest`, `cheapest` or
 * `preferred`
 * @param mapping how that provider serves the model; without it the provider's id of the model is
 * taken to be the hub's, and snippets that rest on that say so in `assumptions`
 * @param options what the reader chose
 * @returns the examples, Python first, then JavaScript, then shell; `[]` when the provider does not do the task
 * @throws SnippetInputError when the id has another form, or an option holds something that no request can carry (NaN, a
 * header with a line break)
 * @example
 * const [first] = getInferenceSnippets(
 *   { id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] },
 *   'auto',
 * )
 * console.log(first?.content)
 */
export declare const getInferenceSnippets: (model: ModelRecord, provider: ProviderName, mapping?: ProviderMapping, options?: SnippetOptions) => InferenceSnippet[];
/**
 * The same, together with every client that is not offered and the reason.
 *
 * @param asked which examples are wanted, by language and client: others are not written
 * @throws SnippetInputError as `getInferenceSnippets` does
 * @example
 * const { skipped } = explainInferenceSnippets(
 *   { id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] },
 *   'openai',
 * )
 */
export declare const explainInferenceSnippets: (model: ModelRecord, provider: ProviderName, mapping?: ProviderMapping, options?: SnippetOptions, asked?: ExplainOptions) => InferenceExplanation;
/**
 * What would be offered if nothing were withheld for having failed: what the verification runs.
 *
 * @internal
 */
export declare const explainUnverified: (model: ModelRecord, provider: ProviderName, mapping?: ProviderMapping, options?: SnippetOptions) => InferenceExplanation;
/**
 * The request that the raw clients send, as plain data. The token stands as `hf_token_placeholder`, or as
 * `not_hf_token_placeholder` for a direct request, unless `accessToken` was given.
 *
 * @returns undefined when the provider does not do the model's task, or is not reached that way
 * @throws SnippetInputError as `getInferenceSnippets` does
 * @example
 * const request = buildInferenceRequest(
 *   { id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] },
 *   'together',
 * )
 * console.log(request?.url)
 */
export declare function buildInferenceRequest(model: ModelRecord, provider: ProviderName, mapping?: ProviderMapping, options?: SnippetOptions): InferenceRequest | undefined;
/**
 * `getInferenceSnippets` under the name that it has in `@huggingface/inference`, for callers that change one import.
 * Like there, nobody checks the names of options.
 *
 * @example
 * snippets.getInferenceSnippets({ id: 'google-bert/bert-base-uncased', pipeline_tag: 'fill-mask' }, 'hf-inference')
 */
export declare const snippets: {
    readonly getInferenceSnippets: (model: ModelRecord, provider: ProviderName, mapping?: ProviderMapping, options?: Readonly<Record<string, unknown>>) => InferenceSnippet[];
};
