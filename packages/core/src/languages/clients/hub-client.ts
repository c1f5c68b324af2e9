import type { Call, ChatCall } from '../../call/call.ts'
import type { HubLanguage } from '../../providers/provider.ts'
import type { JsonObject, JsonValue } from '../../values/value.ts'

/* Shared by the Hugging Face clients in all languages. */

/** Returns the Hugging Face client's method for a task; it's named after the task. */
export function hubMethodName({ kind, task, streaming }: Call, language: string): string {
  const name = kind === 'chat' ? 'chat-completion' : task
  if (language === 'python') return name.replaceAll('-', '_')
  const camelCase = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return kind === 'chat' && streaming ? `${camelCase}Stream` : camelCase
}

/**
 * Returns the chat arguments for the Hugging Face clients, which look up the provider's model id and convert parameters
 * themselves. For providers that they don't look up, it includes the provider's id.
 *
 * @param prefix what the client requires before such an id
 */
export function hubChatArguments(call: ChatCall, prefix: string): { model: string; parameters: JsonObject } {
  const { model, target, parameters, providerModel, clientModelPrefix, requestModel } = call
  if (target !== 'direct') return { model: requestModel, parameters }
  return { model: clientModelPrefix === undefined ? model.id : prefix + providerModel, parameters }
}

/** The Hugging Face clients look up the provider's id if a request contains it. For chat, the router does. */
export const unsupportedProviderModel = (call: Call): string | undefined =>
  (call.target === 'direct' || (call.target === 'routed' && call.kind !== 'chat')) &&
  call.providerModelIsCustom &&
  call.clientModelPrefix === undefined
    ? 'the client looks up the provider’s model id on Hugging Face, and you can’t set another one'
    : undefined

/** The Hugging Face clients only support the providers of their release, not newer ones or your own. */
export function unsupportedProvider({ kind, target, provider, routeIsBuiltIn, task }: Call): string | undefined {
  // For a routed chat, the router chooses the provider; an endpoint is called as is.
  const isLookedUp = target === 'direct' || (target === 'routed' && kind !== 'chat')
  return isLookedUp && provider !== 'auto' && !routeIsBuiltIn
    ? `the client doesn’t support ${task} with ${provider}`
    : undefined
}

/** Returns why a Hugging Face client can't send the answer's schema. */
export function unsupportedSchema(call: ChatCall, language: HubLanguage): string | undefined {
  const made = call.schemaByHub?.[language]
  return made !== undefined && (made.isDocumentedOtherwise ? call.answer !== undefined : asksForSchema(call))
    ? made.reason
    : undefined
}

/** Checks whether a chat requests structured output, through the recipe or `response_format`. */
export const asksForSchema = ({ parameters, answer }: ChatCall): boolean =>
  answer !== undefined || typeOf(parameters.response_format) === 'json_schema'

const typeOf = (value: JsonValue | undefined): JsonValue | undefined =>
  (value as { readonly type?: JsonValue } | null | undefined)?.type
