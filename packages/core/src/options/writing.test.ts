import { expect, it } from 'vitest'
import { countEscapes, isTooMuchToWrite } from './writing.ts'

const LIMITS = { values: 100, characters: 1000, escapes: 50 }

it.each([
  ['"a"', 100, false],
  ['"a"', 101, true],
  [JSON.stringify('x'.repeat(498)), 2, false],
  [JSON.stringify('x'.repeat(499)), 2, true],
  [JSON.stringify("'".repeat(50)), 1, false],
  [JSON.stringify("'".repeat(51)), 1, true],
  ['"[[[,,,{{{"', 1, false],
  // Each level stands on a line that is indented: 8 columns for every level around it.
  ['['.repeat(14) + ']'.repeat(14), 1, false],
  ['['.repeat(16) + ']'.repeat(16), 1, true],
])('%s, %i times: %s', (json, times, expected) => {
  expect(isTooMuchToWrite(json, times, LIMITS)).toBe(expected)
})

it('counts what some language escapes', () => {
  expect(countEscapes('plain text, 1 + 1 = 2!')).toBe(0)
  expect(countEscapes('"\'\\`$<>&{}\n\té語')).toBe(14)
  expect(countEscapes("''''", 1, 3)).toBe(2)
})
