import type { Call, ChatCall } from '../../call/call.ts'
import type { Client } from './client.ts'

/** Returns why a provider's own client can't make a call; `undefined` for other clients. */
export function unsupportedByVendor({ id, vendor }: Client, { provider, target }: Call): string | undefined {
  if (vendor === undefined) return undefined
  if (target === 'endpoint') return `${id} can only call ${vendor.label}, not your own endpoint`
  if (provider !== vendor.provider) return `${id} can only call ${vendor.label}`
  return target === 'routed'
    ? `${id} calls ${vendor.label} directly, with a ${vendor.label} key; it doesn’t support the Hugging Face router`
    : undefined
}

/** Returns why a provider's own client can't make a chat: it only knows one base URL. */
export const unsupportedBaseUrl = (
  { id, baseUrl }: { readonly id: string; readonly baseUrl: string },
  call: ChatCall,
): string | undefined => (call.baseUrl === baseUrl ? undefined : `${id} calls ${baseUrl}, not ${call.baseUrl}`)

/** Why a vendor's client has no renderers for other chat APIs. */
export const CHAT_COMPLETIONS_ALONE: NonNullable<Client['withoutRenderer']> = {
  messages: 'the client has no method for the Messages API',
  responses: 'the client has no method for the Responses API',
}
