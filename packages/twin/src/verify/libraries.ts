import { TWIN_LIBRARIES } from '../libraries/index.generated.ts'
import { missingRuns } from '../libraries/missing-runs.ts'
import { pruned, readLibraryRuns, withRun, writeLibraryRuns } from '../libraries/record.ts'
import { runLibrary } from '../libraries/run-library.ts'
import { examplesOf } from '../libraries/subjects.ts'
import type { TwinLibrary } from '../libraries/twin-library.ts'
import { Twin } from '../services/twin.ts'
import { say, secondsSince, today } from './say.ts'

interface LibrariesChoice {
  /** The key of the library to run; all by default. */
  readonly only?: string
  /** Runs every example, even if it's recorded. */
  readonly all: boolean
}

/**
 * Runs libraries' examples, one library after another, and writes the record after each example, so that an interrupted
 * run can continue.
 *
 * @returns whether all of them showed a result
 */
export async function showLibraries({ only, all }: LibrariesChoice): Promise<boolean> {
  const record = await readLibraryRuns()
  const libraries = Object.values(TWIN_LIBRARIES)
  const chosen = libraries.filter(
    (library) => (only === undefined || library.key === only) && (all || missingRuns(library, record).length > 0),
  )
  say(`${libraries.length} libraries, ${chosen.length} of them to run`)
  const isWanted = (digest: string): boolean => all || !Object.hasOwn(record.texts, digest)
  const twin = await Twin.start()
  let passed = true
  try {
    for (const library of chosen) passed = (await showLibrary(twin, library, isWanted)) && passed
  } finally {
    await twin.stop()
  }
  const written = libraries.flatMap((library) =>
    library.subjects.flatMap((subject) => examplesOf(library, subject).map(({ digest }) => digest)),
  )
  await writeLibraryRuns(pruned(await readLibraryRuns(), new Set(written)))
  return passed
}

/** Runs the selected examples of one library. @returns whether all of them showed a result */
async function showLibrary(twin: Twin, library: TwinLibrary, isWanted: (digest: string) => boolean): Promise<boolean> {
  const started = performance.now()
  let passed = 0
  let failed = 0
  let lacking = 0
  try {
    for await (const { model, place, problem, isRun, text } of runLibrary(twin, library, today(), isWanted)) {
      if (!isRun) lacking++
      else if (problem === undefined) passed++
      else failed++
      say(`${library.key} ${model} ${place}: ${problem ?? 'passed'}, ${secondsSince(started)} s`)
      if (text !== undefined) await writeLibraryRuns(withRun(await readLibraryRuns(), text))
    }
  } catch (error) {
    // If a library can't be installed, or its models can't be made, the others still run.
    say(`${library.key}: ${(error as Error).message}`)
    failed++
  }
  const left = lacking === 0 ? '' : `, ${lacking} not run for lack of a program`
  say(`${library.key}: ${passed} passed, ${failed} failed${left}, ${secondsSince(started)} s`)
  return failed + lacking === 0
}
