import { loadTexts } from './catalogue.ts'

export const { useTexts } = await loadTexts({
  en: async () => (await import('./shared.en.ts')).localApps,
  de: async () => (await import('./shared.de.ts')).localApps,
})
