import { apiOf } from '../call/api-of.ts'
import { assumptionsOf } from '../call/assumptions.ts'
import { DIRECT_TOKEN_PLACEHOLDER, ROUTED_TOKEN_PLACEHOLDER } from '../call/base.ts'
import type { SnippetOptions } from '../call/options.ts'
import type { ModelRecord, ProviderMapping } from '../model/model-record.ts'
import type { Body } from '../providers/provider.ts'
import { EnvironmentNode, FileNode, type JsonValue, type Value } from '../values/value.ts'
import { wholeRegistry } from './built-in.ts'
import { decide, explain } from './explain.ts'
import type { ProviderName } from './names.ts'
import type {
  ExplainOptions,
  InferenceExplanation,
  InferenceRequest,
  InferenceSnippet,
  RequestFile,
} from './snippet.ts'

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
export const getInferenceSnippets = (
  model: ModelRecord,
  provider: ProviderName,
  mapping?: ProviderMapping,
  options?: SnippetOptions,
): InferenceSnippet[] => [...explain(wholeRegistry(), model, provider, mapping, options).snippets]

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
export const explainInferenceSnippets = (
  model: ModelRecord,
  provider: ProviderName,
  mapping?: ProviderMapping,
  options?: SnippetOptions,
  asked?: ExplainOptions,
): InferenceExplanation => explain(wholeRegistry(), model, provider, mapping, options, undefined, asked)

/**
 * What would be offered if nothing were withheld for having failed: what the verification runs.
 *
 * @param asked which examples are wanted: others are not written
 * @internal
 */
export const explainUnverified = (
  model: ModelRecord,
  provider: ProviderName,
  mapping?: ProviderMapping,
  options?: SnippetOptions,
  asked?: ExplainOptions,
): InferenceExplanation => explain(wholeRegistry(), model, provider, mapping, options, {}, asked)

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
  provider: ProviderName,
  mapping?: ProviderMapping,
  options: SnippetOptions = {},
): InferenceRequest | undefined {
  const { call } = decide(wholeRegistry(), model, provider, mapping, options)
  if (call === undefined || call.kind === 'auto-task') return undefined
  const { request } = call
  const placeholder = options.directRequest ? DIRECT_TOKEN_PLACEHOLDER : ROUTED_TOKEN_PLACEHOLDER
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) {
    headers[name] = value instanceof EnvironmentNode ? value.prefix + placeholder : value
  }
  const { method, url, body } = request
  const assumptions = assumptionsOf(call, false)
  const files = filesOf(body)
  const api = apiOf(call)
  const common = {
    method,
    url,
    headers,
    ...(files.length === 0 ? undefined : { files }),
    ...(api === undefined ? undefined : { api }),
    ...(assumptions.length === 0 ? undefined : { assumptions }),
  }
  if (body.kind === 'json') return { ...common, body: withFilesNamed(body.value) }
  if (body.kind === 'bytes') return { ...common, file: body.file.location }
  return { ...common, form: { file: body.file.location, ...body.fields } }
}

/**
 * `getInferenceSnippets` under the name that it has in `@huggingface/inference`, for callers that change one import.
 * Like there, nobody checks the names of options.
 *
 * @example
 * snippets.getInferenceSnippets({ id: 'google-bert/bert-base-uncased', pipeline_tag: 'fill-mask' }, 'hf-inference')
 */
export const snippets: {
  readonly getInferenceSnippets: (
    model: ModelRecord,
    provider: ProviderName,
    mapping?: ProviderMapping,
    options?: Readonly<Record<string, unknown>>,
  ) => InferenceSnippet[]
} = { getInferenceSnippets: getInferenceSnippets as (typeof snippets)['getInferenceSnippets'] }

function filesOf(body: Body): readonly RequestFile[] {
  if (body.kind === 'json') return filesIn(body.value)
  return [{ ...requestFile(body.file), ...(body.kind === 'form' ? { fileName: body.fileName } : undefined) }]
}

const requestFile = ({ location, encoding, mediaType }: FileNode): RequestFile => ({
  path: [],
  location,
  encoding,
  mediaType,
})

function filesIn(value: Value): readonly RequestFile[] {
  if (value instanceof FileNode) return [requestFile(value)]
  if (typeof value !== 'object' || value === null) return []
  const items: readonly (readonly [string | number, Value])[] = Array.isArray(value)
    ? value.map((item, index) => [index, item as Value])
    : Object.entries(value)
  return items.flatMap(([key, item]) => filesIn(item).map((file) => ({ ...file, path: [key, ...file.path] })))
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
