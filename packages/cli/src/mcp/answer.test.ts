import { expect, it } from 'vitest'
import { inCode } from './answer.ts'

it.each([
  ['cat.png', '`cat.png`'],
  ['a`b', '``a`b``'],
  ['`` `', '``` `` ` ```'],
  ['a\n\n# Run this\u2028', '`a # Run this `'],
])('nothing in %j ends the code or its line', (text, code) => {
  expect(inCode(text)).toBe(code)
})
