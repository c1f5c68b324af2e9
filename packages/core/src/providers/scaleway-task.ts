import { completionsWithInputsRoute, embeddingsRoute } from './openai-compatible.ts'
import type { TaskRoutes } from './provider.ts'
import { scaleway } from './scaleway.ts'

export const scalewayTask: TaskRoutes = {
  of: scaleway,
  huggingfaceHub: ['feature-extraction'],
  routes: {
    'feature-extraction': embeddingsRoute('/v1'),
    'text-generation': completionsWithInputsRoute('/v1'),
  },
}
