import { runSchemaCampaign, type SchemaResult } from '../campaigns/schema-campaign.ts'
import type { Harness } from '../trials/harness.ts'
import { counted, say, secondsSince, seedOf } from './say.ts'

/** @param given the seed; by default, a different one each time */
export async function showSchemas(harness: Harness, count: number, given: string | undefined): Promise<boolean> {
  const seed = seedOf(given)
  const started = performance.now()
  const results: SchemaResult[] = []
  await runSchemaCampaign(harness, count, seed, (result) => {
    results.push(result)
    if (result.problems.length > 0) {
      say(`seed ${result.seed}\n${result.problems.map((text) => `  ${text}`).join('\n')}`)
    }
    if (results.length % 50 === 0) say(`${results.length} schemas, ${secondsSince(started)} s`)
  })
  const sum = (of: (result: SchemaResult) => number): number => results.reduce((total, each) => total + of(each), 0)
  const failed = results.filter(({ problems }) => problems.length > 0).length
  say(
    `schemas: ${count}, ${sum(({ fitting }) => fitting)} answers that fit and ${sum(({ wrong }) => wrong)} that do not, ${failed} schemas wrong, ${secondsSince(started)} s`,
  )
  for (const [reason, times] of counted(results.flatMap(({ reasons }) => reasons))) {
    say(`not offered, ${times} times: ${reason}`)
  }
  return failed === 0
}
