import type { ModelRecord, ProviderMapping } from '../model/model-record.ts'
import type { Provider, Route } from '../providers/provider.ts'
import type { Task } from '../tasks/task.ts'
import type { ChatApiRecord } from './chat-apis/chat-api.ts'
import type { SnippetOptions } from './options.ts'
import type { readOutputSchema } from './output-schema.ts'
import type { Target } from './target.ts'

/** What decides a call, found before any option is read. */
export interface Decision {
  readonly model: ModelRecord
  readonly task: Task
  readonly target: Target
  readonly provider: string
  /** The record in force; absent for a policy. */
  readonly providerRecord: Provider | undefined
  /** The record that this package has, whatever was registered in its place. */
  readonly builtInProvider: Provider | undefined
  /** How the task is asked for; absent for a policy. */
  readonly route: Route | undefined
  /** How the provider that made the model does the task, where a policy may choose it: its id is the model's owner. */
  readonly makersRoute: Route | undefined
  /** The providers to fall back on. */
  readonly fallbacks: readonly Provider[]
  readonly mapping: ProviderMapping | undefined
  readonly options: SnippetOptions
  /** The API of the chat; absent for chat completions. */
  readonly chatApi: ChatApiRecord | undefined
  /** Set where a coding agent asks, and no example is written. */
  readonly isForAgent?: boolean
  /** Reads what a chat shall answer; absent where that was not loaded, as no question asks for it. */
  readonly readOutputSchema: typeof readOutputSchema | undefined
}
