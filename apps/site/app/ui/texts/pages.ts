import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: () => import('./en/pages.ts'),
  de: () => import('./de/pages.ts'),
})
