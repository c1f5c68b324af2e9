import type { Mode, ProviderMapping } from '@model-snippets/core'

/** One chat call as a person would say it: nothing of how any client writes it, and nothing made by the generator. */
export interface ChatCall {
  readonly modelId: string
  /** `auto`, or a provider's id. */
  readonly provider: string
  readonly mode: Mode
  readonly streaming: boolean
  readonly token: string
  readonly billTo?: string
  readonly endpointUrl?: string
  readonly messages: unknown
  /** Further fields of the body. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** What the hub says of the model. */
  readonly pipelineTag?: string | undefined
  readonly tags?: readonly string[] | undefined
  /** Who serves the model, under which id of its own. */
  readonly mappings: readonly ProviderMapping[]
  /** Model that an endpoint is asked for, when it is not the hub id. */
  readonly endpointModel?: string
}

/** Providers that the hub's clients do not look up: the caller gives the provider's id, in JavaScript with a prefix. */
const NOT_LOOKED_UP: Readonly<Record<string, string>> = { openai: 'openai/' }

/** Whether a value holds a null anywhere. */
export const holdsNull = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).some(holdsNull))

/** Which provider and model the hub's own clients are given for a call. */
export function clientArguments(
  call: ChatCall,
  client: 'js' | 'python',
): { provider: string | undefined; model: string } {
  if (call.mode === 'endpoint') return { provider: undefined, model: call.endpointModel ?? call.modelId }
  if (call.mode === 'routed') {
    return { provider: undefined, model: call.provider === 'auto' ? call.modelId : `${call.modelId}:${call.provider}` }
  }
  const prefix = NOT_LOOKED_UP[call.provider]
  if (prefix === undefined) return { provider: call.provider, model: call.modelId }
  const own = call.mappings.find((mapping) => mapping.provider === call.provider)?.providerId ?? call.modelId
  const bare = own.startsWith(prefix) ? own.slice(prefix.length) : own
  return { provider: call.provider, model: client === 'js' ? prefix + bare : bare }
}
