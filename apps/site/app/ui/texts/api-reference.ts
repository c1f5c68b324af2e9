import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: () => import('./en/api-reference.ts'),
  de: () => import('./de/api-reference.ts'),
})
