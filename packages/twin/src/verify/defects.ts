import { KNOWN_BROKEN } from '../services/registry.ts'
import {
  digestOfDefect,
  frameworkOf,
  problemsOfDefect,
  readDefectRuns,
  writeDefectRuns,
} from '../trials/defect-runs.ts'
import type { Harness } from '../trials/harness.ts'
import { inParallel } from '../trials/in-parallel.ts'
import { say } from './say.ts'

/**
 * Runs the framework defects that aren't recorded in their current form, and records those that still exist. Tests run
 * the defects of plain clients each time.
 *
 * @returns whether all defects still exist
 */
export async function showDefects(harness: Harness, { all }: { readonly all: boolean }): Promise<boolean> {
  const entries = KNOWN_BROKEN.filter((entry) => frameworkOf(entry) !== undefined)
  const earlier = readDefectRuns()
  const held = entries.filter((entry) => earlier[entry.file] === digestOfDefect(entry))
  const wanted = all ? entries : entries.filter((entry) => !held.includes(entry))
  const seen = new Map(held.map((entry) => [entry.file, digestOfDefect(entry)]))
  let failed = 0
  await inParallel(wanted, async (entry) => {
    const problems = await problemsOfDefect(harness, entry)
    if (problems.length === 0) seen.set(entry.file, digestOfDefect(entry))
    else {
      failed++
      seen.delete(entry.file)
      say(`failed: ${entry.file}: ${problems.join('; ')}`)
    }
  })
  await writeDefectRuns(Object.fromEntries(seen))
  say(`defects: ${wanted.length - failed} of ${wanted.length} seen`)
  return failed === 0
}
