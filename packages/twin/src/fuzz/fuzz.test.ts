import { setLogger } from '@model-snippets/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fuzzCase } from './cases.ts'
import { Parsers } from './parsers.ts'

const CASES = 3000
const SEED = 20

beforeAll(() => setLogger({ error: () => undefined }))
afterAll(() => setLogger(console))

describe('a fuzzing campaign', () => {
  it('with a few thousand cases causes no crash and no unparsable example', async () => {
    const cases = Array.from({ length: CASES }, (_, number) => fuzzCase(SEED, number))
    expect(cases.flatMap(({ crash }) => crash ?? [])).toEqual([])
    const written = cases.flatMap((one) => one.written)
    for (const language of ['python', 'js', 'sh']) {
      expect(written.filter((one) => one.language === language).length).toBeGreaterThan(CASES / 5)
    }
    const parsers = new Parsers()
    const errors = await parsers.parse(written)
    parsers.close()
    expect(
      [...errors].map(([place, error]) => `${written[place]?.origin}: ${error}\n${written[place]?.content}`),
    ).toEqual([])
  })

  it('makes the same case from the same seed and number', () => {
    expect(fuzzCase(SEED, 17)).toEqual(fuzzCase(SEED, 17))
    const seeds = [1, 2, 3, 4, 5].map((seed) => JSON.stringify(fuzzCase(seed, 17)))
    expect(new Set(seeds).size).toBeGreaterThan(1)
  })
})

it('the parsers find broken texts, and nothing else', async () => {
  const parsers = new Parsers()
  const written = [
    { language: 'python', content: 'print("fine")\n', origin: '' },
    { language: 'python', content: 'print("open)\n', origin: '' },
    { language: 'python', content: 'print("\\d")\n', origin: '' },
    { language: 'js', content: 'const a = 1;\n', origin: '' },
    { language: 'js', content: 'const a = ;\n', origin: '' },
    { language: 'sh', content: "echo 'fine'\n", origin: '' },
    { language: 'sh', content: "echo 'open\n", origin: '' },
    { language: 'sh', content: "echo '\ud800'\n", origin: '' },
  ] as const
  const errors = await parsers.parse(written)
  parsers.close()
  expect([...errors.keys()].sort()).toEqual([1, 2, 4, 6, 7])
})
