import { LANGUAGES, PLATFORMS } from '@model-snippets/core'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { highlight } from './index.ts'
import { type CodeLines, plainLines, withoutFinalNewline } from './lines.ts'

// A line has so many milliseconds, which a busy machine may not have for it: here no time passes.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const textOf = (lines: CodeLines): string => lines.map((line) => line.map(([text]) => text).join('')).join('\n')
const language = fc.constantFrom(...LANGUAGES, 'json' as const)
const platform = fc.constantFrom(...PLATFORMS)
const code = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '"',
        "'",
        '`',
        '\\',
        '\n',
        '\r\n',
        '\r',
        '${',
        '}',
        '#',
        '//',
        '/*',
        'f"',
        '<<EOF',
        '\ud800',
        '\0',
        ' a',
      ),
    )
    .map((parts) => parts.join('')),
)

describe('highlight', () => {
  it('shows exactly the code, whatever it is', () => {
    fc.assert(
      fc.property(code, language, platform, (text, name, system) => {
        expect(textOf(highlight(text, name, system))).toBe(withoutFinalNewline(text))
        expect(textOf(plainLines(text))).toBe(withoutFinalNewline(text))
      }),
      { numRuns: 400 },
    )
  })

  it('has as many lines plain as coloured, so that nothing shifts', () => {
    fc.assert(
      fc.property(code, language, platform, (text, name, system) => {
        expect(highlight(text, name, system)).toHaveLength(plainLines(text).length)
      }),
      { numRuns: 200 },
    )
  })

  it('tells keywords, texts, numbers and comments apart', () => {
    const kinds = highlight('import os\nprint("a", 3)  # note\n', 'python').flatMap((line) =>
      line.map(([text, kind]) => [text.trim(), kind]),
    )
    expect(kinds).toContainEqual(['import', 'keyword'])
    expect(kinds).toContainEqual(['"a"', 'string'])
    expect(kinds).toContainEqual(['3', 'constant'])
    expect(kinds).toContainEqual(['# note', 'comment'])
  })

  it('leaves very long code plain', () => {
    const long = `x = "${'a'.repeat(100_000)}"\n`
    expect(highlight(long, 'python')).toEqual(plainLines(long))
  })
})
