import { expect, it } from 'vitest'
import { providerTable } from './provider-table.ts'

it('shows a dash for a figure that nobody tells, and no column of dashes', () => {
  const table = providerTable([
    { id: 'groq', label: 'Groq', isServing: true, facts: { provider: 'groq', price: { input: 0.15, output: 0.6 } } },
    { id: 'nscale', label: 'Nscale', isServing: null, facts: { provider: 'nscale', supportsTools: false } },
    { id: 'novita', label: 'Novita', isServing: false, facts: { provider: 'novita', isFree: true } },
  ])
  expect(table.split('\n')).toEqual([
    '| provider | serves the model | $ per million input tokens | $ per million output tokens | tools |',
    '| --- | --- | --- | --- | --- |',
    '| groq | yes | 0.15 | 0.6 | – |',
    '| nscale | – | – | – | no |',
    '| novita | no | 0 | 0 | – |',
  ])
})
