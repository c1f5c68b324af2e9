import {
  buildChatCall,
  buildTaskCall,
  type Call,
  DIRECT_TOKEN_PLACEHOLDER,
  modeOf,
  ROUTED_TOKEN_PLACEHOLDER,
  taskOf,
} from './call.ts'
import { cellKey, cellOf } from './cells.ts'
import type { Client, Template } from './clients/client.ts'
import { EnvironmentNode, FileNode, type JsonValue, type Value } from './languages/value.ts'
import { getLogger } from './logger.ts'
import { providerRecord as findProvider, taskRecord } from './registries.ts'
import { clients, templateOf } from './templates.ts'
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

/** Cells that are not offered, with the reason; undefined when there are none, so that no cell has to be looked up. */
type Withheld = Readonly<Record<string, string>> | undefined

const IN_FORCE: Withheld = /* @__PURE__ */ Object.keys(WITHHELD).length === 0 ? undefined : WITHHELD

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
): InferenceSnippet[] => render(model, provider, mapping, options, IN_FORCE).snippets

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
): InferenceExplanation => render(model, provider, mapping, options, IN_FORCE)

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
): InferenceExplanation => render(model, provider, mapping, options, undefined)

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
  const { request } = decide(model, provider, mapping, options).call ?? {}
  if (request === undefined) return undefined
  const placeholder = options.directRequest ? DIRECT_TOKEN_PLACEHOLDER : ROUTED_TOKEN_PLACEHOLDER
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) {
    headers[name] = value instanceof EnvironmentNode ? value.prefix + placeholder : value
  }
  const { method, url, body } = request
  if (body.kind === 'json') return { method, url, headers, body: withFilesNamed(body.value) }
  if (body.kind === 'bytes') return { method, url, headers, file: body.file.location }
  return { method, url, headers, form: { file: body.file.location, ...body.fields } }
}

/** The body as JSON, in which a file stands as `<cat.png as base64>`. */
function withFilesNamed(value: Value): JsonValue {
  if (value instanceof FileNode) return `<${value.location} as ${value.encoding}>`
  if (Array.isArray(value)) return value.map(withFilesNamed)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFilesNamed(item as Value)]))
  }
  return value as JsonValue
}

interface Decided {
  readonly call?: Call
  /** Why there is no call. */
  readonly reason?: string
}

function decide(
  model: ModelRecord,
  provider: string,
  mapping: ProviderMapping | undefined,
  options: SnippetOptions,
): Decided {
  const taskId = taskOf(model)
  if (taskId === undefined) return { reason: 'the model has no pipeline tag, so its task is unknown' }
  const task = taskRecord(taskId)
  const providerRecord = findProvider(provider)
  const ownRoute =
    providerRecord !== undefined && Object.hasOwn(providerRecord.routes, taskId)
      ? providerRecord.routes[taskId]
      : undefined
  if (task === undefined || (provider !== 'auto' && ownRoute === undefined)) {
    getLogger().error(`Failed to get provider helper for ${provider} (${taskId})`)
    return { reason: `${providerRecord?.label ?? provider} is not known to do the task ${taskId}` }
  }
  const mode = modeOf(provider, options)
  if (mode === 'routed' && providerRecord?.directOnly !== undefined) return { reason: providerRecord.directOnly }
  if (task.input === 'messages') {
    return { call: buildChatCall({ model, provider, providerRecord, route: ownRoute, mapping, options }) }
  }
  // An endpoint of the reader's own is spoken to as the hub's own inference service is.
  const route = mode === 'endpoint' ? findProvider('hf-inference')?.routes[taskId] : ownRoute
  if (mode === 'endpoint' && route === undefined) return { reason: `no endpoint is known to do the task ${taskId}` }
  const call = buildTaskCall(task, { model, provider, providerRecord, route, mapping, options })
  return typeof call === 'string' ? { reason: call } : { call }
}

function render(
  model: ModelRecord,
  provider: string,
  mapping: ProviderMapping | undefined,
  options: SnippetOptions = NO_OPTIONS,
  withheld: Withheld,
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
    const own = client.setUp?.(call)
    snippets.push({
      language: client.language,
      client: client.id,
      install: own?.install === undefined ? client.install : own.install,
      env: own?.env ?? env,
      files: own?.files ?? call.files,
      content: (templateOf(client, call.task) as Template)(call),
    })
  }
  return { snippets, skipped }
}

function refuse(client: Client, call: Call, withheld: Withheld): string | undefined {
  if (templateOf(client, call.task) === undefined) return `the client has no method for the task ${call.task}`
  const refusal = client.refuses(call)
  return refusal !== undefined || withheld === undefined ? refusal : withheld[cellKey(cellOf(call, client))]
}
