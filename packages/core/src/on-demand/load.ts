import { taskOf } from '../call.ts'
import type { buildChatCall } from '../chat-call.ts'
import { type ClientParts, type ClientRecord, clientsOf, type WindowsPart } from '../clients/client.ts'
import { explainWith, type Knowledge } from '../generator.ts'
import { PROVIDER_RECORDS } from '../providers/index.generated.ts'
import type { Provider } from '../providers/provider.ts'
import { registrations } from '../registrations.ts'
import { registeredProvider, registeredTask, taskInForce } from '../registries.ts'
import type { buildTaskCall } from '../task-call.ts'
import type { TaskInference } from '../tasks/task.ts'
import type { InferenceExplanation, ModelRecord, ProviderMapping, SnippetOptions } from '../types.ts'

/** What answers a question beyond what every question needs. */
export interface Answering {
  readonly chatCall?: typeof buildChatCall
  readonly taskCall?: typeof buildTaskCall
  readonly task: TaskInference | undefined
  readonly clients: ClientParts
  /** Providers with their routes for the task; others are taken as far as they chat. */
  readonly providers: readonly Provider[]
}

/** Loads what answers questions of one task to some providers. */
export type LoadAnswering = (
  clients: readonly ClientRecord[],
  task: string,
  providers: readonly string[],
) => Answering | Promise<Answering>

/** What some languages need, and how it is loaded. */
export interface LanguageParts {
  readonly clients: readonly ClientRecord[]
  readonly chat: () => Promise<{ readonly loadAnswering: LoadAnswering }>
  readonly otherTasks: LanguageParts['chat']
  /** For languages that write other programs on Windows. */
  readonly windows?: () => Promise<WindowsPart>
}

/**
 * Explains a question with what that question needs and no more, loaded in two steps at most.
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
  const [answering, windows] = await loaded(
    Promise.all([
      languages[isChat ? 'chat' : 'otherTasks']().then(({ loadAnswering }) =>
        loadAnswering(languages.clients, task, ids),
      ),
      onWindows ? languages.windows?.() : undefined,
    ]),
  )
  const publishedProvider = (id: string): Provider | undefined =>
    [...answering.providers, ...PROVIDER_RECORDS].find((record) => record.id === id)
  const known: Knowledge = {
    provider: (id) => registeredProvider(id) ?? publishedProvider(id),
    publishedProvider,
    task: (id) => taskInForce(id, answering.task?.id === id ? answering.task : undefined),
    chatCall: answering.chatCall,
    taskCall: answering.taskCall,
  }
  const clients = clientsOf(languages.clients, {
    ...answering.clients,
    windows: windows === undefined ? [] : [windows],
  })
  const withRegistered = registrations()
    .filter(({ language }) => clients.some((client) => client.language === language))
    .reduce((all, { addTo }) => addTo(all), clients)
  return explainWith(known, withRegistered, model, provider, mapping, options)
}

async function loaded<Parts>(parts: Promise<Parts>): Promise<Parts> {
  try {
    return await parts
  } catch (cause) {
    throw new Error('[model-snippets] a part of the generator could not be loaded', { cause })
  }
}
