import type { TaskRoutes } from '../providers/provider.ts'
import { TASK_ROUTES_LOADERS } from '../providers/task-loaders.generated.ts'
import { own } from '../registries.ts'

export { buildTaskCall } from '../task-call.ts'
export { OTHER_TASKS as tasks } from '../tasks/index.generated.ts'

export const loadTaskRoutes = async (provider: string): Promise<TaskRoutes | undefined> =>
  own(TASK_ROUTES_LOADERS, `${provider}-task`)?.()
