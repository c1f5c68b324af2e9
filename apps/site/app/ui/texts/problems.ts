import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: async () => (await import('./shared.en.ts')).problems,
  de: async () => (await import('./shared.de.ts')).problems,
})

export type ProblemTexts = ReturnType<typeof textsOf>
