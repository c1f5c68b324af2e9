import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: () => import('./en/missing-model.ts'),
  de: () => import('./de/missing-model.ts'),
})
