import { rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { SeenError, SeenRecord } from '@model-snippets/core/errors/seen'
import { clientKey } from '@model-snippets/core/verification'

const FILE = fileURLToPath(new URL('../../../core/src/errors/seen.json', import.meta.url))

/** Returns the key of a recorded run. */
export const seenKey = ({ language, client, failure }: Pick<SeenError, 'language' | 'client' | 'failure'>): string =>
  `${clientKey({ language, client })} ${failure}`

/**
 * Returns the record after some runs.
 *
 * @param seen the output of the new runs
 * @param earlier the previous record, whose other runs are kept
 * @param wanted all current runs, in the order of the record
 */
export function recordSeen(
  seen: readonly SeenError[],
  earlier: readonly SeenError[],
  wanted: readonly Pick<SeenError, 'language' | 'client' | 'failure'>[],
): SeenRecord {
  const known = new Map([...earlier, ...seen].map((each) => [seenKey(each), each]))
  const runs: Record<string, SeenRecord['runs'][string]> = {}
  const errors = wanted.flatMap((each) => {
    const found = known.get(seenKey(each))
    if (found === undefined) return []
    const { language, client, package: name, release, runtime, date, ...rest } = found
    const run = `${date} ${clientKey(found)} ${release}`
    runs[run] = { language, client, package: name, release, runtime, date }
    return [{ run, ...rest }]
  })
  return { runs, errors }
}

/** Writes the record. */
export async function writeSeen(record: SeenRecord): Promise<void> {
  await writeFile(`${FILE}.new`, `${JSON.stringify(record, null, 2)}\n`)
  await rename(`${FILE}.new`, FILE)
}
