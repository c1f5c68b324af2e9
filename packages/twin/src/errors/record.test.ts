import { listSeenErrors, type SeenError } from '@model-snippets/core/errors/seen'
import { describe, expect, it } from 'vitest'
import { PROVOKED } from './failures.ts'
import { recordSeen, seenKey } from './record.ts'
import { allProvocations, provokedClients } from './run-errors.ts'

const found = (failure: string, date: string): SeenError => ({
  failure,
  cause: 'rate-limited',
  language: 'python',
  client: 'openai',
  package: 'openai',
  release: '3.0.0',
  runtime: 'Python 3.11.7',
  date,
  digest: 'd',
  exitCode: 1,
  printed: failure,
})

describe('the record of errors', () => {
  it('covers every failure of every client’s current example (npm run verify -- --errors renews it)', async () => {
    const held = new Map(listSeenErrors().map((each) => [seenKey(each), each.digest]))
    const wanted = (await allProvocations()).map(({ language, client, failure, digest }) => [
      seenKey({ language, client, failure: failure.name }),
      digest,
    ])
    expect([...held]).toEqual(wanted)
  })

  it('has each failure that each client can have', async () => {
    const wanted = await allProvocations()
    for (const { language, client } of provokedClients()) {
      const failures = wanted.filter((each) => each.language === language && each.client === client)
      expect([client, failures.length > PROVOKED.length / 2]).toEqual([client, true])
    }
  })

  it('lists each failure once, with the documentation of its message', () => {
    const names = PROVOKED.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { name, way, documented } of PROVOKED) {
      if (way.kind === 'answer') expect([name, URL.canParse(documented ?? '')]).toEqual([name, true])
    }
  })
})

describe('recordSeen', () => {
  const wanted = [found('429', ''), found('500', '')]

  it('replaces earlier runs with new ones, and keeps the others', () => {
    const earlier = [found('429', '2026-01-01'), found('500', '2026-01-01')]
    const { runs, errors } = recordSeen([found('429', '2026-01-02')], earlier, wanted)
    expect(errors.map(({ failure, run }) => [failure, runs[run]?.date])).toEqual([
      ['429', '2026-01-02'],
      ['500', '2026-01-01'],
    ])
  })

  it('removes runs that are no longer needed', () => {
    expect(recordSeen([], [found('418', '')], wanted)).toEqual({ runs: {}, errors: [] })
  })
})
