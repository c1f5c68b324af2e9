import { chatRoute, type Provider } from './provider.ts'

// The hub's clients say with every request where it comes from.
export const HEADERS = { 'x-source-channel': 'hugging_face', 'accept-language': 'en-US,en' }

export const zaiOrg: Provider = {
  id: 'zai-org',
  label: 'Z.ai',
  baseUrl: 'https://api.z.ai',
  keyUrl: 'https://z.ai/manage-apikey/apikey-list',
  routes: {
    conversational: { ...chatRoute('/api/paas/v4/chat/completions'), headers: HEADERS },
  },
}
