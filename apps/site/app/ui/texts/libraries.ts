import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: () => import('./en/libraries.ts'),
  de: () => import('./de/libraries.ts'),
})
