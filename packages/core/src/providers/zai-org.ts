import { chatRoute, type Provider } from './provider.ts'

export const zaiOrg: Provider = {
  id: 'zai-org',
  label: 'Z.ai',
  baseUrl: 'https://api.z.ai',
  keyUrl: 'https://z.ai/manage-apikey/apikey-list',
  routes: {
    conversational: chatRoute('/api/paas/v4/chat/completions'),
  },
}
