import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clientKey, readCaseKey } from '@model-snippets/core/verification'
import type { Release } from '../languages/twin-language.ts'
import type { Work } from '../plan/works.ts'
import type { WorkResult } from './run-works.ts'

const FILE = join(fileURLToPath(new URL('../../../core/src/verification', import.meta.url)), 'texts.json')

/** One client on one runtime, run on one day. */
interface Run extends Release {
  readonly client: string
  readonly date: string
}

interface Outcome {
  /** The name of the run. */
  readonly run: string
  readonly result: 'passed' | 'failed'
  /** What was wrong; only for `failed`. */
  readonly reason?: string
}

/** What became of one text. */
export interface RecordedText extends Outcome {
  readonly cases: readonly string[]
  readonly model?: string
  readonly scenarios: readonly string[]
}

/** What became of each text, by its digest: the file that `npm run verify` writes and core ships. */
export interface TextRecord {
  readonly runs: Readonly<Record<string, Run & { readonly twin: string }>>
  readonly texts: Readonly<Record<string, RecordedText>>
}

/** What became of each case whose example is as it was when it ran: made of the texts' record, shipped by core. */
export interface CaseRecord {
  readonly runs: Readonly<Record<string, Run>>
  readonly cases: Readonly<Record<string, Outcome>>
}

export const NO_TEXTS: TextRecord = { runs: {}, texts: {} }

/** What texts were run and judged with. */
export interface Means {
  readonly releases: ReadonlyMap<string, Release>
  /** The twin's digest. */
  readonly twin: string
  /** `YYYY-MM-DD` */
  readonly date: string
}

const byName = <Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))

const union = (some: readonly string[], others: readonly string[]): string[] =>
  [...new Set([...some, ...others])].sort()

/**
 * The record after a run.
 *
 * @param results what became of the examples that were run
 * @param works every example that is offered now; earlier texts that are not among them are left out
 * @param earlier the record before the run
 */
export function recordTexts(
  results: readonly WorkResult[],
  { releases, twin, date }: Means,
  works: readonly Pick<Work, 'digest'>[],
  earlier: TextRecord = NO_TEXTS,
): TextRecord {
  const runs = new Map(Object.entries(earlier.runs))
  const current = new Set(works.map(({ digest }) => digest))
  const texts = new Map(Object.entries(earlier.texts).filter(([digest]) => current.has(digest)))
  const ran = new Map<string, RecordedText>()
  const rests = new Set<string>()
  for (const { key, model, digest, scenarios, problems, isRest } of results) {
    if (isRest) rests.add(digest)
    const client = clientKey(readCaseKey(key))
    const release = releases.get(client)
    if (release === undefined) throw new Error(`No release of ${client} is known`)
    const run = `${date} ${client} ${release.release} ${twin.slice(0, 12)}`
    runs.set(run, { client, ...release, date, twin })
    // An endpoint is called in the same words whoever the provider is: one text is the example of several cases.
    const same = ran.get(digest)
    const reason = same?.reason ?? problems[0]
    ran.set(digest, {
      run,
      cases: model === undefined ? union(same?.cases ?? [], [key]) : (same?.cases ?? []),
      ...(model === undefined ? {} : { model }),
      ...(same?.model === undefined ? {} : { model: same.model }),
      scenarios: union(same?.scenarios ?? [], scenarios),
      ...(reason === undefined ? { result: 'passed' } : { result: 'failed', reason }),
    })
  }
  for (const [digest, text] of ran) {
    const before = texts.get(digest)
    const all = { ...text, cases: union(before?.cases ?? [], text.cases) }
    texts.set(digest, before !== undefined && rests.has(digest) ? withRest(before, all) : all)
  }
  const used = new Set([...texts.values()].map(({ run }) => run))
  return { runs: byName([...runs].filter(([run]) => used.has(run))), texts: byName(texts) }
}

/** A text of which a part was run later, with the same release: the day on record stays the one of the others. */
const withRest = (before: RecordedText, rest: RecordedText): RecordedText => ({
  ...rest,
  run: rest.result === 'passed' ? before.run : rest.run,
  scenarios: union(before.scenarios, rest.scenarios),
})

/** The first two numbers of a release: `3.1` of `Ruby 3.1.7`. */
const lineOf = (release: string): string => /^\D*\d+(?:\.\d+)?/.exec(release)?.[0] ?? release

/**
 * Whether two machines run a client alike. A corrected interpreter is the same line: a distribution brings one at any
 * time, and thousands of examples would be run again for it. A client that comes with its interpreter goes with it.
 */
const isSameRelease = (a: Release, b: Release): boolean =>
  lineOf(a.runtime) === lineOf(b.runtime) && (a.release === b.release || (comesWithRuntime(a) && comesWithRuntime(b)))

const comesWithRuntime = ({ release, runtime }: Release): boolean => runtime.endsWith(` ${release}`)

/**
 * The runs of an example that the record does not hold: none where it ran to the letter, with all that it is run with, and
 * with the client's present release; all where the text or the release is another.
 */
export function openRuns(
  { key, model, digest, runs }: Work,
  record: TextRecord,
  releases: ReadonlyMap<string, Release>,
): Work['runs'] {
  const text = record.texts[digest]
  const ranWith = text && record.runs[text.run]
  if (text?.result !== 'passed' || ranWith === undefined) return runs
  const release = releases.get(ranWith.client)
  const isHeld =
    release !== undefined && isSameRelease(release, ranWith) && (model !== undefined || text.cases.includes(key))
  return isHeld ? runs.filter(({ name }) => !text.scenarios.includes(name)) : runs
}

/** Whether an example ran to the letter, with all that it is run with, and with the client's present release. */
export const isRecorded = (...asked: Parameters<typeof openRuns>): boolean => openRuns(...asked).length === 0

/**
 * What became of the cases, by the texts' record.
 *
 * @param works the examples that are offered now: a case whose example has changed is left out
 */
export function caseRecord(record: TextRecord, works: readonly Pick<Work, 'key' | 'model' | 'digest'>[]): CaseRecord {
  const cases = works.flatMap(({ key, model, digest }): [string, Outcome][] => {
    const text = record.texts[digest]
    if (model !== undefined || text === undefined) return []
    const { run, result, reason } = text
    return [[key, { run, result, ...(reason === undefined ? {} : { reason }) }]]
  })
  const used = new Set(cases.map(([, { run }]) => run))
  const runs = Object.entries(record.runs).flatMap(([name, { twin: _, ...run }]): [string, Run][] =>
    used.has(name) ? [[name, run]] : [],
  )
  return { runs: byName(runs), cases: byName(cases) }
}

/** Source text of the module that core consults: cases that failed, with the public reason. */
export function withheldModule({ runs, cases }: CaseRecord): string {
  const lines = Object.entries(cases).flatMap(([key, { run, result, reason }]) => {
    if (result === 'passed') return []
    const ranWith = runs[run]
    if (ranWith === undefined) throw new Error(`The record has no run ${run}`)
    const { date, package: name, release } = ranWith
    return `  ${quoted(key)}: ${quoted(`the example failed when we ran it on ${date} with ${name} ${release}: ${reason ?? 'unknown'}`)},\n`
  })
  const table = lines.length === 0 ? '{}' : `{\n${lines.join('')}}`
  return `/** Cases that failed when we last ran them, with the public reason. Written by \`npm run generate\`. */
export const WITHHELD: Readonly<Record<string, string>> = ${table}
`
}

/** A literal in single quotes; JSON's escapes are the language's own. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** The record that is in place; empty when there is none. */
export async function readRecord(): Promise<TextRecord> {
  const text = await readFile(FILE, 'utf8').catch(() => JSON.stringify(NO_TEXTS))
  return JSON.parse(text) as TextRecord
}

/** Puts a record in place. */
export async function writeRecord(record: TextRecord): Promise<void> {
  await writeFile(`${FILE}.new`, `${JSON.stringify(record, null, 2)}\n`)
  await rename(`${FILE}.new`, FILE)
}
