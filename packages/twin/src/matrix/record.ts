import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clientKey, readCaseKey } from '@model-snippets/core/verification'
import type { Release } from '../languages/twin-language.ts'
import type { CaseResult } from './matrix.ts'

const FOLDER = fileURLToPath(new URL('../../../core/src/verification', import.meta.url))

interface RecordedCase {
  readonly date: string
  readonly result: 'passed' | 'failed'
  readonly reason?: string
}

/** The file that core ships. */
export interface VerificationRecord {
  readonly clients: Readonly<Record<string, Release>>
  readonly cases: Readonly<Record<string, RecordedCase>>
}

const byKey = <Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))

/**
 * The record after a run: cases that ran have today's date and their outcome.
 *
 * @param earlier cases that this run did not cover, kept as they are
 * @param date `YYYY-MM-DD`
 */
export function makeRecord(
  results: readonly CaseResult[],
  releases: ReadonlyMap<string, Release>,
  date: string,
  earlier: Readonly<Record<string, RecordedCase>> = {},
): VerificationRecord {
  const ran = results.map(({ key, problems }): [string, RecordedCase] => {
    const [first] = problems
    return [key, first === undefined ? { date, result: 'passed' } : { date, result: 'failed', reason: first }]
  })
  const cases = byKey([...Object.entries(earlier), ...ran])
  const used = new Set(Object.keys(cases).map((key) => clientKey(readCaseKey(key))))
  return { clients: byKey([...releases].filter(([client]) => used.has(client))), cases }
}

/** Source text of the module that core consults: cases that failed, with the public reason. */
export function withheldModule(record: VerificationRecord): string {
  const lines = Object.entries(record.cases).flatMap(([key, each]) => {
    if (each.result === 'passed') return []
    const release = record.clients[clientKey(readCaseKey(key))]
    const when = release === undefined ? each.date : `${each.date} with ${release.package} ${release.release}`
    return `  ${quoted(key)}: ${quoted(`did not pass when it was run on ${when}: ${each.reason ?? 'unknown'}`)},\n`
  })
  const table = lines.length === 0 ? '{}' : `{\n${lines.join('')}}`
  return `/** Cases that did not pass when they were last run, with the public reason. Written by \`npm run verify\`. */
export const WITHHELD: Readonly<Record<string, string>> = ${table}
`
}

/** A literal in single quotes; JSON's escapes are the language's own. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text)
  await rename(`${path}.new`, path)
}

/** The record that is in place; empty when there is none. */
export async function readRecord(): Promise<VerificationRecord> {
  const text = await readFile(join(FOLDER, 'verification.json'), 'utf8').catch(() => '{"clients":{},"cases":{}}')
  return JSON.parse(text) as VerificationRecord
}

/** Puts a record in place, together with the list of withheld cases. */
export async function writeRecord(record: VerificationRecord): Promise<void> {
  await replaceFile(join(FOLDER, 'verification.json'), `${JSON.stringify(record, null, 2)}\n`)
  await replaceFile(join(FOLDER, 'withheld.ts'), withheldModule(record))
}
