import { nscale } from './nscale.ts'
import { imagesRoute } from './openai-compatible.ts'
import type { TaskRoutes } from './provider.ts'

export const nscaleTask: TaskRoutes = {
  of: nscale,
  routes: {
    'text-to-image': imagesRoute('/v1'),
  },
}
