import type { Client } from '../../../clients/client.ts'

const TASKS: readonly string[] = [
  'image-text-to-image',
  'image-text-to-video',
  'image-to-image',
  'image-to-video',
  'text-to-image',
  'text-to-video',
]

export const falClient: Client = {
  language: 'python',
  id: 'fal_client',
  order: 3,
  install: 'pip install fal-client~=1.0 requests~=2.34',
  readsModelAs: ['part-of-url'],
  unsupported: ({ provider }) => (provider === 'fal-ai' ? undefined : 'fal_client can only call fal'),
  doesNotChat: true,
  hasMethodFor: ({ id }) => TASKS.includes(id),
  unusedMethod: (id) => `the client can call fal for any task, but we haven’t run an example of ${id} with it yet`,
}
