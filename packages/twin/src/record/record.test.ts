import { clientKey, exampleDigest, readCaseKey } from '@model-snippets/core/verification'
import { describe, expect, it } from 'vitest'
import type { CaseRun } from '../cases/case.ts'
import { allWorks, type PlannedExample } from '../plan/works.ts'
import { caseRecord, isRecorded, openRuns, readRecord, recordTexts, withheldModule } from './record.ts'
import type { WorkResult } from './run-works.ts'

const RELEASES = new Map([
  ['sh/curl', { package: 'curl', release: '8.0.0', runtime: 'GNU bash 5.2' }],
  ['python/openai', { package: 'openai', release: '3.52.0', runtime: 'Python 3.11' }],
])
const MEANS = { releases: RELEASES, twin: 'f'.repeat(64), date: '2026-11-21' }
const CURL = 'sh/curl/conversational/auto/endpoint'
const CURL_OF_ANOTHER = 'sh/curl/conversational/groq/endpoint'
const OPENAI = 'python/openai/conversational/auto/routed'

const ran = (key: string, digest: string, more: Partial<WorkResult> = {}): WorkResult => ({
  key,
  digest,
  scenarios: ['answer'],
  runs: 1,
  problems: [],
  ...more,
})
const works = (...digests: string[]) => digests.map((digest) => ({ digest }))
const work = (key: string, digest: string, more: Partial<PlannedExample> = {}): PlannedExample =>
  ({ key, digest, runs: [{ name: 'answer' } as CaseRun], ...more }) as PlannedExample

describe('recordTexts', () => {
  it('has each text by digest, with what it ran with', () => {
    const { runs, texts } = recordTexts([ran(CURL, 'a1'), ran(OPENAI, 'b2')], MEANS, works('a1', 'b2'))
    expect(texts['a1']).toMatchObject({ cases: [CURL], scenarios: ['answer'], result: 'passed' })
    expect(runs[texts['b2']?.run ?? '']).toEqual({
      client: 'python/openai',
      package: 'openai',
      release: '3.52.0',
      runtime: 'Python 3.11',
      date: '2026-11-21',
      twin: MEANS.twin,
    })
  })

  it('has all keys and scenarios of a text that is the example of several cases', () => {
    const same = [ran(CURL, 'a1'), ran(CURL_OF_ANOTHER, 'a1', { scenarios: ['error 401'] })]
    const { texts } = recordTexts(same, MEANS, works('a1'))
    expect(texts['a1']).toMatchObject({ cases: [CURL, CURL_OF_ANOTHER], scenarios: ['answer', 'error 401'] })
  })

  it('has a text as failed if one of its cases failed', () => {
    const same = [ran(CURL, 'a1', { problems: ['rule 4', 'rule 5'] }), ran(CURL_OF_ANOTHER, 'a1')]
    expect(recordTexts(same, MEANS, works('a1')).texts['a1']).toMatchObject({ result: 'failed', reason: 'rule 4' })
  })

  it('keeps earlier runs of texts that we still offer, with their releases', () => {
    const earlier = recordTexts([ran(CURL, 'a1'), ran(OPENAI, 'b2')], MEANS, works('a1', 'b2'))
    const later = {
      ...MEANS,
      date: '2027-01-02',
      releases: new Map([...RELEASES, ['sh/curl', { package: 'curl', release: '9.0.0', runtime: 'GNU bash 5.3' }]]),
    }
    const { runs, texts } = recordTexts([ran(CURL, 'c3')], later, works('b2', 'c3'), earlier)
    expect(Object.keys(texts)).toEqual(['b2', 'c3'])
    expect(runs[texts['b2']?.run ?? '']).toMatchObject({ date: '2026-11-21', release: '3.52.0' })
    expect(runs[texts['c3']?.run ?? '']).toMatchObject({ date: '2027-01-02', release: '9.0.0' })
    expect(Object.keys(runs)).toHaveLength(2)
  })
})

describe('a new run of a recorded text', () => {
  const earlier = recordTexts([ran(OPENAI, 'b2')], MEANS, works('b2'))
  const runs = [{ name: 'answer' }, { name: 'error 401' }] as CaseRun[]
  const rest = ran(OPENAI, 'b2', { scenarios: ['error 401'], isRest: true })
  const later = { ...MEANS, date: '2027-01-02' }

  it('is the only one left to run', () => {
    expect(openRuns(work(OPENAI, 'b2', { runs }), earlier, RELEASES)).toEqual([{ name: 'error 401' }])
    expect(openRuns(work(OPENAI, 'c3', { runs }), earlier, RELEASES)).toEqual(runs)
  })

  it('is added to the record, which keeps its date', () => {
    const record = recordTexts([rest], later, works('b2'), earlier)
    expect(record.texts['b2']).toEqual({ ...earlier.texts['b2'], scenarios: ['answer', 'error 401'] })
    expect(isRecorded(work(OPENAI, 'b2', { runs }), record, RELEASES)).toBe(true)
  })

  it('marks the text as failed if it fails, with the new date', () => {
    const { texts } = recordTexts([{ ...rest, problems: ['rule 4'] }], later, works('b2'), earlier)
    expect(texts['b2']).toMatchObject({ result: 'failed', reason: 'rule 4' })
    expect(texts['b2']?.run).toContain('2027-01-02')
  })
})

describe('isRecorded', () => {
  const record = recordTexts([ran(OPENAI, 'b2')], MEANS, works('b2'))

  it('is true for a text that passed with all of its runs', () => {
    expect(isRecorded(work(OPENAI, 'b2'), record, RELEASES)).toBe(true)
  })

  it('is true after a patch release of the interpreter, and of a client that comes with it', () => {
    const ruby = (release: string) =>
      new Map([['ruby/net/http', { package: 'ruby', release, runtime: `Ruby ${release}` }]])
    const key = 'ruby/net/http/conversational/auto/routed'
    const earlier = recordTexts([ran(key, 'd4')], { ...MEANS, releases: ruby('3.1.2') }, works('d4'))
    expect(isRecorded(work(key, 'd4'), earlier, ruby('3.1.7'))).toBe(true)
    expect(isRecorded(work(key, 'd4'), earlier, ruby('3.3.0'))).toBe(false)
  })

  it.each([
    ['another text', work(OPENAI, 'b3'), RELEASES],
    ['another case', work('python/openai/conversational/groq/routed', 'b2'), RELEASES],
    ['a scenario that was not played', work(OPENAI, 'b2', { runs: [{ name: 'error 401' } as CaseRun] }), RELEASES],
    [
      'another release of the client',
      work(OPENAI, 'b2'),
      new Map([['python/openai', { package: 'openai', release: '3.53.0', runtime: 'Python 3.11' }]]),
    ],
    [
      'another interpreter',
      work(OPENAI, 'b2'),
      new Map([['python/openai', { package: 'openai', release: '3.52.0', runtime: 'Python 3.12' }]]),
    ],
  ])('is false for %s', (_what, other, releases) => {
    expect(isRecorded(other, record, releases)).toBe(false)
  })

  it('is false for a text that failed', () => {
    const failed = recordTexts([ran(OPENAI, 'b2', { problems: ['rule 4'] })], MEANS, works('b2'))
    expect(isRecorded(work(OPENAI, 'b2'), failed, RELEASES)).toBe(false)
  })
})

describe('caseRecord', () => {
  const record = recordTexts([ran(CURL, 'a1'), ran(OPENAI, 'b2')], MEANS, works('a1', 'b2'))

  it('has the cases whose current text has run', () => {
    const { runs, cases } = caseRecord(record, [
      work(CURL, 'a1'),
      work(CURL_OF_ANOTHER, 'a1'),
      work(OPENAI, 'b3'),
      work(OPENAI, 'b2', { model: 'acme/other' }),
    ])
    expect(Object.keys(cases)).toEqual([CURL, CURL_OF_ANOTHER])
    expect(Object.values(runs).map(({ client }) => client)).toEqual(['sh/curl'])
  })
})

describe('withheldModule', () => {
  const moduleOf = (problems: string[]) => {
    const record = recordTexts([ran(CURL, 'a1', { problems }), ran(OPENAI, 'b2')], MEANS, works('a1', 'b2'))
    return withheldModule(caseRecord(record, [work(CURL, 'a1'), work(OPENAI, 'b2')]))
  }

  it('is an empty table if all passed', () => {
    expect(moduleOf([])).toContain('= {}\n')
  })

  it('gives each failed case a public reason as a valid literal', async () => {
    const nasty = "it's\n\\ `${x}` \u2028"
    const code = moduleOf([nasty]).replace(/: Readonly<[^=]*>/, '')
    const { WITHHELD } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    expect(WITHHELD).toEqual({ [CURL]: `the example failed when we ran it on 2026-11-21 with curl 8.0.0: ${nasty}` })
  })
})

describe('the current record', () => {
  // The step `every case, run` runs texts that aren't recorded, and no page says that they ran.
  it('has only texts and cases that we offer', async () => {
    const works = await allWorks()
    const { texts } = await readRecord()
    const casesOf = new Map<string, Set<string>>()
    for (const { key, model, digest } of works) {
      const cases = casesOf.get(digest) ?? new Set()
      casesOf.set(digest, model === undefined ? cases.add(key) : cases)
    }
    expect(Object.keys(texts).filter((digest) => !casesOf.has(digest))).toEqual([])
    for (const [digest, { cases }] of Object.entries(texts)) {
      expect(cases.filter((key) => !casesOf.get(digest)?.has(key))).toEqual([])
    }
  })

  it('detects a change of one character in any client’s text', async () => {
    const { texts } = await readRecord()
    const works = await allWorks()
    const byClient = new Map(works.map((work) => [clientKey(readCaseKey(work.key)), work]))
    for (const { snippet, digest } of byClient.values()) {
      expect(await exampleDigest(snippet)).toBe(digest)
      const changed = { ...snippet, content: snippet.content.replace(' ', '  ') }
      const install = { ...snippet, install: `${snippet.install} ` }
      for (const other of [changed, install]) expect(texts[await exampleDigest(other)]).toBeUndefined()
    }
  })
})
