import { expect, it } from 'vitest'
import { FOUND, SEED } from '../plan/seed.ts'
import { hasTurn } from '../plan/turns.ts'
import { describeWithHarness } from '../testing/harness.ts'
import { type HostileResult, hostileTasks, hostileTools, runHostileCampaign, toSome } from './hostile-campaign.ts'

const CASES = 30

describeWithHarness('examples with hostile inputs', (harness) => {
  it.each([
    ['every task', hostileTasks, FOUND.hostile],
    ['tool loops', hostileTools, FOUND.tools],
  ])(
    `of %s, ${CASES} of them, of seed ${SEED}, send what was asked, and run nothing else`,
    async (_what, questions, found) => {
      const problems: string[] = []
      const note = (result: HostileResult) =>
        problems.push(...result.problems.map((text) => `seed ${result.seed}, ${result.key}: ${text.slice(0, 500)}`))
      let ran = 0
      await runHostileCampaign(harness(), toSome(questions, hasTurn(SEED)), CASES, SEED, (result) => {
        if (result.key !== undefined) ran++
        note(result)
      })
      for (const seed of found) await runHostileCampaign(harness(), questions, 1, seed, note)
      // Some questions have no example in any of the sampled clients.
      expect(ran).toBeGreaterThan(CASES * 0.7)
      expect(problems).toEqual([])
    },
  )
})
