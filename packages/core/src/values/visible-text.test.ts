import { expect, it } from 'vitest'
import { isSafeArgument, toVisibleText } from './visible-text.ts'

it.each([
  ['acme/demo ü😀 $(x)', 'acme/demo ü😀 $(x)'],
  ['a\0b', 'a\ufffdb'],
  ['a\r\nb', 'a\ufffd\ufffdb'],
  ['a\ud800b', 'a\ufffdb'],
  ['a\u202eb', 'a\ufffdb'],
  ['a\u200bb', 'a\ufffdb'],
  ['\ufeffab', '\ufffdab'],
  ['a\u2028b\u2029', 'a\ufffdb\ufffd'],
  ['a\u00adb\u2060\u3164', 'a\ufffdb\ufffd\ufffd'],
  ['a\u{e0041}b', 'a\ufffdb'],
])('shows %j as %j', (text, visible) => {
  expect(toVisibleText(text)).toBe(visible)
  expect(isSafeArgument(text)).toBe(text === visible)
})

it.each(['', '-rf', '--help'])('rejects %j as an argument', (text) => {
  expect(isSafeArgument(text)).toBe(false)
})
