import { completionsRoute } from './openai-compatible.ts'
import { ovhcloud } from './ovhcloud.ts'
import type { TaskRoutes } from './provider.ts'

export const ovhcloudTask: TaskRoutes = {
  of: ovhcloud,
  routes: {
    'text-generation': completionsRoute('/v1'),
  },
}
