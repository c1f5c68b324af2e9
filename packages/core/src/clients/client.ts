import type { Call, ChatCall, TaskCall } from '../call.ts'
import type { TaskInference } from '../tasks/task.ts'
import type { InferenceSnippet, Language } from '../types.ts'

/**
 * Writes one call as a whole program in the client's language. Reads the call, changes nothing, keeps nothing.
 * A method, so that a template may ask for the kind of call that its task always has.
 */
export type Template = { write(call: Call): string }['write']

/** Set-up of one call, where it differs from the client's own: what else to install, another variable. */
type SetUp = Partial<Pick<InferenceSnippet, 'install' | 'env' | 'files'>>

/** What identifies a client. What it does stands in files of their own, so that a page can load what it needs. */
export interface ClientRecord {
  readonly language: Language
  /** Name under which readers know it, `huggingface.js`. */
  readonly id: string
  /** Place among the clients of its language, counted from 1. */
  readonly place: number
  /** The exact command that installs the release line the examples ran with; null when nothing needs installing. */
  readonly install: string | null
  /** The only tasks, but for chat, that it has methods for. Its part is loaded for them alone. */
  readonly otherTasks?: readonly string[]
}

/** How a client chats. */
export interface ChatPart {
  readonly of: ClientRecord
  /** Why this client cannot make this call, or undefined when it can. */
  readonly refuses?: (call: ChatCall) => string | undefined
  readonly template: (call: ChatCall) => string
}

/** How a client does the other tasks. */
export interface TaskPart {
  readonly of: ClientRecord
  /** Why this client cannot make this call, or undefined when it can. */
  readonly refuses: { of(call: TaskCall): string | undefined }['of']
  readonly setUp?: { of(call: TaskCall): SetUp | undefined }['of']
  /** Whether the task's record has a method for it; absent for a client that does not ask there. */
  readonly does?: (task: TaskInference) => boolean
  readonly template: { write(call: TaskCall): string }['write']
}

/** How a client of the shell makes its calls on Windows, where its programs are others. */
export interface WindowsPart {
  readonly of: ClientRecord
  /** Why it cannot make this call there, once nothing else speaks against it. */
  readonly refuses: (call: Call) => string | undefined
  readonly template: Template
}

/** One way to call a model from one language. */
export interface Client extends ClientRecord {
  /** Why this client cannot make this call, or undefined when it can. */
  readonly refuses: { of(call: Call): string | undefined }['of']
  readonly setUp?: ((call: Call) => SetUp | undefined) | undefined
  /** The template of those tasks but chat that `templates` does not name. */
  readonly otherTask?: Template | undefined
  /** Which tasks that template is for, where not for all. */
  readonly does?: TaskPart['does']
  /** The template of chat, and those that were registered. */
  readonly templates: { readonly [task: string]: Template }
}

/** The template of a client for a task, if it has one; `find` knows the records of tasks. */
export function templateOf(
  client: Client,
  task: string,
  find: (id: string) => TaskInference | undefined,
): Template | undefined {
  if (Object.hasOwn(client.templates, task)) return client.templates[task]
  if (client.otherTask === undefined || client.otherTasks?.includes(task) === false) return undefined
  const record = find(task)
  if (record === undefined || record.input === 'messages' || client.does?.(record) === false) return undefined
  return client.otherTask
}

/** The parts of some clients, all of them or those that a question needs. */
export interface ClientParts {
  readonly chat?: readonly ChatPart[]
  readonly tasks?: readonly TaskPart[]
  readonly windows?: readonly WindowsPart[]
}

/** Puts clients together. */
// @__NO_SIDE_EFFECTS__
export const clientsOf = (records: readonly ClientRecord[], parts: ClientParts): readonly Client[] =>
  records.map((record) => {
    const isOwn = (part: { readonly of: ClientRecord }): boolean => part.of === record
    const chat = parts.chat?.find(isOwn)
    const tasks = parts.tasks?.find(isOwn)
    const windows = parts.windows?.find(isOwn)
    const refuses = (call: Call) => ('inputs' in call ? tasks?.refuses(call) : chat?.refuses?.(call))
    const onPlatform = (template: Template): Template =>
      windows === undefined ? template : (call) => (call.platform === 'posix' ? template : windows.template)(call)
    const templates: { [task: string]: Template } = {}
    if (chat !== undefined) templates.conversational = onPlatform(chat.template as Template)
    return {
      ...record,
      refuses: windows === undefined ? refuses : (call) => refuses(call) ?? windows.refuses(call),
      setUp: tasks?.setUp && ((call) => ('inputs' in call ? tasks.setUp?.(call) : undefined)),
      otherTask: tasks && onPlatform(tasks.template as Template),
      does: tasks?.does,
      templates,
    }
  })
