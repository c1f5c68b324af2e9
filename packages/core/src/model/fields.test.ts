import { expect, it } from 'vitest'
import { isNamed } from './fields.ts'

it('doesn’t search for a name in strings that are too long to be one', () => {
  const hasTag = (tag: string) => isNamed({ id: 'acme/demo', tags: [tag] }, /lfm2.*vl/i)
  expect(hasTag('LFM2-VL')).toBe(true)
  expect(hasTag(`${'lfm2'.repeat(100)}vl`)).toBe(false)
})
