import { nscale } from './nscale.ts'
import { imagesRoute } from './openai-compatible.ts'
import type { TaskRoutes } from './provider.ts'

export const nscaleTask: TaskRoutes = {
  of: nscale,
  huggingfaceHub: ['text-to-image'],
  routes: {
    'text-to-image': imagesRoute('/v1'),
  },
}
