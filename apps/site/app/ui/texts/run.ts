import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: () => import('./en/run.ts'),
  de: () => import('./de/run.ts'),
})
