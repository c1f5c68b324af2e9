import type { Provider } from './provider.ts'

export const wavespeed: Provider = {
  id: 'wavespeed',
  label: 'WaveSpeedAI',
  baseUrl: 'https://api.wavespeed.ai',
  keyUrl: 'https://wavespeed.ai/accesskey',
  routes: {},
}
