import type { PrintedFields } from './clients/chat-fields.ts'
import { SnippetInputError } from './errors.ts'
import { type JsonTraits, newTraits, noteName, noteText, readJson, setField } from './json.ts'
import { type EnvironmentNode, env, FileNode, type JsonObject, type JsonValue } from './languages/value.ts'
import { getLogger } from './logger.ts'
import type { Answer, Body, Provider, Route, RouteInput } from './providers/provider.ts'
import { conversational } from './tasks/conversational.ts'
import { type InputFile, readInputs, type TaskInputs } from './tasks/inputs.ts'
import type { TaskInference } from './tasks/task.ts'
import {
  type EnvironmentVariable,
  type ModelRecord,
  PLATFORMS,
  type Platform,
  type ProviderMapping,
  type SnippetFile,
  type SnippetOptions,
} from './types.ts'

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
  /** Without a content type for a form: the HTTP client writes it, with the boundary that it chose. */
  readonly headers: Readonly<Record<string, string | EnvironmentNode>>
  readonly body: Body
}

/** What every call has. */
interface CallBase {
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
  /** The system whose shell the example is for. */
  readonly platform: Platform
  /** Files that must lie beside the program. */
  readonly files: readonly SnippetFile[]
  readonly traits: Readonly<JsonTraits>
}

/**
 * What a chat example is made of apart from its model, messages and parameters. Calls that are made alike share one
 * frame, and with it the parts of an example that depend on nothing else, see `perFrame`.
 */
export interface ChatFrame
  extends Pick<
    CallBase,
    'mode' | 'streaming' | 'provider' | 'providerRecord' | 'token' | 'billTo' | 'endpointUrl' | 'platform'
  > {
  /** For clients that are given a base URL: all before `/chat/completions`. */
  readonly baseUrl: string
  readonly url: string
  readonly headers: HttpRequest['headers']
  /** Headers beyond authorization and content type, for clients that are told of each. */
  readonly moreHeaders: Readonly<Record<string, string>>
  /** With tools on offer the answer may be a call of one instead of text, so the whole message is shown. */
  readonly showsMessage: boolean
  /** Parts that were written already, by the function that writes them. */
  readonly parts: Map<object, Parts>
}

/** What stands before and after that which the caller gave. */
export interface Parts {
  readonly before: string
  readonly after: string
}

/** One chat call, decided once. Clients only read it, and one from outside is given it frozen. */
export interface ChatCall extends CallBase {
  readonly frame: ChatFrame
  /** For clients that are given a base URL: all before `/chat/completions`. */
  readonly baseUrl: string
  /** The model's name in the request's body. */
  readonly requestModel: string
  readonly messages: JsonValue
  /** Body fields beyond model, messages and stream, in the order in which the caller gave them. */
  readonly parameters: JsonObject
  /** The same as the service takes them; only the hub's clients are given `parameters` and do this themselves. */
  readonly sentParameters: JsonObject
  /** Headers beyond authorization and content type, for clients that are told of each. */
  readonly moreHeaders: Readonly<Record<string, string>>
  /** The whole body. */
  readonly body: JsonObject
  /** The names of its fields but for `stream`, which is the last. */
  readonly fieldNames: readonly string[]
  /** Those fields, as far as clients have printed them already. */
  readonly printed: PrintedFields
  readonly request: HttpRequest
}

/** One call of any other task, decided once and read as a chat call is. */
export interface TaskCall extends CallBase {
  readonly inputs: TaskInputs
  readonly parameters: JsonObject
  /** Absent for `auto`: only the hub's own clients can ask the hub which provider to call. */
  readonly request: HttpRequest | undefined
  readonly answer: Answer | undefined
}

export type Call = ChatCall | TaskCall

const CHAT_PIPELINES = new Set(['text-generation', 'image-text-to-text'])

/** The task of a model: `conversational` for chat models, else its pipeline tag. Chat is decided here and nowhere else. */
export function taskOf(model: ModelRecord): string | undefined {
  const tag = typeof model.pipeline_tag === 'string' ? model.pipeline_tag : undefined
  if (
    tag !== undefined &&
    CHAT_PIPELINES.has(tag) &&
    Array.isArray(model.tags) &&
    model.tags.includes('conversational')
  ) {
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
  'platform',
])

/** What decides a call, found before it is built. */
export interface Decision {
  readonly model: ModelRecord
  readonly provider: string
  readonly providerRecord: Provider | undefined
  readonly route: Route | undefined
  readonly mapping: ProviderMapping | undefined
  readonly options: SnippetOptions
}

/**
 * Builds one chat call.
 *
 * @throws SnippetInputError naming the option that no example can carry
 */
export function buildChatCall(decision: Decision): ChatCall {
  const { model, provider, providerRecord, route, options } = decision
  const traits = newTraits()
  const base = readBase(decision, conversational.id, traits)
  const { baseUrl, requestModel } = destination(base, provider, providerRecord, route, options)
  const messages = readMessages(model, options, traits)
  const parameters = readChatParameters(options, traits)
  const body: { [key: string]: JsonValue } = { model: requestModel, messages }
  const sentParameters = base.mode === 'direct' ? (route?.chatParameters?.(parameters) ?? parameters) : parameters
  for (const key of Object.keys(sentParameters)) setField(body, key, sentParameters[key] as JsonValue)
  const fieldNames = Object.keys(body)
  // Neither a provider's name nor what it makes of the parameters was read.
  if (provider !== 'auto') noteText(provider, traits)
  if (sentParameters !== parameters) traits.simple = false
  body.stream = base.streaming
  const showsMessage = parameters.tools !== undefined || parameters.functions !== undefined
  const frame = frameOf(base, baseUrl, base.mode === 'direct' ? route?.headers : undefined, showsMessage)
  // Fields one by one: spreading an object of this size takes longer than writing all examples.
  return {
    task: base.task,
    mode: base.mode,
    streaming: base.streaming,
    model: base.model,
    provider: base.provider,
    providerRecord: base.providerRecord,
    providerModel: base.providerModel,
    providerModelIsCustom: base.providerModelIsCustom,
    token: base.token,
    tokenVariable: base.tokenVariable,
    billTo: base.billTo,
    endpointUrl: base.endpointUrl,
    platform: base.platform,
    frame,
    moreHeaders: frame.moreHeaders,
    files: NO_FILES,
    traits,
    baseUrl,
    requestModel,
    messages,
    parameters,
    sentParameters,
    body,
    fieldNames,
    printed: {},
    request: { method: 'POST', url: frame.url, headers: frame.headers, body: { kind: 'json', value: body } },
  }
}

/** The frames of calls in which the caller gave no text of the frame, by provider; a record that goes takes them along. */
const FRAMES = /* @__PURE__ */ new WeakMap<object, Map<number, ChatFrame>>()
const AUTO = {}

/** The shared frame of calls that are made alike, or one of its own for a call with the caller's own token or address. */
function frameOf(
  base: Base,
  baseUrl: string,
  ownHeaders: Readonly<Record<string, string>> | undefined,
  showsMessage: boolean,
): ChatFrame {
  const isOwn = base.tokenVariable === undefined || base.billTo !== undefined || base.endpointUrl !== undefined
  if (isOwn) return newFrame(base, baseUrl, ownHeaders, showsMessage)
  const owner = base.providerRecord ?? AUTO
  let frames = FRAMES.get(owner)
  if (frames === undefined) {
    frames = new Map()
    FRAMES.set(owner, frames)
  }
  const kind =
    (base.mode === 'direct' ? 1 : 0) +
    (base.streaming ? 2 : 0) +
    (showsMessage ? 4 : 0) +
    8 * PLATFORMS.indexOf(base.platform)
  const known = frames.get(kind)
  // Some providers have the model in their address.
  if (known?.baseUrl === baseUrl) return known
  const frame = newFrame(base, baseUrl, ownHeaders, showsMessage)
  if (known === undefined) frames.set(kind, frame)
  return frame
}

const newFrame = (
  base: Base,
  baseUrl: string,
  ownHeaders: Readonly<Record<string, string>> | undefined,
  showsMessage: boolean,
): ChatFrame =>
  Object.freeze({
    mode: base.mode,
    streaming: base.streaming,
    provider: base.provider,
    providerRecord: base.providerRecord,
    token: base.token,
    billTo: base.billTo,
    endpointUrl: base.endpointUrl,
    platform: base.platform,
    baseUrl,
    url: `${baseUrl}${CHAT_SUFFIX}`,
    headers: headersOf(base, 'Bearer', 'application/json', ownHeaders),
    moreHeaders: moreHeadersOf(base.billTo, ownHeaders),
    showsMessage,
    parts: new Map(),
  })

/**
 * Sets a text between parts of an example that depend on nothing but the call's frame: they are written once for all
 * calls that share it.
 *
 * @param write the parts, from the frame alone
 */
// @__NO_SIDE_EFFECTS__
export const perFrame =
  (write: (frame: ChatFrame) => Parts) =>
  ({ frame }: ChatCall, text: string): string => {
    let parts = frame.parts.get(write)
    if (parts === undefined) {
      const { before, after } = write(frame)
      parts = { before: inOnePiece(before), after: inOnePiece(after) }
      frame.parts.set(write, parts)
    }
    return parts.before + text + parts.after
  }

/** An engine keeps a text that was put together as its pieces, and would walk them again in every example. */
const inOnePiece = (text: string): string => JSON.parse(JSON.stringify(text)) as string

/** Freezes a call for a template from outside; those of this package only read it, and freezing takes its time. */
export function frozen(call: Call): Call {
  if (call.request !== undefined) {
    const { body } = call.request
    if (body.kind === 'json') Object.freeze(body.value)
    Object.freeze(body)
    Object.freeze(call.request)
  }
  return Object.freeze(call)
}

/**
 * Builds one call of a task that is not chat.
 *
 * @returns the call, or the reason why the provider cannot be sent this input
 * @throws SnippetInputError naming the option that no example can carry
 */
export function buildTaskCall(task: TaskInference, decision: Decision): TaskCall | string {
  const { model, providerRecord, route, mapping, options } = decision
  const traits = newTraits()
  const base = readBase(decision, task.id, traits)
  const isExample = options.inputs === undefined
  const given = isExample ? (route?.exampleInput ?? task.exampleInput(model)) : options.inputs
  const inputs = readInputs(task, given, isExample ? 'example input' : 'options.inputs', traits)
  const parameters = readTaskParameters(task, options, traits)
  const input: RouteInput = {
    task: task.id,
    model,
    providerModel: base.providerModel,
    mapping,
    inputs,
    parameters,
    file(encoding, mediaType) {
      const { location, remote, mediaType: own, kind } = inputs.file as InputFile
      return new FileNode(location, remote, mediaType ?? own, encoding, kind)
    },
  }
  const refusal =
    route?.refuses?.(input) ?? (base.mode === 'endpoint' ? undefined : refusesPath(route, base.providerModel))
  if (refusal !== undefined) return refusal
  return Object.freeze({
    task: base.task,
    mode: base.mode,
    streaming: base.streaming,
    model: base.model,
    provider: base.provider,
    providerRecord: base.providerRecord,
    providerModel: base.providerModel,
    providerModelIsCustom: base.providerModelIsCustom,
    token: base.token,
    tokenVariable: base.tokenVariable,
    billTo: base.billTo,
    endpointUrl: base.endpointUrl,
    platform: base.platform,
    files: inputs.file === undefined || inputs.file.remote ? NO_FILES : [fileOf(inputs.file, isExample)],
    traits,
    inputs,
    parameters,
    request:
      route === undefined ? undefined : requestOf(base, providerRecord, route, readBody(route.body(input), inputs)),
    answer: route?.answer(input),
  })
}

/** Programs take such steps out of an address before they send it, however they are spelled. */
const refusesPath = (route: Route | undefined, model: string): string | undefined =>
  route !== undefined && /\/\.{1,2}(?:\/|$)/.test(route.path(model))
    ? 'the provider’s id of the model holds a step . or .. and no address can hold it'
    : undefined

/** A body that a route gives as text is read; what is no JSON is reported, and the inputs go as they are. */
function readBody(body: Body | string, inputs: TaskInputs): Body {
  if (typeof body !== 'string') return body
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { kind: 'json', value: value as JsonObject }
  } catch (error) {
    getLogger().error('Failed to parse body as JSON', error)
    return { kind: 'json', value: plainInputs(inputs) }
  }
  getLogger().error('Failed to parse body as JSON')
  return { kind: 'json', value: plainInputs(inputs) }
}

function plainInputs({ text, file, ...others }: TaskInputs): JsonObject {
  return { inputs: (text ?? file?.location ?? others) as JsonValue }
}

const NO_FILES: readonly SnippetFile[] = Object.freeze([])

const fileOf = ({ location, mediaType }: InputFile, isExample: boolean): SnippetFile =>
  isExample ? { name: location, mediaType, sample: `samples/${location}` } : { name: location, mediaType }

type Base = Omit<CallBase, 'files' | 'traits'>

function readBase(
  { model, provider, providerRecord, mapping, options }: Decision,
  task: string,
  traits: JsonTraits,
): Base {
  const mode = modeOf(provider, options)
  const modelId = readText(model.id, 'model.id')
  noteText(modelId, traits)
  const mapped = mapping?.providerId ?? withoutPrefix(modelId, providerRecord?.clientModelPrefix)
  const providerModel = readText(options.providerId ?? mapped, 'options.providerId')
  if (providerModel !== modelId) noteText(providerModel, traits)
  const tokenVariable = options.accessToken === undefined ? variableFor(mode, provider, providerRecord) : undefined
  return {
    task,
    mode,
    streaming: (options.streaming ?? options.stream ?? false) === true,
    model,
    provider,
    providerRecord,
    providerModel,
    providerModelIsCustom:
      options.providerId !== undefined && mapping !== undefined && options.providerId !== mapping.providerId,
    token:
      tokenVariable === undefined
        ? readHeader(options.accessToken, 'options.accessToken')
        : tokenVariable.name === HUB_TOKEN.name
          ? HUB_TOKEN
          : env(tokenVariable.name),
    tokenVariable,
    billTo: options.billTo === undefined ? undefined : readHeader(options.billTo, 'options.billTo'),
    endpointUrl: options.endpointUrl,
    platform: readPlatform(options.platform),
  }
}

function readPlatform(value: unknown = 'posix'): Platform {
  if (!(PLATFORMS as readonly unknown[]).includes(value)) {
    throw new SnippetInputError('options.platform', `expected ${PLATFORMS.join(', ')}`)
  }
  return value as Platform
}

const NO_HEADERS: Readonly<Record<string, string>> = Object.freeze({})

function moreHeadersOf(
  billTo: string | undefined,
  own: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> {
  if (billTo === undefined) return own ?? NO_HEADERS
  return own === undefined ? { 'X-HF-Bill-To': billTo } : { 'X-HF-Bill-To': billTo, ...own }
}

function headersOf(
  { token, billTo }: Base,
  scheme: 'Bearer' | 'Key',
  contentType: string | undefined,
  more: Readonly<Record<string, string>> | undefined,
): HttpRequest['headers'] {
  const headers: Record<string, string | EnvironmentNode> = {
    Authorization: typeof token === 'string' ? `${scheme} ${token}` : env(token.name, `${scheme} `),
  }
  if (contentType !== undefined) headers['Content-Type'] = contentType
  if (billTo !== undefined) headers['X-HF-Bill-To'] = billTo
  return Object.freeze(more === undefined ? headers : Object.assign(headers, more))
}

function requestOf(base: Base, record: Provider | undefined, route: Route, body: Body): HttpRequest {
  const scheme = base.mode === 'direct' ? (record?.keyScheme ?? 'Bearer') : 'Bearer'
  const contentType =
    body.kind === 'json' ? 'application/json' : body.kind === 'bytes' ? body.file.mediaType : undefined
  return Object.freeze({
    method: 'POST',
    url: taskUrl(base, record, route),
    headers: headersOf(base, scheme, contentType, route.headers),
    body: Object.freeze(body),
  })
}

function taskUrl(
  { mode, task, provider, providerModel, endpointUrl }: Base,
  record: Provider | undefined,
  route: Route,
): string {
  if (mode === 'endpoint') {
    const url = readEndpoint(endpointUrl)
    return task === 'text-generation' ? withSuffix(url, '/completions') : url.href
  }
  const path = route.path(providerModel)
  if (mode === 'direct') return (route.directBaseUrl ?? record?.baseUrl ?? '') + path
  return `https://router.huggingface.co/${provider}${path}${route.routedQuery ?? ''}`
}

const withoutPrefix = (id: string, prefix: string | undefined): string =>
  prefix !== undefined && id.startsWith(prefix) ? id.slice(prefix.length) : id

function destination(
  { mode, model, providerModel }: Base,
  provider: string,
  providerRecord: Provider | undefined,
  route: Route | undefined,
  options: SnippetOptions,
): { baseUrl: string; requestModel: string } {
  if (mode === 'endpoint') {
    const url = withSuffix(readEndpoint(options.endpointUrl), CHAT_SUFFIX)
    return { baseUrl: url.slice(0, -CHAT_SUFFIX.length), requestModel: options.providerId ?? model.id }
  }
  if (mode === 'direct' && providerRecord !== undefined && route !== undefined) {
    const url = providerRecord.baseUrl + route.path(providerModel)
    return { baseUrl: url.slice(0, -CHAT_SUFFIX.length), requestModel: providerModel }
  }
  return { baseUrl: ROUTER_CHAT_BASE_URL, requestModel: provider === 'auto' ? model.id : `${model.id}:${provider}` }
}

const CHAT_SUFFIX = '/chat/completions'

/** The published clients' rule for an endpoint: a URL with the suffix is kept, `/v1` gets it, anything else `/v1` too. */
function withSuffix(url: URL, suffix: string): string {
  let path = url.pathname
  while (path.endsWith('/')) path = path.slice(0, -1)
  if (path.endsWith(suffix)) return url.origin + path
  return `${url.origin}${path}${path.endsWith('/v1') ? '' : '/v1'}${suffix}`
}

function readEndpoint(endpointUrl: unknown): URL {
  const field = 'options.endpointUrl'
  if (typeof endpointUrl !== 'string' || endpointUrl.length > 2000) {
    throw new SnippetInputError(field, 'expected an http: or https: URL of at most 2000 characters')
  }
  let url: URL
  try {
    url = new URL(endpointUrl)
  } catch {
    const shown = JSON.stringify(endpointUrl.slice(0, 100))
    throw new SnippetInputError(field, `${shown} is not a URL; expected for example http://localhost:8080/v1`)
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new SnippetInputError(field, `expected an http: or https: URL, got ${url.protocol}`)
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new SnippetInputError(field, 'a user name, password, query or fragment has no place in an endpoint URL')
  }
  // An apostrophe stays literal in a parsed path; encoded it needs no quoting anywhere.
  url.pathname = url.pathname.replaceAll("'", '%27')
  return url
}

const HUB_TOKEN = /* @__PURE__ */ env('HF_TOKEN')

function variableFor(mode: Mode, provider: string, record: Provider | undefined): EnvironmentVariable {
  if (mode === 'endpoint')
    return { name: 'API_TOKEN', description: 'The token of your endpoint; any text if it asks for none' }
  if (mode === 'direct' && record !== undefined && record.keyVariable !== 'HF_TOKEN') {
    return {
      name: record.keyVariable ?? `${provider.toUpperCase().replaceAll('-', '_')}_API_KEY`,
      description: `Your ${record.label} API key`,
      url: record.keyUrl,
    }
  }
  return {
    name: HUB_TOKEN.name,
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
      throw new SnippetInputError(
        'options.inputs',
        'expected text for a chat model; use options.messages for anything else',
      )
    }
    return readJson([{ role: 'user', content: options.inputs }], 'options.inputs', traits)
  }
  return readJson(conversational.exampleInput(model), 'example input', traits)
}

function readChatParameters(options: SnippetOptions, traits: JsonTraits): JsonObject {
  const fields: { [key: string]: JsonValue } = {}
  addParameters(fields, parametersOf(options), 'options.parameters', NO_STEERING, traits)
  addParameters(fields, options, 'options', STEERING, traits)
  return Object.freeze(fields)
}

function parametersOf({ parameters }: SnippetOptions): { readonly [key: string]: unknown } {
  if (parameters === undefined) return {}
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters)) {
    throw new SnippetInputError('options.parameters', 'expected an object')
  }
  return parameters
}

const NO_STEERING: ReadonlySet<string> = new Set()

function addParameters(
  fields: { [key: string]: JsonValue },
  source: { readonly [key: string]: unknown },
  path: string,
  steering: ReadonlySet<string>,
  traits: JsonTraits,
): void {
  for (const key of Object.keys(source)) {
    const value = source[key]
    if (value === undefined || steering.has(key)) continue
    if (key === 'model') {
      throw new SnippetInputError(
        `${path}.model`,
        'the model record says which model is called; providerId replaces its id',
      )
    }
    if (key === 'messages' || key === 'stream') {
      throw new SnippetInputError(`${path}.${key}`, `give it as options.${key === 'stream' ? 'streaming' : key}`)
    }
    if (value === null) traits.nullField = true
    noteName(key, traits)
    setField(fields, key, readJson(value, `${path}.${key}`, traits))
  }
}

function readTaskParameters(task: TaskInference, options: SnippetOptions, traits: JsonTraits): JsonObject {
  const fields: { [key: string]: JsonValue } = { ...task.exampleParameters }
  if (task.id === 'text-generation') {
    const { temperature, top_p, max_tokens: max_new_tokens } = options
    addParameters(fields, { temperature, top_p, max_new_tokens }, 'options', NO_STEERING, traits)
  }
  const given = readJson(parametersOf(options), 'options.parameters', traits) as JsonObject
  for (const key of Object.keys(given)) setField(fields, key, given[key] as JsonValue)
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
    throw new SnippetInputError(
      field,
      'a header holds at most 4000 printable ASCII characters, without spaces at its ends',
    )
  }
  return text
}
