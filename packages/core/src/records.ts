import { buildChatCall } from './chat-call.ts'
import type { Knowledge } from './generator.ts'
import { PROVIDERS } from './providers/index.ts'
import type { Provider } from './providers/provider.ts'
import { own, registeredProvider, taskInForce } from './registries.ts'
import { buildTaskCall } from './task-call.ts'
import { TASKS } from './tasks/index.ts'
import type { TaskInference } from './tasks/task.ts'

const publishedProvider = (id: string): Provider | undefined => own(PROVIDERS, id)
export const providerRecord = (id: string): Provider | undefined => registeredProvider(id) ?? publishedProvider(id)
export const taskRecord = (id: string): TaskInference | undefined => taskInForce(id, own(TASKS, id))

/** Everything that this package knows. */
export const ALL: Knowledge = {
  provider: providerRecord,
  publishedProvider,
  task: taskRecord,
  chatCall: buildChatCall,
  taskCall: buildTaskCall,
}
