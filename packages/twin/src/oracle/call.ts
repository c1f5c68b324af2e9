import { isOnTheHub } from '../services/registry.ts'
import type { TaskCall } from '../services/task-call.ts'

/** The task that is chat. Its input are the messages, its parameters the further fields of the body. */
export const CHAT = 'conversational'

/** One call as a person would say it, chat among them: nothing of how any client writes it. */
export interface Call extends TaskCall {
  readonly streaming?: boolean
  /** What the hub says that the model is for, where it is not the task. */
  readonly pipelineTag?: string | undefined
  /** What the API's own clients are given, beside the model, for a chat that speaks another API than chat completions. */
  readonly apiArguments?: Readonly<Record<string, unknown>>
}

export const isChat = ({ task }: Pick<Call, 'task'>): boolean => task === CHAT

/** Which provider and model the hub's own clients are given for a call. */
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
  // Not looked up at the hub: the caller gives the provider's id, in JavaScript with a prefix.
  const prefix = `${provider}/`
  const own = call.mappings.find((mapping) => mapping.provider === provider)?.providerId ?? modelId
  const bare = own.startsWith(prefix) ? own.slice(prefix.length) : own
  return { provider, model: client === '@huggingface/inference' ? prefix + bare : bare }
}

/** Fields of a chat's body that huggingface.js takes out of its arguments, or takes the body from. */
const STEERING = ['accessToken', 'data', 'endpointUrl', 'model', 'provider', 'urlTransform']

const holdsNull = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).some(holdsNull))

/** Why a client would send another chat than it is asked for; undefined when it sends what it is given. */
export function changesChat(call: Call, client: '@huggingface/inference' | 'huggingface_hub'): string | undefined {
  if (!isChat(call)) return undefined
  if (client === 'huggingface_hub') {
    return holdsNull([call.inputs, call.parameters]) ? 'the client leaves out fields that are null' : undefined
  }
  const taken = STEERING.filter((name) => Object.hasOwn(call.parameters, name))
  return taken.length === 0 ? undefined : `the client takes ${taken.join(', ')} for itself`
}
