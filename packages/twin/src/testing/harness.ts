import { afterAll, beforeAll, describe, test } from 'vitest'
import { Harness } from '../trials/harness.ts'
import { obstacle } from './obstacle.ts'

const missing = await obstacle()
if (missing !== undefined) console.warn(`\nNO EXAMPLE IS RUN: ${missing}\n`)

/** One harness for all files of a worker, because every interpreter imports each client again. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads here which other fixtures are used, and takes no name.
const withShared = test.extend('harness', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const harness = await Harness.open()
  onCleanup(() => harness.close())
  return harness
})

/**
 * A group of tests that run examples. It's skipped with a warning if an interpreter is missing.
 *
 * @param slots how many examples run at the same time in a separate harness; by default, two in a shared one
 */
export function describeWithHarness(name: string, tests: (harness: () => Harness) => void, slots?: number): void {
  describe.skipIf(missing !== undefined)(name, () => {
    let harness: Harness
    if (slots === undefined) {
      withShared.beforeAll(({ harness: shared }) => {
        harness = shared
      })
    } else {
      beforeAll(async () => {
        harness = await Harness.open(slots)
      })
      afterAll(async () => {
        await harness?.close()
      })
    }
    tests(() => harness)
  })
}
