import { type Call, type ChatCall, type Decision, modeOf, type TaskCall, taskOf } from './call.ts'
import { cellKey, cellOf } from './cells.ts'
import { type Client, templateOf } from './clients/client.ts'
import { getLogger } from './logger.ts'
import type { Provider } from './providers/provider.ts'
import type { TaskInference } from './tasks/task.ts'
import type { InferenceSnippet, ModelRecord, ProviderMapping, SkippedClient, SnippetOptions } from './types.ts'
import { WITHHELD } from './verification/withheld.ts'

/** Cells that are not offered, with the reason; undefined when there are none, so that no cell has to be looked up. */
export type Withheld = Readonly<Record<string, string>> | undefined

export const IN_FORCE: Withheld = /* @__PURE__ */ Object.keys(WITHHELD).length === 0 ? undefined : WITHHELD

const NO_OPTIONS: SnippetOptions = {}

/** The call that a question leads to, or none. */
interface Decided {
  readonly call?: Call | undefined
  /** Why there is no call. */
  readonly reason?: string
}

/** What the generator knows, all of it or what one question needs. */
export interface Knowledge {
  /** The record of a provider, as this package has it or as it was registered. */
  readonly provider: (id: string) => Provider | undefined
  /** The same without what was registered. */
  readonly publishedProvider: (id: string) => Provider | undefined
  readonly task: (id: string) => TaskInference | undefined
  readonly chatCall: ((decision: Decision) => ChatCall) | undefined
  readonly taskCall: ((task: TaskInference, decision: Decision) => TaskCall | string) | undefined
}

/** Decides once what is called, for all clients. */
export function decide(
  known: Knowledge,
  model: ModelRecord,
  provider: string,
  mapping: ProviderMapping | undefined,
  options: SnippetOptions,
): Decided {
  const taskId = taskOf(model)
  if (taskId === undefined) return { reason: 'the model has no pipeline tag, so its task is unknown' }
  const task = known.task(taskId)
  const providerRecord = known.provider(provider)
  const ownRoute =
    providerRecord !== undefined && Object.hasOwn(providerRecord.routes, taskId)
      ? providerRecord.routes[taskId]
      : undefined
  if (task === undefined || (provider !== 'auto' && ownRoute === undefined)) {
    getLogger().error(`Failed to get provider helper for ${provider} (${taskId})`)
    return { reason: `${providerRecord?.label ?? provider} is not known to do the task ${taskId}` }
  }
  const mode = modeOf(provider, options)
  const published = known.publishedProvider(provider)
  const routeIsPublished = published !== undefined && Object.hasOwn(published.routes, taskId)
  if (mode === 'routed' && providerRecord?.directOnly !== undefined) return { reason: providerRecord.directOnly }
  const isChat = task.input === 'messages'
  // An endpoint of the reader's own is spoken to as the hub's own inference service is.
  const route = mode === 'endpoint' && !isChat ? known.provider('hf-inference')?.routes[taskId] : ownRoute
  if (mode === 'endpoint' && !isChat && route === undefined) {
    return { reason: `no endpoint is known to do the task ${taskId}` }
  }
  const decision = { model, provider, providerRecord, published, routeIsPublished, route, mapping, options }
  const call = isChat ? known.chatCall?.(decision) : known.taskCall?.(task, decision)
  return typeof call === 'string' ? { reason: call } : { call }
}

/**
 * Writes the examples of some clients.
 *
 * @param known records and builders of the call
 * @param clients which, in the order in which readers see them
 * @param withheld cells that are not offered although their clients could be
 * @throws SnippetInputError as `getInferenceSnippets` does
 */
export function explainWith(
  known: Knowledge,
  clients: readonly Client[],
  model: ModelRecord,
  provider: string,
  mapping: ProviderMapping | undefined,
  options: SnippetOptions = NO_OPTIONS,
  withheld: Withheld = IN_FORCE,
): { snippets: InferenceSnippet[]; skipped: SkippedClient[] } {
  const { call, reason } = decide(known, model, provider, mapping, options)
  const snippets: InferenceSnippet[] = []
  const skipped: SkippedClient[] = []
  const env = call?.tokenVariable === undefined ? [] : [call.tokenVariable]
  for (const client of clients) {
    const template = call === undefined ? undefined : templateOf(client, call.task, known.task)
    const refusal =
      call === undefined
        ? reason
        : template === undefined
          ? `the client has no method for the task ${call.task}`
          : (client.refuses(call) ?? withheld?.[cellKey(cellOf(call, client))])
    if (call === undefined || template === undefined || refusal !== undefined) {
      skipped.push({ language: client.language, client: client.id, reason: refusal ?? 'unknown' })
      continue
    }
    const { language, id, install } = client
    const snippet = { language, client: id, install, env, files: call.files, content: template(call) }
    const own = client.setUp?.(call)
    snippets.push(own === undefined ? snippet : { ...snippet, ...own })
  }
  return { snippets, skipped }
}
