import { deepinfra } from './deepinfra.ts'
import {
  completionsRoute,
  embeddingsRoute,
  imagesRoute,
  speechRoute,
  transcriptionsRoute,
} from './openai-compatible.ts'
import type { TaskRoutes } from './provider.ts'

export const deepinfraTask: TaskRoutes = {
  of: deepinfra,
  huggingfaceHub: ['automatic-speech-recognition', 'feature-extraction', 'text-generation', 'text-to-speech'],
  routes: {
    'automatic-speech-recognition': transcriptionsRoute('/v1/openai'),
    'feature-extraction': embeddingsRoute('/v1/openai'),
    'text-generation': completionsRoute('/v1/openai'),
    'text-to-image': imagesRoute('/v1/openai'),
    'text-to-speech': speechRoute('/v1/openai'),
  },
}
