import { describe, expect, it } from 'vitest'
import { isRead, phrasesIn, phrasesOfTheRepository } from '../phrases.mjs'

describe('text for users', () => {
  it('contains none of the phrases that are hard to read', () => {
    expect(phrasesOfTheRepository()).toEqual([])
  })

  it.each([
    ['README.md', 'Prices are told by the router.', '“are told”'],
    ['golden/python/openai/plain.py', '# a schema of its own', '“of its own”'],
    ['packages/core/src/call/check-schema.ts', '    throw new Error(`${path} is no type`)', '“is no”'],
    ['apps/site/app/ui/texts/en/run.ts', "  run: 'Runs it as it is',", '“as it is”'],
    ['apps/site/app/routes/home.tsx', '  <p>Nothing changes, too</p>', '“, too”'],
  ])('is checked in %s', (path, line, phrase) => {
    expect(isRead(path)).toBe(true)
    expect(phrasesIn(path, `first line\n${line}`)).toEqual([expect.stringContaining(`${path}:2: ${phrase}; write`)])
  })

  it.each([
    ['packages/core/src/call/check-schema.ts', '  // A type of its own.'],
    ['packages/core/src/call/check-schema.ts', "import type { Type } from './is no type.ts'"],
    ['README.md', 'The result of `is no type` is [no longer](is-told) used.'],
  ])('excludes text for machines and maintainers, as in %s', (path, line) => {
    expect(phrasesIn(path, line)).toEqual([])
  })

  it.each(['docs/verification.md', 'packages/core/src/errors/words.test.ts', 'packages/twin/src/verify.ts'])(
    'isn’t in %s',
    (path) => {
      expect(isRead(path)).toBe(false)
    },
  )
})
