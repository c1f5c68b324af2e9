import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: () => import('./en/palette.ts'),
  de: () => import('./de/palette.ts'),
})
