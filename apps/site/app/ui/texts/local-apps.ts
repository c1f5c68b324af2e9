import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: () => import('./en/local-apps.ts'),
  de: () => import('./de/local-apps.ts'),
})
