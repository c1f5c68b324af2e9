import { apiOf } from '../call/api-of.ts'
import { assumptionsOf } from '../call/assumptions.ts'
import { DIRECT_TOKEN_PLACEHOLDER, ROUTED_TOKEN_PLACEHOLDER } from '../call/base.ts'
import type { SnippetOptions } from '../call/options.ts'
import type { ModelRecord, ProviderMapping } from '../model/model-record.ts'
import type { Body } from '../providers/provider.ts'
import { EnvironmentNode, FileNode, type JsonValue, type Value } from '../values/value.ts'
import { wholeRegistry } from './built-in.ts'
import { decide } from './decide.ts'
import { examples, explain } from './explain.ts'
import type { ProviderName } from './names.ts'
import type {
  ExplainOptions,
  InferenceExplanation,
  InferenceRequest,
  InferenceSnippet,
  RequestFile,
} from './snippet.ts'

/**
 * Returns all examples for a model, a provider, and options.
 *
 * @param model the model's record from Hugging Face; for most tasks only `id`, `pipeline_tag`, and `tags` matter. The id
 * is `name` or `owner/name`
 * @param provider a provider's id, or `auto` for the fastest available; for chat also `fastest`, `cheapest`, or
 * `preferred`
 * @param mapping how the provider serves the model. Without it, examples use the model's Hugging Face id, and snippets
 * that depend on it say so in `assumptions`
 * @param options the options of the call
 * @returns the examples: Python, then JavaScript, then shell, then other languages; `[]` if the provider doesn't support
 * the task
 * @throws SnippetInputError if the id is invalid, or an option contains something that no request can carry (NaN, a
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
): InferenceSnippet[] => examples(wholeRegistry(), model, provider, mapping, options)

/**
 * Returns the same examples as `getInferenceSnippets`, plus the clients without an example and the ignored options,
 * each with the reason.
 *
 * @param asked the wanted languages and clients; others are skipped
 * @throws SnippetInputError like `getInferenceSnippets`
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
 * Returns examples without withholding failed ones, for the verification.
 *
 * @param asked the wanted examples; others are skipped
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
 * Returns the HTTP request behind the examples as plain data. The token is `hf_token_placeholder`, or
 * `not_hf_token_placeholder` for a direct request, unless you pass `accessToken`.
 *
 * @returns `undefined` if the provider doesn't support the model's task, or this target
 * @throws SnippetInputError like `getInferenceSnippets`
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
 * `getInferenceSnippets` under its name in `@huggingface/inference`, so that you change only one import. Like there,
 * option names aren't type-checked.
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

/** The body as JSON, with each file as `<cat.png as base64>`. */
function withFilesNamed(value: Value): JsonValue {
  if (value instanceof FileNode) return `<${value.location} as ${value.encoding}>`
  if (Array.isArray(value)) return value.map(withFilesNamed)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFilesNamed(item as Value)]))
  }
  return value as JsonValue
}
