import { clientKey, readCaseKey } from '@model-snippets/core/verification'
import { describe, expect, it } from 'vitest'
import { makeRecord, withheldModule } from './record.ts'

const RELEASES = new Map([
  ['sh/curl', { package: 'curl', release: '8.0.0', runtime: 'GNU bash 5.2' }],
  ['python/openai', { package: 'openai', release: '3.52.0', runtime: 'Python 3.11' }],
  ['js/fetch', { package: 'node', release: '20.0.0', runtime: 'Node.js 20.0.0' }],
])
const caseResult = (key: string, problems: string[] = []) => ({
  key,
  client: clientKey(readCaseKey(key)),
  runs: 1,
  problems,
})
const CURL = 'sh/curl/conversational/auto/routed'
const OPENAI = 'python/openai/conversational/auto/routed'

describe('makeRecord', () => {
  it('holds what ran, in order, and the clients that it ran with', () => {
    const record = makeRecord([caseResult(CURL), caseResult(OPENAI, ['first', 'second'])], RELEASES, '2026-11-21')
    expect(Object.entries(record.cases)).toEqual([
      [OPENAI, { date: '2026-11-21', result: 'failed', reason: 'first' }],
      [CURL, { date: '2026-11-21', result: 'passed' }],
    ])
    expect(Object.keys(record.clients)).toEqual(['python/openai', 'sh/curl'])
  })

  it('changes nothing but dates when the same comes out on another day', () => {
    const lines = (date: string) =>
      JSON.stringify(makeRecord([caseResult(CURL), caseResult(OPENAI)], RELEASES, date), null, 2).split('\n')
    const [before, after] = [lines('2026-11-21'), lines('2027-01-02')]
    expect(after.filter((line, index) => line !== before[index]).every((line) => line.includes('"date"'))).toBe(true)
  })

  it('keeps earlier cases that did not run again', () => {
    const { cases } = makeRecord([caseResult(CURL)], RELEASES, '2027-01-02', {
      [OPENAI]: { date: '2026-11-21', result: 'passed' },
    })
    expect(cases[OPENAI]?.date).toBe('2026-11-21')
  })
})

describe('withheldModule', () => {
  it('is an empty table when all passed', () => {
    expect(withheldModule(makeRecord([caseResult(CURL)], RELEASES, '2026-11-21'))).toContain('= {}\n')
  })

  it('gives each failed case a public reason, as a literal that holds whatever it says', async () => {
    const nasty = "it's\n\\ `${x}` \u2028"
    const module = withheldModule(makeRecord([caseResult(CURL, [nasty]), caseResult(OPENAI)], RELEASES, '2026-11-21'))
    const code = module.replace(/: Readonly<[^=]*>/, '')
    const { WITHHELD } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    expect(WITHHELD).toEqual({ [CURL]: `did not pass when it was run on 2026-11-21 with curl 8.0.0: ${nasty}` })
  })
})
