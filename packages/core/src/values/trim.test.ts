import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutOuter, withoutTrailing } from './trim.ts'

it('removes the same characters as a pattern', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('0', '_', 'a') }), (text) => {
      expect(withoutTrailing(text, '0')).toBe(text.replace(/0+$/, ''))
      expect(withoutOuter(text, '_')).toBe(text.replace(/^_+|_+$/g, ''))
    }),
  )
})
