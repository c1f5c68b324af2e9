import { buildChatCall, type Call, DIRECT_TOKEN_PLACEHOLDER, modeOf, ROUTED_TOKEN_PLACEHOLDER, taskOf } from './call.ts'
import { cellKey, cellOf } from './cells.ts'
import type { Client } from './clients/client.ts'
import { EnvironmentNode } from './languages/value.ts'
import { getLogger } from './logger.ts'
import { PROVIDERS } from './providers/index.generated.ts'
import { clients } from './templates.ts'
import type {
  InferenceExplanation,
  InferenceRequest,
  InferenceSnippet,
  ModelRecord,
  ProviderMapping,
  SkippedClient,
  SnippetOptions,
} from './types.ts'
import { WITHHELD } from './verification/withheld.ts'

const NO_OPTIONS: SnippetOptions = {}

/**
 * Writes every example that is offered for a model, a provider and the reader's options.
 *
 * @param model the hub's record of the model; only `id`, `pipeline_tag` and `tags` matter for most tasks
 * @param provider a provider's id, or `auto` to let the hub's router choose
 * @param mapping how that provider serves the model; without it the provider's id of the model is taken to be the hub's
 * @param options what the reader chose
 * @returns the examples, Python first, then JavaScript, then shell; `[]` when the provider does not do the task
 * @throws SnippetInputError when an option holds something that no request can carry (NaN, a header with a line break)
 * @example
 * const [first] = getInferenceSnippets(
 *   { id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] },
 *   'auto',
 * )
 * console.log(first?.content)
 */
export const getInferenceSnippets = (
  model: ModelRecord,
  provider: string,
  mapping?: ProviderMapping,
  options?: SnippetOptions,
): InferenceSnippet[] => render(model, provider, mapping, options, WITHHELD).snippets

/**
 * The same, together with every client that is not offered and the reason.
 *
 * @throws SnippetInputError as `getInferenceSnippets` does
 * @example
 * const { skipped } = explainInferenceSnippets(
 *   { id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] },
 *   'openai',
 * )
 */
export const explainInferenceSnippets = (
  model: ModelRecord,
  provider: string,
  mapping?: ProviderMapping,
  options?: SnippetOptions,
): InferenceExplanation => render(model, provider, mapping, options, WITHHELD)

/**
 * What would be offered if nothing were withheld for having failed: what the verification runs.
 *
 * @internal
 */
export const explainUnverified = (
  model: ModelRecord,
  provider: string,
  mapping?: ProviderMapping,
  options?: SnippetOptions,
): InferenceExplanation => render(model, provider, mapping, options, {})

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
export function buildInferenceRequest(
  model: ModelRecord,
  provider: string,
  mapping?: ProviderMapping,
  options: SnippetOptions = NO_OPTIONS,
): InferenceRequest | undefined {
  const { call } = decide(model, provider, mapping, options)
  if (call === undefined) return undefined
  const placeholder = options.directRequest ? DIRECT_TOKEN_PLACEHOLDER : ROUTED_TOKEN_PLACEHOLDER
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(call.request.headers)) {
    headers[name] = value instanceof EnvironmentNode ? value.prefix + placeholder : value
  }
  return { method: call.request.method, url: call.request.url, headers, body: call.request.body }
}

interface Decision {
  readonly call?: Call
  /** Why there is no call. */
  readonly reason?: string
}

function decide(
  model: ModelRecord,
  provider: string,
  mapping: ProviderMapping | undefined,
  options: SnippetOptions,
): Decision {
  const task = taskOf(model)
  if (task === undefined) return { reason: 'the model has no pipeline tag, so its task is unknown' }
  const record = Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider] : undefined
  const route = record !== undefined && Object.hasOwn(record.routes, task) ? record.routes[task] : undefined
  if (task !== 'conversational' || (provider !== 'auto' && route === undefined)) {
    getLogger().error(`Failed to get provider helper for ${provider} (${task})`)
    return { reason: `${record?.label ?? provider} is not known to do the task ${task}` }
  }
  if (modeOf(provider, options) === 'routed' && record?.directOnly !== undefined) return { reason: record.directOnly }
  return { call: buildChatCall(model, provider, record, route, mapping, options) }
}

function render(
  model: ModelRecord,
  provider: string,
  mapping: ProviderMapping | undefined,
  options: SnippetOptions = NO_OPTIONS,
  withheld: Readonly<Record<string, string>>,
): { snippets: InferenceSnippet[]; skipped: SkippedClient[] } {
  const { call, reason } = decide(model, provider, mapping, options)
  const snippets: InferenceSnippet[] = []
  const skipped: SkippedClient[] = []
  const env = call?.tokenVariable === undefined ? [] : [call.tokenVariable]
  for (const client of clients()) {
    const refusal = call === undefined ? reason : refuse(client, call, withheld)
    if (call === undefined || refusal !== undefined) {
      skipped.push({ language: client.language, client: client.id, reason: refusal ?? 'unknown' })
      continue
    }
    const template = client.templates[call.task] as (call: Call) => string
    snippets.push({
      language: client.language,
      client: client.id,
      content: template(call),
      install: client.install,
      env,
      files: [],
    })
  }
  return { snippets, skipped }
}

function refuse(client: Client, call: Call, withheld: Readonly<Record<string, string>>): string | undefined {
  if (!Object.hasOwn(client.templates, call.task)) return `the client has no method for the task ${call.task}`
  return client.refuses(call) ?? withheld[cellKey(cellOf(call, client))]
}
