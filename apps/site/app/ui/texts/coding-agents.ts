import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: () => import('./en/coding-agents.ts'),
  de: () => import('./de/coding-agents.ts'),
})
