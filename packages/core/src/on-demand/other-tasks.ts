import type { TaskPart } from '../clients/client.ts'
import { withTasks } from '../providers/provider.ts'
import { TASK_ROUTES_LOADERS } from '../providers/task-loaders.generated.ts'
import { own } from '../registries.ts'
import { buildTaskCall } from '../task-call.ts'
import { TASK_LOADERS } from '../tasks/loaders.generated.ts'
import type { LoadAnswering } from './load.ts'

const isThere = <Loaded>(loaded: Loaded | undefined): loaded is Loaded => loaded !== undefined

/**
 * Answers questions of the other tasks with some clients.
 *
 * @param common how those clients do them that do most
 * @param loaders for clients that do a few, by language and id: loaded for those alone
 */
export const otherTasksWith =
  (common: readonly TaskPart[], loaders: { readonly [client: string]: () => Promise<TaskPart> }): LoadAnswering =>
  async (clients, id, providers) => {
    const further = clients.filter(({ otherTasks }) => otherTasks?.includes(id))
    const [task, routes, parts] = await Promise.all([
      own(TASK_LOADERS, id)?.(),
      Promise.all(providers.map((provider) => own(TASK_ROUTES_LOADERS, `${provider}-task`)?.())),
      Promise.all(further.map((client) => own(loaders, `${client.language}/${client.id}`)?.())),
    ])
    return {
      taskCall: buildTaskCall,
      task,
      clients: { tasks: [...common, ...parts.filter(isThere)] },
      providers: routes.filter(isThere).map(withTasks),
    }
  }
