import {
  completionsRoute,
  embeddingsRoute,
  imagesRoute,
  speechRoute,
  transcriptionsRoute,
} from '../openai-compatible.ts'
import { chatRoute, type Provider } from '../provider.ts'

export const deepinfra: Provider = {
  id: 'deepinfra',
  label: 'DeepInfra',
  baseUrl: 'https://api.deepinfra.com',
  keyUrl: 'https://deepinfra.com/dash/api_keys',
  huggingfaceHub: ['automatic-speech-recognition', 'feature-extraction', 'text-generation', 'text-to-speech'],
  routes: {
    conversational: chatRoute('/v1/openai/chat/completions'),
    'automatic-speech-recognition': transcriptionsRoute('/v1/openai'),
    'feature-extraction': embeddingsRoute('/v1/openai'),
    'text-generation': completionsRoute('/v1/openai'),
    'text-to-image': imagesRoute('/v1/openai'),
    'text-to-speech': speechRoute('/v1/openai', { format: 'wav' }),
  },
}
