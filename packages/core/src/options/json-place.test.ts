import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeInJson } from './json-place.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('placeInJson', () => {
  it.each([
    ['{seed: 7}', 1, 2],
    ['{\n  "seed": 7\n  "top_k": 1\n}', 3, 3],
    ['{"seed":}', 1, 9],
    ['{"seed": 7', 1, 11],
    ['{"seed', 1, 7],
    ['[{"type": "function"},\n', 2, 1],
    ['', 1, 1],
    ['[1,]', 1, 4],
    ['{"a": 1} x', 1, 10],
    ['["a\nb"]', 1, 4],
    ['["\\x"]', 1, 3],
    ['[01]', 1, 3],
    ["{'seed': 7}", 1, 2],
    ['["😀\u007f", nil]', 1, 9],
  ])('is where a text stops being JSON: %j', (text, line, column) => {
    expect(placeInJson(text)).toEqual({ line, column })
  })

  it('is found behind a string of any length', () => {
    const picture = `"${'A'.repeat(20_000_000)}"`
    expect(placeInJson(picture)).toBeUndefined()
    expect(placeInJson(`[${picture}`)).toEqual({ line: 1, column: picture.length + 2 })
  })

  it('is known of every text that is no JSON, and of no other', () => {
    const part = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '1',
      '-',
      '0',
      'true',
      'nul',
      ' ',
      '\n',
      '\\',
      'e5',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('')
        expect([text, placeInJson(text) === undefined]).toEqual([text, isJson(text)])
      }),
    )
    fc.assert(
      fc.property(fc.json(), fc.nat(), (json, cut) => {
        expect(placeInJson(json)).toBeUndefined()
        const short = json.slice(0, cut % json.length)
        expect(placeInJson(short) === undefined).toBe(isJson(short))
      }),
    )
  })
})
