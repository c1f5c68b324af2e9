import { isOnTheHub } from '../services/registry.ts'
import type { TaskCall } from '../services/task-call.ts'

/** The chat task. Its input is the messages, its parameters are the other body fields. */
export const CHAT = 'conversational'

/** A call, including chats, independent of how any client writes it. */
export interface Call extends TaskCall {
  readonly streaming?: boolean
  /** The model's task on the hub, if it isn't the call's. */
  readonly pipelineTag?: string | undefined
  /** For a chat with another API than chat completions: the arguments for that API's official client, except the model. */
  readonly apiArguments?: Readonly<Record<string, unknown>>
}

export const isChat = ({ task }: Pick<Call, 'task'>): boolean => task === CHAT

/** Returns the provider and model that the hub's clients get for a call. */
export function clientArguments(
  call: Call,
  client: '@huggingface/inference' | 'huggingface_hub',
): { readonly provider: string | undefined; readonly model: string } {
  const { modelId, provider, target } = call
  if (target === 'endpoint') return { provider: undefined, model: modelId }
  if (!isChat(call)) return { provider, model: modelId }
  if (target === 'routed')
    return { provider: undefined, model: provider === 'auto' ? modelId : `${modelId}:${provider}` }
  if (isOnTheHub(provider)) return { provider, model: modelId }
  // Without a look-up at the hub, the caller gives the provider's id, in JavaScript with a prefix.
  const prefix = `${provider}/`
  const own = call.mappings.find((mapping) => mapping.provider === provider)?.providerId ?? modelId
  const bare = own.startsWith(prefix) ? own.slice(prefix.length) : own
  return { provider, model: client === '@huggingface/inference' ? prefix + bare : bare }
}

/** Chat fields that huggingface.js removes from its arguments, or uses to find the body. */
const STEERING = ['accessToken', 'data', 'endpointUrl', 'model', 'provider', 'urlTransform']

const holdsNull = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).some(holdsNull))

/** Returns why a client would send another chat than requested; undefined if it sends its input. */
export function changesChat(call: Call, client: '@huggingface/inference' | 'huggingface_hub'): string | undefined {
  if (!isChat(call)) return undefined
  if (client === 'huggingface_hub') {
    return holdsNull([call.inputs, call.parameters]) ? 'the client leaves out fields that are null' : undefined
  }
  const taken = STEERING.filter((name) => Object.hasOwn(call.parameters, name))
  return taken.length === 0 ? undefined : `the client takes ${taken.join(', ')} for itself`
}
