import { taskOf } from '../call.ts'
import type { buildChatCall } from '../chat-call.ts'
import { type ChatPart, type ClientRecord, clientsOf, type TaskPart, type WindowsPart } from '../clients/client.ts'
import { explainWith, type Knowledge } from '../generator.ts'
import { PROVIDER_RECORDS } from '../providers/index.generated.ts'
import { type Provider, type TaskRoutes, withTasks } from '../providers/provider.ts'
import { registrations, withTemplate } from '../registrations.ts'
import { registeredProvider, registeredTask } from '../registries.ts'
import type { buildTaskCall } from '../task-call.ts'
import type { TaskInference } from '../tasks/task.ts'
import type { InferenceExplanation, ModelRecord, ProviderMapping, SnippetOptions } from '../types.ts'

/** What some languages need, and how it is loaded. */
export interface LanguageParts {
  readonly clients: readonly ClientRecord[]
  readonly chat: () => Promise<{
    readonly buildChatCall: typeof buildChatCall
    readonly tasks: readonly TaskInference[]
    readonly parts: readonly ChatPart[]
  }>
  readonly otherTasks: () => Promise<{
    readonly buildTaskCall: typeof buildTaskCall
    /** The routes of one provider for tasks other than chat. */
    readonly loadTaskRoutes: (provider: string) => Promise<TaskRoutes | undefined>
    readonly tasks: readonly TaskInference[]
    readonly parts: readonly TaskPart[]
  }>
  /** For languages that write other programs on Windows. */
  readonly windows?: () => Promise<WindowsPart>
}

/**
 * Explains a question with what that question needs, all of it loaded at once.
 *
 * @throws Error when something could not be loaded; its `cause` says why
 * @throws SnippetInputError as `getInferenceSnippets` does
 */
export async function explainOnDemand(
  languages: LanguageParts,
  model: ModelRecord,
  provider: string,
  mapping: ProviderMapping | undefined,
  options: SnippetOptions | undefined,
): Promise<InferenceExplanation> {
  const task = taskOf(model) ?? ''
  const isChat = (registeredTask(task)?.input ?? (task === 'conversational' ? 'messages' : '')) === 'messages'
  // An endpoint of the reader's own is spoken to as the hub's own service is.
  const ids = options?.endpointUrl === undefined ? [provider] : [provider, 'hf-inference']
  const onWindows = options?.platform !== undefined && options.platform !== 'posix'
  const [chat, [otherTasks, routes = []], windows] = await loaded(
    Promise.all([
      isChat ? languages.chat() : undefined,
      isChat ? [] : withRoutes(languages.otherTasks(), ids),
      onWindows ? languages.windows?.() : undefined,
    ]),
  )
  const publishedProvider = (id: string): Provider | undefined => {
    const record = PROVIDER_RECORDS.find((candidate) => candidate.id === id)
    return record && withTasks(record, routes)
  }
  const known: Knowledge = {
    provider: (id) => registeredProvider(id) ?? publishedProvider(id),
    publishedProvider,
    task: (id) => registeredTask(id) ?? (chat ?? otherTasks)?.tasks.find((record) => record.id === id),
    chatCall: chat?.buildChatCall,
    taskCall: otherTasks?.buildTaskCall,
  }
  const clients = clientsOf(languages.clients, {
    chat: chat?.parts ?? [],
    tasks: otherTasks?.parts ?? [],
    windows: windows === undefined ? [] : [windows],
  })
  const isOffered = ({ language }: { readonly language: string }) =>
    clients.some((client) => client.language === language)
  return explainWith(
    known,
    registrations().filter(isOffered).reduce(withTemplate, clients),
    model,
    provider,
    mapping,
    options,
  )
}

async function withRoutes(loading: ReturnType<LanguageParts['otherTasks']>, providers: readonly string[]) {
  const otherTasks = await loading
  return [otherTasks, await Promise.all(providers.map(otherTasks.loadTaskRoutes))] as const
}

async function loaded<Parts>(parts: Promise<Parts>): Promise<Parts> {
  try {
    return await parts
  } catch (cause) {
    throw new Error('[model-snippets] a part of the generator could not be loaded', { cause })
  }
}
