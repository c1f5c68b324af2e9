import { featherlessAi } from './featherless-ai.ts'
import { completionsRoute } from './openai-compatible.ts'
import type { TaskRoutes } from './provider.ts'

export const featherlessAiTask: TaskRoutes = {
  of: featherlessAi,
  huggingfaceHub: ['text-generation'],
  routes: {
    'text-generation': completionsRoute('/v1'),
  },
}
