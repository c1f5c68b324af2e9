import { expect, it } from 'vitest'
import { FOUND, SEED } from '../plan/seed.ts'
import { hasTurn } from '../plan/turns.ts'
import { describeWithHarness } from '../testing/harness.ts'
import { runCampaign } from './campaign.ts'
import { hostileCampaign, hostileTasks, hostileTools, toSome } from './hostile-campaign.ts'

const CASES = 30

describeWithHarness('examples with hostile inputs', (harness) => {
  it.each([
    ['every task', hostileTasks, FOUND.hostile],
    ['tool loops', hostileTools, FOUND.tools],
  ])(
    `of %s, ${CASES} of them, of seed ${SEED}, send what was asked, and run nothing else`,
    async (_what, questions, found) => {
      const sample = hostileCampaign(harness(), toSome(questions, hasTurn(SEED)))
      const sampled = await runCampaign(sample, CASES, SEED)
      const all = hostileCampaign(harness(), questions)
      const repeated = await Promise.all(found.map((seed) => runCampaign(all, 1, seed)))
      const problems = [...sampled, ...repeated.flat()].flatMap(({ seed, what, problems }) =>
        problems.map((text) => `seed ${seed}, ${what}: ${text.slice(0, 500)}`),
      )
      // Some questions have no example in any of the sampled clients.
      expect(sampled.filter(({ what }) => what !== undefined).length).toBeGreaterThan(CASES * 0.7)
      expect(problems).toEqual([])
    },
  )
})
