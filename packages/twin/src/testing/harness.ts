import { afterAll, beforeAll, describe } from 'vitest'
import { TWIN_LANGUAGES } from '../languages/index.ts'
import { RuntimeMissingError } from '../languages/twin-language.ts'
import { Harness } from '../matrix/harness.ts'

/** Why nothing can be run on this machine; undefined when all is there. On a build server that is a failure, not a reason to skip. */
async function obstacle(): Promise<string | undefined> {
  try {
    await Promise.all(TWIN_LANGUAGES.map(({ prepare }) => prepare()))
    return undefined
  } catch (error) {
    if (!(error instanceof RuntimeMissingError) || process.env['CI'] === 'true') throw error
    return error.message
  }
}

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
