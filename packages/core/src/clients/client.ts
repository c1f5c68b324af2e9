import type { Call } from '../call.ts'
import { taskRecord } from '../registries.ts'
import type { InferenceSnippet, Language } from '../types.ts'

/**
 * Writes one call as a whole program in the client's language. Reads the call, changes nothing, keeps nothing.
 * A method, so that a template may ask for the kind of call that its task always has.
 */
export type Template = { write(call: Call): string }['write']

/** One way to call a model from one language. */
export interface Client {
  readonly language: Language
  /** Name under which readers know it, `huggingface.js`. */
  readonly id: string
  /** Place among the clients of its language, counted from 1. */
  readonly place: number
  /** The exact command that installs the release line the examples ran with; null when nothing needs installing. */
  readonly install: string | null
  /** Why this client cannot make this call, or undefined when it can. */
  readonly refuses: { of(call: Call): string | undefined }['of']
  /** Set-up of one call, where it differs from the client's own: what else to install, another variable. */
  readonly setUp?: (call: Call) => Partial<Pick<InferenceSnippet, 'install' | 'env' | 'files'>> | undefined
  /** The template of every task but chat that `templates` does not name: for clients that send any request. */
  readonly anyTask?: Template
  /** One template for each task that the client does. */
  readonly templates: { readonly [task: string]: Template }
}

/** The template of a client for a task, if it has one. */
export function templateOf(client: Client, task: string): Template | undefined {
  if (Object.hasOwn(client.templates, task)) return client.templates[task]
  const record = taskRecord(task)
  return record === undefined || record.input === 'messages' ? undefined : client.anyTask
}
