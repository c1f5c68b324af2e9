import fc from 'fast-check'
import { expect, it } from 'vitest'
import { forTerminal } from './for-terminal.ts'

it.each([
  ['\u001b]0;title\u0007\u001b[31m', '\\u001b]0;title\\u0007\\u001b[31m'],
  ['\u009b31m \u007f \u0000', '\\u009b31m \\u007f \\u0000'],
  ['over\rwritten \b', 'over\\u000dwritten \\u0008'],
  ['\u202etxt.exe\u2066', '\\u202etxt.exe\\u2066'],
  ['one\ttwo\r\nthree\n', 'one\ttwo\r\nthree\n'],
  ['Ääñ 中文 😀 “quoted”', 'Ääñ 中文 😀 “quoted”'],
])('writes %j as %j', (text, shown) => {
  expect(forTerminal(text)).toBe(shown)
})

it('leaves nothing that steers, and JSON what it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(forTerminal(text)).not.toMatch(/(?!\n|\t|\r\n)\p{Cc}/u)
      expect(JSON.parse(forTerminal(JSON.stringify(text)))).toBe(text)
    }),
  )
})
