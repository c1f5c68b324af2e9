import { describe, expect, it } from 'vitest'
import { javascript } from '../javascript/writer.ts'
import { python } from '../python/writer.ts'

const LONG_NAME = 'x'.repeat(90)

describe('a list or object that does not fit its line', () => {
  it('stands on one line as long as it is no wider than the line', () => {
    const text = 'x'.repeat(81)
    expect(python.literal([text])).toBe(`["${text}"]`)
    expect(python.literal([`${text}xxxx`])).toBe(`[\n    "${text}xxxx",\n]`)
  })

  it('holds nothing, no comma either, when it is empty', () => {
    expect(python.literal({ [LONG_NAME]: [] })).toBe(`{\n    "${LONG_NAME}": [\n    ],\n}`)
    expect(javascript.literal({ [LONG_NAME]: {} })).toBe(`{\n  "${LONG_NAME}": {\n  },\n}`)
  })

  it('has items that are laid out by themselves', () => {
    const value = { a: ['x'.repeat(60), 'y'.repeat(60)], b: [1, 2] }
    expect(javascript.literal(value)).toBe(
      `{\n  a: [\n    "${'x'.repeat(60)}",\n    "${'y'.repeat(60)}",\n  ],\n  b: [1, 2],\n}`,
    )
  })
})
