import type { ModelRecord, ProviderMapping } from '../model/model-record.ts'
import type { Provider, Route } from '../providers/provider.ts'
import type { Task } from '../tasks/task.ts'
import type { ChatApiRecord } from './chat-apis/chat-api.ts'
import type { SnippetOptions } from './options.ts'
import type { readOutputSchema } from './output-schema.ts'
import type { Target } from './target.ts'

/** What determines a call, decided before any option is read. */
export interface Decision {
  readonly model: ModelRecord
  readonly task: Task
  readonly target: Target
  readonly provider: string
  /** The provider’s current record; absent for a policy. */
  readonly providerRecord: Provider | undefined
  /** The built-in record, even if another one was registered. */
  readonly builtInProvider: Provider | undefined
  /** The route for the task; absent for a policy. */
  readonly route: Route | undefined
  /** Whether the route may be a registered one. */
  readonly routeIsRegistered: boolean
  /** The route of the provider that made the model, which a policy may choose; its id is the model's owner. */
  readonly makersRoute: Route | undefined
  /** The fallback providers. */
  readonly fallbacks: readonly Provider[]
  readonly mapping: ProviderMapping | undefined
  readonly options: SnippetOptions
  /** The chat API; absent for chat completions. */
  readonly chatApi: ChatApiRecord | undefined
  /** Set for a coding agent, which needs no example. */
  readonly isForAgent?: boolean
  /** Set if examples download the images in messages, because the server doesn't. */
  readonly downloadsImages?: boolean
  /** Reads the answer’s schema; absent if that code wasn’t loaded because nothing needs it. */
  readonly readOutputSchema: typeof readOutputSchema | undefined
}
