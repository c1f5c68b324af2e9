import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: () => import('./en/examples.ts'),
  de: () => import('./de/examples.ts'),
})
