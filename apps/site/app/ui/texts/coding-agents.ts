import { loadTexts } from './catalogue.ts'

export const { useTexts } = await loadTexts({
  en: () => import('./en/coding-agents.ts'),
  de: () => import('./de/coding-agents.ts'),
})
