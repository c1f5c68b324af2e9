import type { Call, TemplateCall } from '../call/call.ts'
import type { ChatApiRecord } from '../call/chat-apis/chat-api.ts'
import type { Decision } from '../call/decision.ts'
import { forOutside } from '../call/for-outside.ts'
import type { Client, ClientRenderer } from '../languages/clients/client.ts'
import type { LanguageRecord } from '../languages/language.ts'
import type { Language } from '../languages/languages.ts'
import type { Provider } from '../providers/provider.ts'
import type { Task } from '../tasks/task.ts'
import type { ClientName, TaskName } from './names.ts'

/** Writes one call as a complete program. */
export type Template = (call: Call) => string

/** A template to register. */
export interface TemplateRegistration {
  readonly language: Language
  /** An existing client, to add or replace a task; or a new client, listed last in its language. */
  readonly client: ClientName
  readonly task: TaskName
  readonly template: (call: TemplateCall) => string
  /** The command that installs the client; for a new client. */
  readonly install?: string
  /** Why the client can't make a call, or `undefined` if it can; for a new client. */
  readonly unsupported?: (call: Call) => string | undefined
}

/** The package's own records: all of them, or those that a request needs. */
export interface BuiltIn {
  readonly provider: (id: string) => Provider | undefined
  readonly task: (id: string) => Task | undefined
  /** The requested languages. */
  readonly languages: readonly LanguageRecord[]
  /** The clients of those languages. */
  readonly clients: readonly Client[]
  readonly renderers: Renderers
  readonly chatApi: (api: string) => ChatApiRecord | undefined
  /** Reads the schema of structured output; absent if no request needs it. */
  readonly readOutputSchema: Decision['readOutputSchema']
}

/**
 * The clients' renderers, by their name and language, such as `tool-loop` and `python`. Each renderer only gets calls
 * of its kind.
 */
export type Renderers = { readonly [name: string]: { readonly [language: string]: readonly ClientRenderer[] } }

/** The built-in records and those that were registered. */
export interface Registry {
  /** Returns the record of a requested language. */
  readonly language: (id: string) => LanguageRecord
  /** Returns the record of the provider in force. */
  readonly provider: (id: string) => Provider | undefined
  /** The same, without registrations. */
  readonly builtInProvider: (id: string) => Provider | undefined
  readonly task: (id: string) => Task | undefined
  readonly clients: readonly Client[]
  readonly renderers: Renderers
  readonly chatApi: (api: string) => ChatApiRecord | undefined
  readonly readOutputSchema: Decision['readOutputSchema']
  /** Registered templates, latest first. */
  readonly templates: readonly TemplateRegistration[]
}

/** A registration. Each one is a separate object, so that removing one leaves the others. */
interface Entry<Registered> {
  readonly registered: Registered
}
let providers: readonly Entry<Provider>[] = []
let tasks: readonly Entry<Task>[] = []
let templates: readonly Entry<TemplateRegistration>[] = []

/** Returns the registry with all current registrations. */
export function registryOf(builtIn: BuiltIn): Registry {
  const registrations = templates.map(({ registered }) => registered)
  return {
    provider: (id) => registeredProvider(id) ?? builtIn.provider(id),
    builtInProvider: builtIn.provider,
    task: (id) => taskInForce(id, builtIn.task(id)),
    // Only clients of the requested languages are used, so the record exists.
    language: (id) => builtIn.languages.find((record) => record.id === id) as LanguageRecord,
    clients: withRegistered(builtIn, registrations),
    renderers: builtIn.renderers,
    chatApi: builtIn.chatApi,
    readOutputSchema: builtIn.readOutputSchema,
    templates: registrations,
  }
}

const registeredProvider = (id: string): Provider | undefined =>
  providers.find(({ registered }) => registered.id === id)?.registered

/** Returns a registered task, including replacements of built-in ones. */
export const registeredTask = (id: string): Task | undefined =>
  tasks.find(({ registered }) => registered.id === id)?.registered

/**
 * Returns the task in force. A task that replaces a built-in one keeps its Hugging Face methods unless it defines some.
 */
function taskInForce(id: string, builtIn: Task | undefined): Task | undefined {
  const registered = registeredTask(id)
  if (registered === undefined || registered.hubMethods !== undefined) return registered ?? builtIn
  return builtIn?.hubMethods === undefined ? registered : { ...registered, hubMethods: builtIn.hubMethods }
}

/** New clients come last in their language, in order of registration. */
function withRegistered(
  { clients: builtIn, languages }: BuiltIn,
  registrations: readonly TemplateRegistration[],
): readonly Client[] {
  let clients = builtIn
  for (const { language, client: id, install = null, unsupported } of [...registrations].reverse()) {
    const siblings = clients.filter((client) => client.language === language)
    if (!languages.some((record) => record.id === language) || siblings.some((client) => client.id === id)) continue
    const last = siblings.at(-1)
    const place = last === undefined ? clients.length : clients.indexOf(last) + 1
    const added: Client = {
      language,
      id,
      order: siblings.length + 1,
      install,
      doesNotChat: true,
      ...(unsupported === undefined ? undefined : { unsupported: (call) => unsupported(forOutside(call)) }),
    }
    clients = [...clients.slice(0, place), added, ...clients.slice(place)]
  }
  return clients
}

/**
 * Adds or replaces a provider.
 *
 * @param provider the provider's record, like those in `providers/`
 * @returns a function that removes only this registration
 * @example
 * const remove = registerProvider({
 *   id: 'my-cloud',
 *   label: 'My Cloud',
 *   baseUrl: 'https://api.my-cloud.example',
 *   keyUrl: 'https://my-cloud.example/keys',
 *   routes: {
 *     'text-to-image': {
 *       path: () => '/images',
 *       body: ({ inputs }) => ({ kind: 'json', value: { prompt: inputs.text ?? '' } }),
 *       result: () => ({ kind: 'bytes', fileName: 'image.png' }),
 *     },
 *   },
 * })
 * remove()
 */
export function registerProvider(provider: Provider): () => void {
  const entry = { registered: provider }
  providers = [entry, ...providers]
  return () => {
    providers = providers.filter((candidate) => candidate !== entry)
  }
}

/**
 * Adds or replaces a task. Raw clients support it immediately, and the Hugging Face clients if its `hubMethods` name their
 * method; any other client needs a template, see `registerTemplate`.
 *
 * @param task the task's record, like those in `tasks/`
 * @returns a function that removes only this registration
 * @example
 * const remove = registerTask({ id: 'text-to-3d', input: 'text', exampleInput: () => 'A small wooden chair' })
 * remove()
 */
export function registerTask(task: Task): () => void {
  const entry = { registered: task }
  tasks = [entry, ...tasks]
  return () => {
    tasks = tasks.filter((candidate) => candidate !== entry)
  }
}

/**
 * Adds a template for a language, client, and task.
 *
 * @param registration where the template belongs, and the function that writes a call; it gets a frozen call
 * @returns a function that removes only this registration
 * @example
 * const remove = registerTemplate({
 *   language: 'sh',
 *   client: 'echo',
 *   task: 'conversational',
 *   template: (call) => `echo ${call.kind === 'chat' ? call.request.url : ''}\n`,
 * })
 * remove()
 */
export function registerTemplate(registration: TemplateRegistration): () => void {
  const entry = { registered: { ...registration } }
  templates = [entry, ...templates]
  return () => {
    templates = templates.filter((candidate) => candidate !== entry)
  }
}
