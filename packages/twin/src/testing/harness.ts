import { afterAll, beforeAll, describe } from 'vitest'
import { Harness } from '../trials/harness.ts'
import { obstacle } from './obstacle.ts'

const missing = await obstacle()
if (missing !== undefined) console.warn(`\nNO EXAMPLE IS RUN: ${missing}\n`)

/**
 * A group of tests that run examples. They are left out, and say so, where an interpreter is missing.
 *
 * @param slots how many examples run at the same time
 */
export function describeWithHarness(name: string, tests: (harness: () => Harness) => void, slots?: number): void {
  describe.skipIf(missing !== undefined)(name, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await Harness.open(slots)
    })
    afterAll(async () => {
      await harness?.close()
    })
    tests(() => harness)
  })
}
