import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { LibraryRelease, LibraryRunModel, LibraryRunRecord } from '@model-snippets/core/libraries'

const FILE = fileURLToPath(new URL('../../../core/src/libraries/runs.json', import.meta.url))

/** An example that ran successfully. */
export interface RanText extends LibraryRelease, LibraryRunModel {
  readonly digest: string
}

export const readLibraryRuns = async (): Promise<LibraryRunRecord> =>
  JSON.parse(await readFile(FILE, 'utf8')) as LibraryRunRecord

const nameOf = ({ library, release, date }: LibraryRelease): string => `${library} ${release} ${date}`

const sorted = <Value>(entries: Iterable<readonly [string, Value]>): Readonly<Record<string, Value>> =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)))

/** Returns the record with an additional text. */
export const withRun = ({ runs, texts }: LibraryRunRecord, ran: RanText): LibraryRunRecord => {
  const { digest, model, weights, ...release } = ran
  return {
    runs: { ...runs, [nameOf(release)]: release },
    texts: { ...texts, [digest]: { run: nameOf(release), model, ...(weights === undefined ? {} : { weights }) } },
  }
}

/** Returns the record in order, without examples that are no longer generated. */
export function pruned({ runs, texts }: LibraryRunRecord, written: ReadonlySet<string>): LibraryRunRecord {
  const kept = Object.entries(texts).filter(([digest]) => written.has(digest))
  const used = new Set(kept.map(([, { run }]) => run))
  return { runs: sorted(Object.entries(runs).filter(([name]) => used.has(name))), texts: sorted(kept) }
}

export const writeLibraryRuns = (record: LibraryRunRecord): Promise<void> =>
  writeFile(FILE, `${JSON.stringify(record, null, 2)}\n`)
