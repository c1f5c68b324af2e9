import { expect, it } from 'vitest'
import { isSafeArgument, toVisibleText } from './visible-text.ts'

it.each([
  ['acme/demo ü😀 $(x)', 'acme/demo ü😀 $(x)'],
  ['a\0b', 'a\ufffdb'],
  ['a\r\nb', 'a\ufffd\ufffdb'],
  ['a\ud800b', 'a\ufffdb'],
  ['a\u202eb', 'a\ufffdb'],
])('shows %j as %j', (text, visible) => {
  expect(toVisibleText(text)).toBe(visible)
  expect(isSafeArgument(text)).toBe(text === visible)
})

it.each(['', '-rf', '--help'])('takes %j for no argument', (text) => {
  expect(isSafeArgument(text)).toBe(false)
})
