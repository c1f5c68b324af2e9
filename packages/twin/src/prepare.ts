// Prepares what all languages' examples need to run, once for all tests.
import { TWIN_LANGUAGES } from './languages/index.ts'
import { obstacle } from './testing/obstacle.ts'
import { Harness } from './trials/harness.ts'

const missing = await obstacle()
if (missing !== undefined) {
  console.warn(`\nNO EXAMPLE CAN BE RUN: ${missing}\n`)
  console.log('0 passed, 0 failed, 1 skipped')
} else {
  const harness = await Harness.open()
  try {
    for (const { id } of TWIN_LANGUAGES) await harness.onOthers(id)
    for (const [client, { package: name, release, runtime }] of harness.releases) {
      console.log(`${client}: ${name} ${release}, ${runtime}`)
    }
  } finally {
    await harness.close()
  }
}
