import { getOwn } from '../../../../values/get-own.ts'
import type { Client } from '../../../clients/client.ts'

/**
 * By `@ai-sdk/openai-compatible`: `@ai-sdk/huggingface` 2.0 knows only the Responses API, drops the seed, stop sequences,
 * and penalties (huggingface-responses-language-model.ts), and sends no tool results back
 * (convert-to-huggingface-responses-messages.ts).
 */
export const aiSdk: Client = {
  language: 'js',
  id: 'ai-sdk',
  order: 9,
  framework: true,
  install: 'npm install ai@7 @ai-sdk/openai-compatible@3',
  without: { retries: true, responses: true, messages: true },
  hasMethodFor: ({ id }) => ['feature-extraction', 'text-to-image'].includes(id),
  unusedMethod: (task) => getOwn(OTHER_TASKS, task),
}

const NOT_RUN = 'but we haven’t run an example with it yet'
const NO_SOUND =
  '@ai-sdk/openai-compatible 3.0 has no models for speech or transcription (openai-compatible-provider.ts)'

/** Why there is no example of other tasks. */
const OTHER_TASKS: { readonly [task: string]: string } = {
  'automatic-speech-recognition': NO_SOUND,
  'image-to-image': `the client has generateImage, ${NOT_RUN}`,
  'text-generation': `the client has provider.completionModel, ${NOT_RUN}`,
  'text-to-speech': NO_SOUND,
}
