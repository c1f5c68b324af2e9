import type { Provider } from './provider.ts'

export const replicate: Provider = {
  id: 'replicate',
  label: 'Replicate',
  baseUrl: 'https://api.replicate.com',
  keyUrl: 'https://replicate.com/account/api-tokens',
  routes: {},
}
