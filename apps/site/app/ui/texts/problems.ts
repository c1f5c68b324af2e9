import { loadTexts } from './catalogue.ts'

export const { useTexts, textsOf } = await loadTexts({
  en: () => import('./en/problems.ts'),
  de: () => import('./de/problems.ts'),
})

export type ProblemTexts = ReturnType<typeof textsOf>
