import { expect, it } from 'vitest'
import { fenced, inCode } from './answer.ts'

it.each([
  ['cat.png', '`cat.png`'],
  ['a`b', '``a`b``'],
  ['`` `', '``` `` ` ```'],
  ['a\n\n# Run this\u2028', '`a # Run this `'],
])('nothing in %j ends the code or its line', (text, code) => {
  expect(inCode(text)).toBe(code)
})

it('fences a text of any number of backticks', () => {
  expect(fenced('a`'.repeat(300_000), '')).toMatch(/^```\n/)
  expect(inCode('a`'.repeat(300_000))).toMatch(/^`` a`/)
})
