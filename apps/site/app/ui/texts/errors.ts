import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: () => import('./en/errors.ts'),
  de: () => import('./de/errors.ts'),
})
