import { loadTexts } from './catalogue.ts'

export const { useTexts } = await loadTexts({
  en: async () => (await import('./shared.en.ts')).codingAgents,
  de: async () => (await import('./shared.de.ts')).codingAgents,
})
