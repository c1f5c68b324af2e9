import { check, type Diagnostics } from 'recheck'
import { expect, it } from 'vitest'
import { BOUNDED_PATTERNS, COMPOSED, TRIED } from './bounded.ts'
import { type Pattern, patternsIn, readPatterns } from './patterns.ts'

/*
 * No user's text may take more than linear time to match. A pattern is checked with its automaton; without one, with
 * texts that are generated from a fixed seed. Both count steps instead of time, so that a busy machine gets the same
 * result. Two things aren't checked: the patterns of the grammars that color code, which are data, and patterns with
 * the flag `g` that look far ahead for each short match. `npm run load:slowest` looks for those.
 */

const { patterns, composed } = readPatterns()
const textOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string => `/${source}/${flags}`
const TRIED_TEXTS = TRIED.map(textOf)

/** Tests count the characters that are read; linear patterns stay far below these limits for the longest text. */
const BY_TRYING = {
  checker: 'fuzz',
  randomSeed: 1,
  attackLimit: 100_000_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  timeout: null,
} as const

async function judge({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<Diagnostics> {
  if (!TRIED_TEXTS.includes(textOf({ source, flags }))) {
    const judged = await check(source, flags, { checker: 'automaton', timeout: null })
    if (judged.status !== 'unknown' || judged.error.kind !== 'unsupported') return judged
  }
  return check(source, flags, BY_TRYING)
}

it('finds literals, and texts that are passed to RegExp', () => {
  const text = "const a = /a+$/g\nnew RegExp('b+$', 'i')\nRegExp(`c`)\nnew RegExp(`d${a}`)\nconst b = 1 / 2 / 3"
  expect(patternsIn('a.ts', text)).toEqual([
    { place: 'a.ts:1', source: 'a+$', flags: 'g' },
    { place: 'a.ts:2', source: 'b+$', flags: 'i' },
    { place: 'a.ts:3', source: 'c', flags: '' },
    { place: 'a.ts:4' },
  ])
  expect(patterns.length).toBeGreaterThan(400)
})

it.each([
  ['0+$', 'polynomial'],
  ['^(?:a|a)*$', 'exponential'],
  ['a+(?=b)', 'polynomial'],
  ['^\\d+(?:\\.\\d*)?$', 'linear'],
])('classifies %s as %s', async (source, type) => {
  expect(await judge({ source, flags: '' })).toMatchObject({ complexity: { type } })
})

it('no pattern takes more than linear time, unless its input is limited', async () => {
  const bounded = BOUNDED_PATTERNS.map(({ pattern }) => textOf(pattern))
  const found: string[] = []
  for (const pattern of patterns) {
    if (bounded.includes(textOf(pattern))) continue
    const judged = await judge(pattern)
    if (judged.status === 'safe') continue
    const why = judged.status === 'vulnerable' ? judged.complexity.summary : judged.error.kind
    const attack = judged.status === 'vulnerable' ? `, as for ${judged.attack.pattern}` : ''
    found.push(`${pattern.place}: ${textOf(pattern)} is ${why}${attack}`)
  }
  expect(found).toEqual([])
})

it('lists no pattern as bounded that doesn’t exist or is linear', async () => {
  const files = (pattern: string): readonly string[] =>
    patterns.filter((each) => textOf(each) === pattern).map(({ place }) => place.replace(/:\d+$/, ''))
  for (const { file, pattern } of BOUNDED_PATTERNS) {
    expect([file, files(textOf(pattern))]).toEqual([file, [file]])
    expect([textOf(pattern), (await judge(pattern)).status]).toEqual([textOf(pattern), 'vulnerable'])
  }
  for (const text of TRIED_TEXTS) expect([text, files(text).length]).toEqual([text, 1])
})

it('every composed pattern has our own parts', () => {
  expect(composed.map((place) => place.replace(/:\d+$/, ''))).toEqual(COMPOSED.map(({ file }) => file))
})
