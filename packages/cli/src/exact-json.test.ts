import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseExactJson } from './exact-json.ts'
import { UsageError } from './usage-error.ts'

describe('parseExactJson', () => {
  it.each([
    ['12345678901234567890'],
    ['{"seed": 9007199254740993}'],
    ['[1e400]'],
    ['-1e400'],
    ['0.1000000000000000055511151231257827'],
    ['1e-400'],
  ])('refuses %s', (text) => {
    expect(() => parseExactJson(text, '--param x')).toThrow(
      /^--param x: the number .* (?:can’t be represented exactly|is out of range)/,
    )
  })

  it.each([
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', 9007199254740992],
    ['0.1', 0.1],
    ['1.50', 1.5],
    ['120e-1', 12],
    ['1E+3', 1000],
    ['1e21', 1e21],
    ['5e-324', 5e-324],
    ['-0.0', -0],
    ['0', 0],
    ['"12345678901234567890"', '12345678901234567890'],
    ['"\\"12345678901234567890"', '"12345678901234567890'],
    ['null', null],
    ['false', false],
  ])('reads %s', (text, value) => {
    expect(parseExactJson(text, 'x')).toBe(value)
  })

  it.each(['', 'hello', '{', "'a'", 'NaN', '[1,]'])('says that %j is no JSON', (text) => {
    expect(() => parseExactJson(text, '--param stop')).toThrow(UsageError)
    expect(() => parseExactJson(text, '--param stop')).toThrow(/^--param stop: invalid JSON/)
  })

  it('reads no number of a million digits', () => {
    expect(() => parseExactJson(`{"seed": 1.${'0'.repeat(1_000_000)}1}`, '--param extra')).toThrow(
      /^--param extra: the number 1\.0{97}… has 1000003 characters; the limit is 400$/,
    )
  })

  it('reads back every JSON value that JavaScript writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        expect(JSON.stringify(parseExactJson(text, 'x'))).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })

  it('accepts an integer only when it is written again as it stood', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 20n), 10n ** 20n), (integer) => {
        const read = (): unknown => parseExactJson(String(integer), 'x')
        if (String(Number(integer)) === String(integer)) expect(read()).toBe(Number(integer))
        else expect(read).toThrow(UsageError)
      }),
      { numRuns: 1000 },
    )
  })
})
