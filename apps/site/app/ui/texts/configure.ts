import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: () => import('./en/configure.ts'),
  de: () => import('./de/configure.ts'),
})
