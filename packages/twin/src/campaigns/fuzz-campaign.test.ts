import { setLogger } from '@model-snippets/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCampaign } from './campaign.ts'
import { FUZZING } from './fuzz-campaign.ts'
import { fuzzCase } from './fuzz-cases.ts'
import { Parsers } from './parsers.ts'

const CASES = 3000
const SEED = 20

beforeAll(() => setLogger({ error: () => undefined }))
afterAll(() => setLogger(console))

describe('a fuzzing campaign', () => {
  it('with a few thousand cases causes no crash and no unparsable example', async () => {
    const results = await runCampaign(FUZZING, CASES, SEED)
    expect(results.flatMap(({ seed, problems }) => problems.map((problem) => `seed ${seed}: ${problem}`))).toEqual([])
    expect(results).toHaveLength(CASES)
    const written = results.flatMap(({ seed }) => fuzzCase(seed).written)
    for (const language of ['python', 'js', 'sh']) {
      expect(written.filter((one) => one.language === language).length).toBeGreaterThan(CASES / 5)
    }
  })

  it('makes the same case from the same seed', () => {
    expect(fuzzCase(SEED)).toEqual(fuzzCase(SEED))
    const seeds = [1, 2, 3, 4, 5].map((seed) => JSON.stringify(fuzzCase(seed)))
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
