import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clientKey, readCaseKey } from '@model-snippets/core/verification'
import type { Release } from '../languages/twin-language.ts'
import type { PlannedExample } from '../plan/works.ts'
import type { WorkResult } from './run-works.ts'

const FILE = join(fileURLToPath(new URL('../../../core/src/verification', import.meta.url)), 'texts.json')

/** A client with a runtime on one date. */
interface Run extends Release {
  readonly client: string
  readonly date: string
}

interface Outcome {
  /** The run's name. */
  readonly run: string
  readonly result: 'passed' | 'failed'
  /** What went wrong; only for `failed`. */
  readonly reason?: string
}

/** The result of one text. */
export interface RecordedText extends Outcome {
  readonly cases: readonly string[]
  readonly model?: string
  readonly scenarios: readonly string[]
}

/** Each text's result by digest, in the file that `npm run verify` writes and core ships. */
export interface TextRecord {
  readonly runs: Readonly<Record<string, Run & { readonly twin: string }>>
  readonly texts: Readonly<Record<string, RecordedText>>
}

/** The results of cases whose example hasn't changed since it ran, from the texts' record. Core ships them. */
export interface CaseRecord {
  readonly runs: Readonly<Record<string, Run>>
  readonly cases: Readonly<Record<string, Outcome>>
}

export const NO_TEXTS: TextRecord = { runs: {}, texts: {} }

/** What texts were run and judged with. */
export interface RunEnvironment {
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
 * Returns the record after a run.
 *
 * @param results the results of the examples that ran
 * @param works all current examples; other earlier texts are removed
 * @param earlier the previous record
 */
export function recordTexts(
  results: readonly WorkResult[],
  { releases, twin, date }: RunEnvironment,
  works: readonly Pick<PlannedExample, 'digest'>[],
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
    // An endpoint's call is the same for every provider, so one text is the example of several cases.
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

/** If only some runs of a text are new, with the same release, the recorded date doesn't change. */
const withRest = (before: RecordedText, rest: RecordedText): RecordedText => ({
  ...rest,
  run: rest.result === 'passed' ? before.run : rest.run,
  scenarios: union(before.scenarios, rest.scenarios),
})

/** Returns the first two numbers of a release: `3.1` for `Ruby 3.1.7`. */
const lineOf = (release: string): string => /^\D*\d+(?:\.\d+)?/.exec(release)?.[0] ?? release

/**
 * Whether two machines run a client in the same way. Patch releases of an interpreter count as the same, because a
 * distribution may update it at any time, and thousands of examples would have to run again. The same applies to a
 * client that is part of its interpreter.
 */
const isSameRelease = (a: Release, b: Release): boolean =>
  lineOf(a.runtime) === lineOf(b.runtime) && (a.release === b.release || (comesWithRuntime(a) && comesWithRuntime(b)))

const comesWithRuntime = ({ release, runtime }: Release): boolean => runtime.endsWith(` ${release}`)

/**
 * Returns an example's runs that aren't recorded: none if exactly this text had all of its runs with the client's
 * current release; all if the text or release has changed.
 */
export function openRuns(
  { key, model, digest, runs }: PlannedExample,
  record: TextRecord,
  releases: ReadonlyMap<string, Release>,
): PlannedExample['runs'] {
  const text = record.texts[digest]
  const ranWith = text && record.runs[text.run]
  if (text?.result !== 'passed' || ranWith === undefined) return runs
  const release = releases.get(ranWith.client)
  const isHeld =
    release !== undefined && isSameRelease(release, ranWith) && (model !== undefined || text.cases.includes(key))
  return isHeld ? runs.filter(({ name }) => !text.scenarios.includes(name)) : runs
}

/** Whether exactly this text had all of its runs with the client's current release. */
export const isRecorded = (...asked: Parameters<typeof openRuns>): boolean => openRuns(...asked).length === 0

/**
 * Returns the results of cases from the texts' record.
 *
 * @param works the current examples; cases whose example has changed are omitted
 */
export function caseRecord(
  record: TextRecord,
  works: readonly Pick<PlannedExample, 'key' | 'model' | 'digest'>[],
): CaseRecord {
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

/** Returns the source of the module that core reads: failed cases with the public reason. */
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

/** A literal in single quotes; JSON's escapes are also valid there. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** Reads the current record, which may be empty. */
export async function readRecord(): Promise<TextRecord> {
  const text = await readFile(FILE, 'utf8').catch(() => JSON.stringify(NO_TEXTS))
  return JSON.parse(text) as TextRecord
}

/** Writes the record. */
export async function writeRecord(record: TextRecord): Promise<void> {
  await writeFile(`${FILE}.new`, `${JSON.stringify(record, null, 2)}\n`)
  await rename(`${FILE}.new`, FILE)
}
