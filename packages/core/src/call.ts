import { SnippetInputError } from './errors.ts'
import { type JsonTraits, readJson, setField } from './json.ts'
import { type EnvironmentNode, env, type JsonObject, type JsonValue } from './languages/value.ts'
import type { Provider, Route } from './providers/provider.ts'
import { conversational } from './tasks/conversational.ts'
import type { EnvironmentVariable, ModelRecord, ProviderMapping, SnippetOptions } from './types.ts'

export const ROUTER_CHAT_BASE_URL = 'https://router.huggingface.co/v1'

/** Stands for the reader's hub token inside the pipeline and in the wire view. */
export const ROUTED_TOKEN_PLACEHOLDER = 'hf_token_placeholder'
/** Stands for the provider's key inside the pipeline and in the wire view. */
export const DIRECT_TOKEN_PLACEHOLDER = 'not_hf_token_placeholder'

/** Where the request goes: through the hub's router, to the provider itself, or to an endpoint of the reader's own. */
export type Mode = 'routed' | 'direct' | 'endpoint'

/** The request as raw clients send it. */
export interface HttpRequest {
  readonly method: 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string | EnvironmentNode>>
  readonly body: JsonObject
}

/** One logical call, decided once and frozen. Clients only read it. */
export interface Call {
  readonly task: string
  readonly mode: Mode
  readonly streaming: boolean
  /** The hub's record of the model. */
  readonly model: ModelRecord
  /** `auto`, or a provider's id. */
  readonly provider: string
  /** The provider's record; absent for `auto`. */
  readonly providerRecord: Provider | undefined
  /** The provider's own id of the model. */
  readonly providerModel: string
  /** Set when the caller chose an id that differs from what the hub's mapping says. */
  readonly providerModelIsCustom: boolean
  /** The token as it stands in the code: a variable, or the text that the caller gave. */
  readonly token: string | EnvironmentNode
  readonly tokenVariable: EnvironmentVariable | undefined
  readonly billTo: string | undefined
  readonly endpointUrl: string | undefined
  /** For clients that are given a base URL: all before `/chat/completions`. */
  readonly baseUrl: string
  /** The model's name in the request's body. */
  readonly requestModel: string
  readonly messages: JsonValue
  /** Body fields beyond model, messages and stream, in the order in which the caller gave them. */
  readonly parameters: JsonObject
  readonly traits: Readonly<JsonTraits>
  readonly request: HttpRequest
}

const CHAT_PIPELINES = new Set(['text-generation', 'image-text-to-text'])

/** The task of a model: `conversational` for chat models, else its pipeline tag. Chat is decided here and nowhere else. */
export function taskOf(model: ModelRecord): string | undefined {
  const tag = typeof model.pipeline_tag === 'string' ? model.pipeline_tag : undefined
  if (tag !== undefined && CHAT_PIPELINES.has(tag) && Array.isArray(model.tags) && model.tags.includes('conversational')) {
    return 'conversational'
  }
  return tag
}

export const modeOf = (provider: string, options: SnippetOptions): Mode =>
  options.endpointUrl !== undefined ? 'endpoint' : options.directRequest && provider !== 'auto' ? 'direct' : 'routed'

/** Options that steer the generator; every other option is a field of the chat request's body. */
const STEERING = new Set([
  'accessToken',
  'endpointUrl',
  'directRequest',
  'streaming',
  'stream',
  'billTo',
  'inputs',
  'parameters',
  'messages',
  'providerId',
])

/**
 * Freezes one chat call.
 *
 * @throws SnippetInputError naming the option that no example can carry
 */
export function buildChatCall(
  model: ModelRecord,
  provider: string,
  providerRecord: Provider | undefined,
  route: Route | undefined,
  mapping: ProviderMapping | undefined,
  options: SnippetOptions,
): Call {
  const traits: JsonTraits = { loneSurrogate: false, nullField: false }
  const mode = modeOf(provider, options)
  const modelId = readText(model.id, 'model.id')
  const mapped = mapping?.providerId ?? withoutPrefix(modelId, providerRecord?.clientModelPrefix)
  const providerModel = options.providerId ?? mapped
  const streaming = (options.streaming ?? options.stream ?? false) === true
  const { baseUrl, requestModel } = destination(mode, modelId, provider, providerModel, providerRecord, route, options)
  const messages = readMessages(model, options, traits)
  const parameters = readParameters(options, traits)
  readJson(requestModel, 'model.id', traits)

  const tokenVariable = options.accessToken === undefined ? variableFor(mode, provider, providerRecord) : undefined
  const token = tokenVariable === undefined ? readHeader(options.accessToken, 'options.accessToken') : env(tokenVariable.name)
  const billTo = options.billTo === undefined ? undefined : readHeader(options.billTo, 'options.billTo')
  const headers: Record<string, string | EnvironmentNode> = {
    Authorization: typeof token === 'string' ? `Bearer ${token}` : env(token.name, 'Bearer '),
    'Content-Type': 'application/json',
  }
  if (billTo !== undefined) headers['X-HF-Bill-To'] = billTo

  const body: { [key: string]: JsonValue } = { model: requestModel, messages }
  for (const key of Object.keys(parameters)) setField(body, key, parameters[key] as JsonValue)
  body.stream = streaming

  return Object.freeze({
    task: 'conversational',
    mode,
    streaming,
    model,
    provider,
    providerRecord,
    providerModel,
    providerModelIsCustom: options.providerId !== undefined && mapping !== undefined && options.providerId !== mapping.providerId,
    token,
    tokenVariable,
    billTo,
    endpointUrl: options.endpointUrl,
    baseUrl,
    requestModel,
    messages,
    parameters,
    traits: Object.freeze(traits),
    request: Object.freeze({
      method: 'POST',
      url: `${baseUrl}/chat/completions`,
      headers: Object.freeze(headers),
      body: Object.freeze(body),
    }),
  })
}

const withoutPrefix = (id: string, prefix: string | undefined): string =>
  prefix !== undefined && id.startsWith(prefix) ? id.slice(prefix.length) : id

function destination(
  mode: Mode,
  modelId: string,
  provider: string,
  providerModel: string,
  providerRecord: Provider | undefined,
  route: Route | undefined,
  options: SnippetOptions,
): { baseUrl: string; requestModel: string } {
  if (mode === 'endpoint') {
    return { baseUrl: endpointBaseUrl(options.endpointUrl), requestModel: options.providerId ?? modelId }
  }
  if (mode === 'direct' && providerRecord !== undefined && route !== undefined) {
    const url = providerRecord.baseUrl + route.path(providerModel)
    return { baseUrl: url.slice(0, -'/chat/completions'.length), requestModel: providerModel }
  }
  return { baseUrl: ROUTER_CHAT_BASE_URL, requestModel: provider === 'auto' ? modelId : `${modelId}:${provider}` }
}

/** The published clients' rule: `/v1` and a full chat URL are kept, anything else gets `/v1`. */
function endpointBaseUrl(endpointUrl: unknown): string {
  const field = 'options.endpointUrl'
  if (typeof endpointUrl !== 'string' || endpointUrl.length > 2000) {
    throw new SnippetInputError(field, 'expected an http: or https: URL of at most 2000 characters')
  }
  let url: URL
  try {
    url = new URL(endpointUrl)
  } catch {
    throw new SnippetInputError(field, `${JSON.stringify(endpointUrl.slice(0, 100))} is not a URL; expected for example http://localhost:8080/v1`)
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new SnippetInputError(field, `expected an http: or https: URL, got ${url.protocol}`)
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new SnippetInputError(field, 'a user name, password, query or fragment has no place in an endpoint URL')
  }
  // `'` and a few others stay literal in a parsed path; encoded they need no quoting anywhere.
  let path = url.pathname.replace(/[^A-Za-z0-9/._~%:@!$&*+,;=-]/g, encodeURIComponent).replaceAll("'", '%27')
  while (path.endsWith('/')) path = path.slice(0, -1)
  if (path.endsWith('/chat/completions')) path = path.slice(0, -'/chat/completions'.length)
  else if (!path.endsWith('/v1')) path += '/v1'
  return url.origin + path
}

function variableFor(mode: Mode, provider: string, record: Provider | undefined): EnvironmentVariable {
  if (mode === 'endpoint') return { name: 'API_TOKEN', description: 'The token of your endpoint; any text if it asks for none' }
  if (mode === 'direct' && record !== undefined && record.keyVariable !== 'HF_TOKEN') {
    return {
      name: record.keyVariable ?? `${provider.toUpperCase().replaceAll('-', '_')}_API_KEY`,
      description: `Your ${record.label} API key`,
      url: record.keyUrl,
    }
  }
  return {
    name: 'HF_TOKEN',
    description: 'Your Hugging Face token with permission to call Inference Providers',
    url: 'https://huggingface.co/settings/tokens',
  }
}

function readMessages(model: ModelRecord, options: SnippetOptions, traits: JsonTraits): JsonValue {
  if (options.messages !== undefined) {
    if (!Array.isArray(options.messages)) throw new SnippetInputError('options.messages', 'expected a list of messages')
    return readJson(options.messages, 'options.messages', traits)
  }
  if (options.inputs !== undefined) {
    if (typeof options.inputs !== 'string') {
      throw new SnippetInputError('options.inputs', 'expected text for a chat model; use options.messages for anything else')
    }
    return readJson([{ role: 'user', content: options.inputs }], 'options.inputs', traits)
  }
  return readJson(conversational.exampleInput(model), 'example input', traits)
}

function readParameters(options: SnippetOptions, traits: JsonTraits): JsonObject {
  const fields: { [key: string]: JsonValue } = {}
  for (const [source, path] of [
    [options.parameters, 'options.parameters'],
    [options, 'options'],
  ] as const) {
    if (source === undefined) continue
    for (const key of Object.keys(source)) {
      const value = source[key]
      if (value === undefined || (source === options && STEERING.has(key))) continue
      if (key === 'model') {
        throw new SnippetInputError(`${path}.model`, 'the model record says which model is called; providerId replaces its id')
      }
      if (key === 'messages' || key === 'stream') {
        throw new SnippetInputError(`${path}.${key}`, `give it as options.${key === 'stream' ? 'streaming' : key}`)
      }
      if (value === null) traits.nullField = true
      setField(fields, key, readJson(value, `${path}.${key}`, traits))
    }
  }
  return Object.freeze(fields)
}

function readText(value: unknown, field: string): string {
  if (typeof value !== 'string' || value === '') throw new SnippetInputError(field, 'expected a text that is not empty')
  return value
}

/** A header's value: what is outside printable ASCII cannot be sent, or could start another header. */
function readHeader(value: unknown, field: string): string {
  const text = readText(value, field)
  if (text.length > 4000 || !/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text)) {
    throw new SnippetInputError(field, 'a header holds at most 4000 printable ASCII characters, without spaces at its ends')
  }
  return text
}
