import type { Call } from '../call/call.ts'
import { buildChatCall } from '../call/chat-call.ts'
import type { Decision } from '../call/decision.ts'
import { readFallbacks } from '../call/fallbacks.ts'
import { getLogger } from '../call/logger.ts'
import { checkOptionValues } from '../call/option-values.ts'
import type { SnippetOptions } from '../call/options.ts'
import { targetOf } from '../call/target.ts'
import { buildTaskCall } from '../call/task-call.ts'
import { defaultApi } from '../call/tools-and-reasoning.ts'
import { ownerOf } from '../model/fields.ts'
import type { ModelRecord, ProviderMapping } from '../model/model-record.ts'
import { mayChat, taskWith } from '../model/task-of.ts'
import { withoutToolsReason } from '../model/without-tools.ts'
import { isPolicy, policiesOf } from '../providers/policies.ts'
import type { Provider, Route } from '../providers/provider.ts'
import type { Task } from '../tasks/task.ts'
import { SnippetInputError } from '../values/errors.ts'
import { getOwn } from '../values/get-own.ts'
import type { Registry } from './registry.ts'

/** The call for a request, or why there is none. */
export type Decided =
  | { readonly call: Call; readonly task: Task; readonly reason?: never }
  | { readonly call?: never; readonly task?: never; readonly reason: string }

/**
 * Determines the call for all clients.
 *
 * @param purpose whether it's for a coding agent, and whether examples download images
 * @throws SnippetInputError if an option can't be part of any example; the message names it
 */
export function decide(
  registry: Registry,
  model: ModelRecord,
  provider: string,
  mapping: ProviderMapping | undefined,
  options: SnippetOptions,
  { isForAgent = false, downloadsImages = false }: Pick<Decision, 'isForAgent' | 'downloadsImages'> = {},
): Decided {
  checkOptionValues(options)
  const taskId = taskWith(model, mapping)
  if (taskId === undefined) return { reason: 'the model has no pipeline_tag, so its task is unknown' }
  const task = registry.task(taskId)
  const providerRecord = registry.provider(provider)
  const target = targetOf(provider, options)
  const isChat = task?.input === 'messages'
  // An endpoint's API is that of Hugging Face's own inference service.
  const endpointRoute = target === 'endpoint' && !isChat ? endpointRouteOf(registry, taskId) : undefined
  const ownRoute = routeOf(providerRecord, taskId) ?? (provider === HUB_PROVIDER ? endpointRoute : undefined)
  const isPolicyOfTask = (policiesOf(taskId) as readonly string[]).includes(provider)
  if (task === undefined || (!isPolicyOfTask && ownRoute === undefined)) {
    getLogger().error(`Failed to get provider helper for ${provider} (${taskId})`)
    const doesNot =
      task !== undefined && isPolicy(provider)
        ? `${provider} works for chat only; use auto or a provider for ${taskId}`
        : `${providerRecord?.label ?? provider} doesn’t support the task ${taskId}, as far as we know`
    return {
      reason: mayChat(taskId)
        ? `${doesNot}; if this is a chat model, add the tag conversational or a mapping with that task`
        : doesNot,
    }
  }
  const refusal = refusalOf({ target, provider, providerRecord, model, options }, isChat)
  if (refusal !== undefined) return { reason: refusal }
  const route = target === 'endpoint' && !isChat ? endpointRoute : ownRoute
  if (target === 'endpoint' && !isChat && route === undefined) {
    return { reason: `we don’t know what requests your own endpoint accepts for the task ${taskId}` }
  }
  const builtInProvider = registry.builtInProvider(provider)
  const { readOutputSchema } = registry
  const fallbacks = isChat && target === 'routed' ? fallbackProviders(registry, taskId, options) : []
  const decision: Decision = {
    model,
    task,
    fallbacks,
    target,
    provider,
    providerRecord,
    builtInProvider,
    route,
    routeIsRegistered: isRegistered(registry, provider) || isRegistered(registry, HUB_PROVIDER),
    makersRoute: isPolicy(provider) ? routeOf(registry.provider(ownerOf(model)), taskId) : undefined,
    mapping,
    options,
    chatApi: undefined,
    isForAgent,
    downloadsImages,
    readOutputSchema,
  }
  const call = isChat ? buildChatCall(withApi(registry, decision)) : buildTaskCall(decision)
  return typeof call === 'string' ? { reason: call } : { call, task }
}

/**
 * Returns why the provider can't be called: the router doesn't support it, or it doesn't support tool calling with the
 * model.
 */
function refusalOf(
  { target, provider, providerRecord, model, options }: Pick<Decision, Asked>,
  isChat: boolean,
): string | undefined {
  if (target === 'routed' && providerRecord?.directOnly !== undefined) return providerRecord.directOnly
  return isChat && target !== 'endpoint' && options.recipe === 'tool-loop'
    ? withoutToolsReason(model, provider, providerRecord?.label ?? provider)
    : undefined
}

type Asked = 'target' | 'provider' | 'providerRecord' | 'model' | 'options'

/** Returns the decision with the chat's API, which is either your choice or the model's. */
function withApi(registry: Registry, decision: Decision): Decision {
  const { options } = decision
  const { api = defaultApi(decision) } = options
  const chatApi = registry.chatApi(api)
  // If you didn't choose an API, its record may not be loaded.
  return options.api === undefined && chatApi === undefined
    ? decision
    : { ...decision, options: { ...options, api }, chatApi }
}

/** Returns the fallback providers. They must support the task through the router; policies have no record. */
function fallbackProviders(registry: Registry, taskId: string, options: SnippetOptions): readonly Provider[] {
  return readFallbacks(options).flatMap((id) => {
    const record = registry.provider(id)
    if (isPolicy(id)) return []
    if (record !== undefined && routeOf(record, taskId) !== undefined && record.directOnly === undefined)
      return [record]
    throw new SnippetInputError(
      'options.fallbacks',
      `the router doesn’t support ${JSON.stringify(id)} for the task ${taskId}`,
    )
  })
}

const HUB_PROVIDER = 'hf-inference'

const isRegistered = ({ provider, builtInProvider }: Registry, id: string): boolean =>
  provider(id) !== builtInProvider(id)

function endpointRouteOf(registry: Registry, task: string): Route | undefined {
  const record = registry.provider(HUB_PROVIDER)
  return getOwn(record?.endpointRoutes ?? {}, task) ?? routeOf(record, task)
}

const routeOf = (provider: Provider | undefined, task: string): Route | undefined =>
  provider !== undefined && Object.hasOwn(provider.routes, task) ? provider.routes[task] : undefined
