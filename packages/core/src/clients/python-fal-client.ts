import type { ClientRecord } from './client.ts'

export const pythonFalClient: ClientRecord = {
  language: 'python',
  id: 'fal_client',
  place: 3,
  install: 'pip install fal-client~=1.0',
  otherTasks: [
    'image-text-to-image',
    'image-text-to-video',
    'image-to-image',
    'image-to-video',
    'text-to-image',
    'text-to-video',
  ],
}
