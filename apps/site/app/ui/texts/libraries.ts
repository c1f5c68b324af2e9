import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: async () => (await import('./shared.en.ts')).libraries,
  de: async () => (await import('./shared.de.ts')).libraries,
})
