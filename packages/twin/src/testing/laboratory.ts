import { afterAll, beforeAll, describe } from 'vitest'
import { PythonMissingError, pythonEnvironment } from '../environment/python.ts'
import { Laboratory } from '../matrix/laboratory.ts'

/** Why nothing can be run on this machine; undefined when all is there. On a build server that is a failure, not a reason to skip. */
async function obstacle(): Promise<string | undefined> {
  try {
    await pythonEnvironment()
    return undefined
  } catch (error) {
    if (!(error instanceof PythonMissingError) || process.env['CI'] === 'true') throw error
    return error.message
  }
}

const missing = await obstacle()
if (missing !== undefined) console.warn(`\nNO EXAMPLE IS RUN: ${missing}\n`)

/** A group of tests that run examples. They are left out, and say so, where Python is missing. */
export function describeWithLaboratory(name: string, tests: (lab: () => Laboratory) => void): void {
  describe.skipIf(missing !== undefined)(name, () => {
    let lab: Laboratory
    beforeAll(async () => {
      lab = await Laboratory.open()
    })
    afterAll(async () => {
      await lab?.close()
    })
    tests(() => lab)
  })
}
