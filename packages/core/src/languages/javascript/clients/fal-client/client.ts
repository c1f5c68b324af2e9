import type { Client } from '../../../clients/client.ts'

const TASKS: readonly string[] = [
  'audio-to-audio',
  'automatic-speech-recognition',
  'image-segmentation',
  'image-text-to-image',
  'image-text-to-video',
  'image-to-image',
  'image-to-video',
  'text-to-audio',
  'text-to-image',
  'text-to-speech',
  'text-to-video',
]

export const falClient: Client = {
  language: 'js',
  id: '@fal-ai/client',
  order: 5,
  install: 'npm install @fal-ai/client@1',
  vendor: { provider: 'fal-ai', label: 'fal' },
  readsModelAs: ['part-of-url', 'url'],
  doesNotChat: true,
  hasMethodFor: ({ id }) => TASKS.includes(id),
  unusedMethod: (id) => `the client can call fal for any task, but we haven’t run an example of ${id} with it yet`,
}
