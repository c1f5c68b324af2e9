import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: () => import('./en/agents.ts'),
  de: () => import('./de/agents.ts'),
})
