import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: () => import('./en/tasks.ts'),
  de: () => import('./de/tasks.ts'),
})
