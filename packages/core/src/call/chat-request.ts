import type { Assumption } from '../providers/assumption.ts'
import type { ChatApiRoute } from '../providers/chat-api.ts'
import { refusalTogether } from '../providers/refused-together.ts'
import { ENDPOINT_APIS, ROUTER_APIS, ROUTER_BASE_URL, ROUTER_CHAT_BASE_URL } from '../providers/router.ts'
import { getOwn } from '../values/get-own.ts'
import type { JsonObject, Value, ValueObject } from '../values/value.ts'
import type { Translation } from './chat-apis/chat-api.ts'
import type { ChatVariant } from './chat-variant.ts'
import type { Decision } from './decision.ts'
import { ENGLISH_IGNORED_WORDS, unsentReason } from './dropped-option-words.ts'
import { readEndpoint, withSuffix } from './endpoint.ts'
import { assumedHostedTools, refusedTool } from './hosted-tools.ts'
import { doesThink } from './reasoning.ts'
import { offersFunctions } from './tools-and-reasoning.ts'

/** A chat request, independent of the API. */
interface Chat {
  /** The model's name in the request's body. */
  readonly model: string
  /** The provider’s own id for the model. */
  readonly providerModel: string
  readonly messages: Value
  readonly parameters: JsonObject
  readonly streaming: boolean
}

/** A chat request in one API. */
interface ChatRequest {
  readonly url: string
  /** The base URL for clients that append the rest themselves. */
  readonly baseUrl: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: ValueObject
  /** Options that aren’t sent, each with the reason. */
  readonly unsent: Translation['unsent']
  readonly assumptions: readonly Assumption[]
  readonly keepsResponses: boolean
  readonly sendsItemsBack: boolean
  readonly repeatsInput: boolean
}

const SUFFIX = '/chat/completions'

/**
 * Builds a chat request. Only this function decides the URL and body for each API.
 *
 * @returns why there is none, where the service does not speak the API, or refuses what the request holds together
 * @throws SnippetInputError naming the option that no example can carry
 */
export function chatRequest({ api, recipe }: ChatVariant, decision: Decision, chat: Chat): ChatRequest | string {
  if (api === 'chat-completions') return refusedCompletion(decision, chat) ?? completionRequest(decision, chat)
  const { target, provider, providerRecord, options, chatApi } = decision
  if (chatApi === undefined) throw new TypeError(`[model-snippets] no translation to ${api} is loaded`)
  const { label, suffix, headers, translate } = chatApi
  const service = target === 'routed' ? 'The router' : (providerRecord?.label ?? provider)
  const route = { routed: ROUTER_APIS, endpoint: ENDPOINT_APIS, direct: providerRecord?.chatApis }[target]?.[api]
  if (route === undefined) return `${service} has no ${label} that we know of`
  const refused = refusedByRoute(route, chat.parameters, recipe, service, label)
  if (refused !== undefined) return refused
  const url =
    target === 'endpoint'
      ? withSuffix(withoutSuffix(readEndpoint(options.endpointUrl)), suffix.replace('/v1', ''))
      : (target === 'routed' ? ROUTER_BASE_URL : (providerRecord?.baseUrl ?? '')) + route.path
  const thinks = doesThink(decision.model, chat.parameters)
  const { fields, unsent } = translate(chat.messages, chat.parameters, route, {
    isLoop: recipe === 'tool-loop',
    thinks,
  })
  const needed = { plain: '', 'tool-loop': 'tools', 'structured-output': 'response_format' }[recipe]
  const unsentNeed = getOwn(unsent, needed)
  if (unsentNeed !== undefined) {
    return `${service}: ${needed}: ${unsentReason(unsentNeed, ENGLISH_IGNORED_WORDS)} (${route.source.address})`
  }
  const lostCalls = recipe === 'tool-loop' && offersFunctions(fields.tools) ? route.losesCalls : undefined
  if (lostCalls !== undefined && !decision.isForAgent) return lostCalls.reason
  const refusal = refusedTool(fields.tools, route, service) ?? refusedStream(decision, route, fields)
  if (refusal !== undefined) return refusal
  return {
    url,
    baseUrl: url.endsWith(suffix) ? url.slice(0, -suffix.length) : url,
    headers,
    body: { model: chat.model, ...fields, ...(chat.streaming ? { stream: true } : undefined) },
    unsent,
    assumptions: [
      ...(lostCalls === undefined ? [] : [lostCalls.assumption]),
      ...assumedHostedTools(fields.tools, route, target === 'endpoint' ? 'your server' : service),
    ],
    // Your own server may have to be told to store responses.
    keepsResponses: target === 'direct' && route.keepsResponses === true && chat.parameters.store !== false,
    sendsItemsBack: isSaidOf(target, route.sendsItemsBack),
    repeatsInput: isSaidOf(target, route.repeatsInput),
  }
}

/** Returns why a service can't take the request in this API, before the request is translated. */
function refusedByRoute(
  route: ChatApiRoute,
  parameters: Chat['parameters'],
  recipe: ChatVariant['recipe'],
  service: string,
  label: string,
): string | undefined {
  if (continues(parameters) && !route.keepsResponses) {
    return `${service} doesn’t store responses (${route.source.address}), so previous_response_id doesn’t work; pass the conversation as messages`
  }
  if (recipe === 'tool-loop' && route.spellsAsChat) {
    return `${service} returns tool calls in tool_calls, as chat completions do (${route.source.address}), not as items of the ${label}; use chat completions for this recipe`
  }
  return undefined
}

/** Whether a source is about the service that’s called; none is about an endpoint or the router. */
const isSaidOf = (target: Decision['target'], source: object | undefined): boolean =>
  target === 'direct' && source !== undefined

/** Returns why the provider rejects the streamed chat completion that a service makes of each request. */
function refusedStream(decision: Decision, route: ChatApiRoute, fields: ValueObject): string | undefined {
  if (route.streamsCompletions === undefined) return undefined
  const { tools = null, text } = fields as JsonObject
  const format = (text as JsonObject | undefined)?.format ?? null
  const refusal = refusalTogether(decision.route?.refusesTogether, { tools, response_format: format, stream: true })
  return (
    refusal && `${refusal}; the router always requests a streamed chat completion (${route.streamsCompletions.address})`
  )
}

const continues = ({ previous_response_id }: JsonObject): boolean =>
  previous_response_id !== undefined && previous_response_id !== null

/** An endpoint’s chat completions URL is next to that of the other API. */
function withoutSuffix(endpoint: URL): URL {
  const url = new URL(endpoint)
  url.pathname = url.pathname.replace(/\/chat\/completions\/*$/, '')
  return url
}

/**
 * Returns why the provider rejects a chat completion, according to its documentation. We don’t know what runs at an
 * endpoint.
 */
const refusedCompletion = ({ target, route }: Decision, { parameters, streaming }: Chat): string | undefined =>
  target === 'endpoint'
    ? undefined
    : refusalTogether(route?.refusesTogether, { ...parameters, stream: streaming } satisfies JsonObject)

function completionRequest(decision: Decision, chat: Chat): ChatRequest {
  const { model, messages, parameters, streaming } = chat
  const url = completionUrl(decision, chat)
  return {
    url,
    baseUrl: url.slice(0, -SUFFIX.length),
    headers: {},
    body: { model, messages, ...parameters, ...(streaming ? { stream: true } : undefined) },
    unsent: {},
    assumptions: [],
    keepsResponses: false,
    sendsItemsBack: false,
    repeatsInput: false,
  }
}

function completionUrl({ target, providerRecord, route, options }: Decision, { providerModel }: Chat): string {
  if (target === 'endpoint') return withSuffix(readEndpoint(options.endpointUrl), SUFFIX)
  return target === 'direct' && providerRecord !== undefined && route !== undefined
    ? providerRecord.baseUrl + route.path(providerModel)
    : ROUTER_CHAT_BASE_URL + SUFFIX
}
