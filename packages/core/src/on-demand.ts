import { CHAT_API_LOADERS } from './call/chat-apis/loaders.generated.ts'
import { type ChatVariant, OTHER_TASK, readVariant, rendererName } from './call/chat-variant.ts'
import { readFallbacks } from './call/fallbacks.ts'
import { checkOptionValues } from './call/option-values.ts'
import type { SnippetOptions } from './call/options.ts'
import { targetOf } from './call/target.ts'
import { explain } from './generate/explain.ts'
import type { ProviderName } from './generate/names.ts'
import { type BuiltIn, type Renderers, registeredTask, registryOf } from './generate/registry.ts'
import type { InferenceExplanation, InferenceSnippet } from './generate/snippet.ts'
import type { Language } from './languages/languages.ts'
import { CLIENT_LOADERS } from './languages/loaders.generated.ts'
import { LANGUAGE_LOADERS } from './languages/record-loaders.generated.ts'
import { RENDERER_LOADERS } from './languages/renderer-loaders.generated.ts'
import { ownerOf } from './model/fields.ts'
import type { ModelRecord, ProviderMapping } from './model/model-record.ts'
import { taskWith } from './model/task-of.ts'
import { PROVIDER_LOADERS } from './providers/loaders.generated.ts'
import { isPolicy } from './providers/policies.ts'
import { TASK_LOADERS } from './tasks/loaders.generated.ts'
import { SnippetInputError } from './values/errors.ts'
import { getOwn } from './values/get-own.ts'

/** All languages. */
const LANGUAGES = Object.keys(CLIENT_LOADERS) as Language[]

/**
 * Returns the same examples as `getInferenceSnippets`, but loads only the parts it needs: the clients of the requested
 * languages, one provider, and one task. Your registrations also apply here.
 *
 * @param model the model's record from Hugging Face; for most tasks only `id`, `pipeline_tag`, and `tags` matter
 * @param provider a provider's id, or `auto` for the fastest available
 * @param mapping how the provider serves the model. Without it, examples use the model's Hugging Face id, and snippets
 * that depend on it say so in `assumptions`
 * @param options the options of the call
 * @param languages the wanted languages, in any order; default: all
 * @returns the examples; `[]` if the provider doesn't support the task
 * @throws SnippetInputError if an option contains something that no request can carry, or a language is unknown
 * @throws Error if a part couldn't be loaded; `cause` has the reason, and the next call tries again
 * @example
 * import { loadInferenceSnippets } from '@model-snippets/core/on-demand'
 *
 * const [first] = await loadInferenceSnippets(
 *   { id: 'google-bert/bert-base-uncased', pipeline_tag: 'fill-mask' },
 *   'hf-inference',
 *   undefined,
 *   {},
 *   ['python'],
 * )
 */
export const loadInferenceSnippets = async (
  model: ModelRecord,
  provider: ProviderName,
  mapping?: ProviderMapping,
  options?: SnippetOptions,
  languages?: readonly Language[],
): Promise<readonly InferenceSnippet[]> =>
  (await loadInferenceExplanation(model, provider, mapping, options, languages)).snippets

/**
 * Returns the same examples as `loadInferenceSnippets`, plus the clients without an example and the ignored options,
 * each with the reason.
 *
 * @throws SnippetInputError and Error like `loadInferenceSnippets`
 * @example
 * import { loadInferenceExplanation } from '@model-snippets/core/on-demand'
 *
 * const { skipped } = await loadInferenceExplanation(
 *   { id: 'google-bert/bert-base-uncased', pipeline_tag: 'fill-mask' },
 *   'hf-inference',
 * )
 */
export async function loadInferenceExplanation(
  model: ModelRecord,
  provider: ProviderName,
  mapping?: ProviderMapping,
  options?: SnippetOptions,
  languages: readonly Language[] = LANGUAGES,
): Promise<InferenceExplanation> {
  for (const language of languages) {
    if (getOwn(CLIENT_LOADERS, language) !== undefined) continue
    throw new SnippetInputError('language', `expected one of ${LANGUAGES.join(', ')}, got ${JSON.stringify(language)}`)
  }
  if (options !== undefined) checkOptionValues(options)
  // An endpoint of the reader's own is spoken to as the hub's own service is.
  const providers = [
    provider,
    // A policy may choose the provider that made the model.
    ...(isPolicy(provider) ? [ownerOf(model)] : []),
    ...(options?.endpointUrl === undefined ? [] : ['hf-inference']),
    ...(options === undefined ? [] : readFallbacks(options)),
  ]
  const builtIn = await loadBuiltIn(taskWith(model, mapping) ?? '', providers, languages, options ?? {})
  return explain(registryOf(builtIn), model, provider, mapping, options)
}

async function loadBuiltIn(
  taskId: string,
  providerIds: readonly string[],
  languages: readonly Language[],
  options: SnippetOptions,
): Promise<BuiltIn> {
  const wanted = LANGUAGES.filter((language) => languages.includes(language))
  try {
    const variants = await variantsOf(providerIds[0] ?? '', options)
    const names = isChat(taskId) ? variants.map(rendererName) : [OTHER_TASK]
    const [task, providers, records, clients, renderers, chatApis, answers] = await Promise.all([
      getOwn(TASK_LOADERS, taskId)?.(),
      Promise.all(providerIds.map((id) => getOwn(PROVIDER_LOADERS, id)?.())),
      Promise.all(wanted.map((language) => getOwn(LANGUAGE_LOADERS, language)?.() ?? [])),
      Promise.all(wanted.map((language) => getOwn(CLIENT_LOADERS, language)?.() ?? [])),
      Promise.all(names.map(async (name) => [name, await loadRenderers(name, wanted)] as const)),
      Promise.all(variants.map(async ({ api }) => [api, await getOwn(CHAT_API_LOADERS, api)?.()] as const)),
      options.recipe === 'structured-output' ? import('./call/output-schema.ts') : undefined,
    ])
    return {
      provider: (id) => providers.find((provider) => provider?.id === id),
      task: (id) => (task?.id === id ? task : undefined),
      languages: records.flat(),
      clients: clients.flat(),
      renderers: Object.fromEntries(renderers),
      chatApi: (api) => getOwn(Object.fromEntries(chatApis), api),
      readOutputSchema: answers?.readOutputSchema,
    }
  } catch (cause) {
    throw new Error('[model-snippets] couldn’t load a part of the generator; see cause', { cause })
  }
}

/** The variant that is asked for, and the one that a provider's models may be written in where no API is named. */
async function variantsOf(provider: string, options: SnippetOptions): Promise<readonly ChatVariant[]> {
  const variant = readVariant(options)
  const mayChoose = options.api === undefined && variant.recipe === 'tool-loop'
  if (!mayChoose || targetOf(provider, options) !== 'direct') return [variant]
  const record = await getOwn(PROVIDER_LOADERS, provider)?.()
  const isChosen = record?.routes['conversational']?.refusesToolsWithReasoning !== undefined
  return isChosen ? [variant, { ...variant, api: 'responses' }] : [variant]
}

async function loadRenderers(name: string, languages: readonly Language[]): Promise<Renderers[string]> {
  const loaders = getOwn(RENDERER_LOADERS, name) ?? {}
  const loaded = languages.map(async (language) => [language, (await getOwn(loaders, language)?.()) ?? []] as const)
  return Object.fromEntries(await Promise.all(loaded))
}

const isChat = (taskId: string): boolean =>
  (registeredTask(taskId)?.input ?? (taskId === 'conversational' ? 'messages' : undefined)) === 'messages'
