import type { ChatCall, ChatFrame, Decision, Parts } from './call.ts'
import { ROUTER_CHAT_BASE_URL } from './call.ts'
import {
  addParameters,
  type Base,
  headersOf,
  NO_FILES,
  NO_STEERING,
  parametersOf,
  readBase,
  readEndpoint,
  withSuffix,
} from './call-base.ts'
import { SnippetInputError } from './errors.ts'
import { type JsonTraits, newTraits, noteText, readJson, setField } from './json.ts'
import type { JsonObject, JsonValue } from './languages/value.ts'
import type { Provider, Route } from './providers/provider.ts'
import { conversational } from './tasks/conversational.ts'
import { type ModelRecord, PLATFORMS, type SnippetOptions } from './types.ts'

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
    routeIsPublished: base.routeIsPublished,
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

const NO_HEADERS: Readonly<Record<string, string>> = Object.freeze({})

function moreHeadersOf(
  billTo: string | undefined,
  own: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> {
  if (billTo === undefined) return own ?? NO_HEADERS
  return own === undefined ? { 'X-HF-Bill-To': billTo } : { 'X-HF-Bill-To': billTo, ...own }
}

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
