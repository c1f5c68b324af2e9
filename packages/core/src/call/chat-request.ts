import type { ChatApiRoute } from '../providers/chat-api.ts'
import { ENDPOINT_APIS, ROUTER_APIS, ROUTER_BASE_URL, ROUTER_CHAT_BASE_URL } from '../providers/router.ts'
import type { JsonObject, JsonValue } from '../values/value.ts'
import type { Translation } from './chat-fields.ts'
import type { ChatApi } from './chat-form.ts'
import type { Decision } from './decision.ts'
import { readEndpoint, withSuffix } from './endpoint.ts'
import { messagesBody } from './messages-body.ts'
import { responsesBody } from './responses-body.ts'

/** What a chat is, whatever the API. */
interface Chat {
  /** The model's name in the request's body. */
  readonly model: string
  /** The provider's own id of the model. */
  readonly providerModel: string
  readonly messages: JsonValue
  readonly parameters: JsonObject
  readonly streaming: boolean
}

/** A chat's request in the words of one API. */
interface ChatRequest {
  readonly url: string
  /** What clients are given that put the rest of the address together themselves. */
  readonly baseUrl: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: JsonObject
  /** Options that are not sent, each with the reason. */
  readonly unsent: Translation['unsent']
}

/** What one API is, beside its words. */
interface ApiRecord {
  readonly label: string
  /** What the API's own clients put behind the address that they are given. */
  readonly suffix: string
  readonly headers: Readonly<Record<string, string>>
  readonly translate: (messages: JsonValue, parameters: JsonObject, route: ChatApiRoute) => Translation
}

const SUFFIX = '/chat/completions'

const APIS: { readonly [api in Exclude<ChatApi, 'chat-completions'>]: ApiRecord } = {
  responses: { label: 'Responses API', suffix: '/responses', headers: {}, translate: responsesBody },
  messages: {
    label: 'Messages API',
    suffix: '/v1/messages',
    // The release of the API that its clients name.
    headers: { 'anthropic-version': '2026-10-21' },
    translate: messagesBody,
  },
}

/**
 * The request of a chat: the one place that decides address and body for each API.
 *
 * @returns why there is none, where the service does not speak the API
 * @throws SnippetInputError naming the option that no example can carry
 */
export function chatRequest(api: ChatApi, decision: Decision, chat: Chat): ChatRequest | string {
  if (api === 'chat-completions') return completionRequest(decision, chat)
  const { label, suffix, headers, translate } = APIS[api]
  const { target, provider, providerRecord, options } = decision
  const service = target === 'routed' ? 'The router' : (providerRecord?.label ?? provider)
  const route = { routed: ROUTER_APIS, endpoint: ENDPOINT_APIS, direct: providerRecord?.chatApis }[target]?.[api]
  if (route === undefined) return `${service} is not known to have a ${label}`
  if (continues(chat.parameters) && !route.keepsResponses) {
    return `${service} keeps no responses (${route.source.address}), so previous_response_id names none there; give the conversation as messages`
  }
  const url =
    target === 'endpoint'
      ? withSuffix(withoutSuffix(readEndpoint(options.endpointUrl)), suffix.replace('/v1', ''))
      : (target === 'routed' ? ROUTER_BASE_URL : (providerRecord?.baseUrl ?? '')) + route.path
  const { fields, unsent } = translate(chat.messages, chat.parameters, route)
  return {
    url,
    baseUrl: url.endsWith(suffix) ? url.slice(0, -suffix.length) : url,
    headers,
    body: { model: chat.model, ...fields, ...(chat.streaming ? { stream: true } : undefined) },
    unsent,
  }
}

const continues = ({ previous_response_id }: JsonObject): boolean =>
  previous_response_id !== undefined && previous_response_id !== null

/** The address of chat completions at an endpoint lies beside that of another API. */
function withoutSuffix(endpoint: URL): URL {
  const url = new URL(endpoint)
  url.pathname = url.pathname.replace(/\/chat\/completions\/*$/, '')
  return url
}

function completionRequest(decision: Decision, chat: Chat): ChatRequest {
  const { model, messages, parameters, streaming } = chat
  const url = completionUrl(decision, chat)
  return {
    url,
    baseUrl: url.slice(0, -SUFFIX.length),
    headers: {},
    body: { model, messages, ...parameters, stream: streaming },
    unsent: {},
  }
}

function completionUrl({ target, providerRecord, route, options }: Decision, { providerModel }: Chat): string {
  if (target === 'endpoint') return withSuffix(readEndpoint(options.endpointUrl), SUFFIX)
  return target === 'direct' && providerRecord !== undefined && route !== undefined
    ? providerRecord.baseUrl + route.path(providerModel)
    : ROUTER_CHAT_BASE_URL + SUFFIX
}
