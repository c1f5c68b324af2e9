import type { Provider } from './provider.ts'

export const QUEUE = 'https://queue.fal.run'

export const falAi: Provider = {
  id: 'fal-ai',
  label: 'fal',
  baseUrl: QUEUE,
  keyScheme: 'Key',
  keyUrl: 'https://fal.ai/dashboard/keys',
  routes: {},
}
