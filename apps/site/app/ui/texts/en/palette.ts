import { formatOf } from '../format.ts'

const { number, plural } = formatOf('en')

/** Texts of the palette, in English. */
export const texts = {
  title: 'Go to a model, task, or library',
  placeholder: 'Model, task, or library',
  results: 'Results',
  groups: { models: 'Models', tasks: 'Tasks', libraries: 'Libraries', errors: 'Errors', pages: 'Pages' },
  everywhere: (query: string): string => (query === '' ? 'Search all models' : `Search all models for “${query}”`),
  count: (count: number): string => `${number(count)} ${plural(count, { one: 'result', other: 'results' })}`,
  none: 'Nothing matches all of these words.',
  loading: 'Loading…',
  offline: 'You’re offline. The list loads when you’re back online.',
  failed: 'The list didn’t load.',
  again: 'Try again',
  close: 'Close',
} as const
