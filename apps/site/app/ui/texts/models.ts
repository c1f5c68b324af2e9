import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: () => import('./en/models.ts'),
  de: () => import('./de/models.ts'),
})
