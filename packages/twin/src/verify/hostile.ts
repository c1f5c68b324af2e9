import { type hostileTasks, runHostileCampaign } from '../campaigns/hostile-campaign.ts'
import type { Harness } from '../trials/harness.ts'
import { counted, say, secondsSince, seedOf } from './say.ts'

/** @param given the seed; by default, a different one each time */
export async function showHostile(
  harness: Harness,
  questions: typeof hostileTasks,
  count: number,
  given: string | undefined,
): Promise<boolean> {
  const seed = seedOf(given)
  const started = performance.now()
  const reasons: string[] = []
  let ran = 0
  let failed = 0
  let done = 0
  await runHostileCampaign(harness, questions, count, seed, (result) => {
    done++
    if (result.key !== undefined) ran++
    reasons.push(...result.reasons)
    if (result.problems.length > 0) {
      failed++
      say(`seed ${result.seed}, ${result.key ?? 'no case'}\n${result.problems.map((text) => `  ${text}`).join('\n')}`)
    }
    if (done % 100 === 0) say(`${done} cases, ${secondsSince(started)} s`)
  })
  say(`hostile: ${count} cases, ${ran} of them with an example that was run, ${failed} differ`)
  for (const [reason, times] of counted(reasons)) {
    if (!/no method for the task|has no argument/.test(reason)) say(`not offered, ${times} times: ${reason}`)
  }
  return failed === 0
}
