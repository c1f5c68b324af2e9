import type { Call, ChatCall } from '../../call/call.ts'
import type { HubLanguage } from '../../providers/provider.ts'
import type { JsonObject, JsonValue } from '../../values/value.ts'

/* What the hub's own clients share in all languages. */

/** The method of the hub's own client of a language that does a task: it is called like the task. */
export function hubMethodName({ kind, task, streaming }: Call, language: string): string {
  const name = kind === 'chat' ? 'chat-completion' : task
  if (language === 'python') return name.replaceAll('-', '_')
  const camelCase = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return kind === 'chat' && streaming ? `${camelCase}Stream` : camelCase
}

/**
 * What the hub's own clients are given of a chat call: they look a hub id up and find the provider's id themselves, and
 * change the parameters as the provider takes them. For providers that they do not look up, the provider's id is given.
 *
 * @param prefix what the client wants before such an id
 */
export function hubChatArguments(call: ChatCall, prefix: string): { model: string; parameters: JsonObject } {
  const { model, target, parameters, providerModel, clientModelPrefix, requestModel } = call
  if (target !== 'direct') return { model: requestModel, parameters }
  return { model: clientModelPrefix === undefined ? model.id : prefix + providerModel, parameters }
}

/** The hub's own clients take the provider's id from the hub, wherever a request holds it: chat is routed by the hub's. */
export const unsupportedProviderModel = (call: Call): string | undefined =>
  (call.target === 'direct' || (call.target === 'routed' && call.kind !== 'chat')) &&
  call.providerModelIsCustom &&
  call.clientModelPrefix === undefined
    ? 'the client looks up the provider’s model id on Hugging Face, and you can’t set another one'
    : undefined

/** The hub's own clients know the providers of their release: one that was added since, or by the reader, is none. */
export function unsupportedProvider({ kind, target, provider, routeIsBuiltIn, task }: Call): string | undefined {
  // A routed chat is the router's to lead on, and an endpoint is called as it is.
  const isLookedUp = target === 'direct' || (target === 'routed' && kind !== 'chat')
  return isLookedUp && provider !== 'auto' && !routeIsBuiltIn
    ? `the client doesn’t support ${task} with ${provider}`
    : undefined
}

/** Why the hub's own client of a language can't send the schema of an answer. */
export function unsupportedSchema(call: ChatCall, language: HubLanguage): string | undefined {
  const made = call.schemaByHub?.[language]
  return made !== undefined && (made.isDocumentedOtherwise ? call.answer !== undefined : asksForSchema(call))
    ? made.reason
    : undefined
}

/** Whether a chat shall be answered by a schema, be it the recipe's or the reader's own. */
export const asksForSchema = ({ parameters, answer }: ChatCall): boolean =>
  answer !== undefined || typeOf(parameters.response_format) === 'json_schema'

const typeOf = (value: JsonValue | undefined): JsonValue | undefined =>
  (value as { readonly type?: JsonValue } | null | undefined)?.type
