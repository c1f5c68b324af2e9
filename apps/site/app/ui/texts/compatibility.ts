import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: () => import('./en/compatibility.ts'),
  de: () => import('./de/compatibility.ts'),
})
