import { expect, it } from 'vitest'
import { isOfDay } from '../plan/of-the-day.ts'
import { describeWithHarness } from '../testing/harness.ts'
import { SEED_OF_THE_DAY } from '../testing/seed.ts'
import { hostileTasks, hostileTools, runHostileCampaign, toSome } from './hostile-campaign.ts'

const CASES = 30

describeWithHarness('examples with hostile inputs', (harness) => {
  it.each([
    ['every task', hostileTasks],
    ['tool loops', hostileTools],
  ])(
    `of %s, ${CASES} of them, of seed ${SEED_OF_THE_DAY}, send what was asked, and run nothing else`,
    {
      timeout: 900_000,
    },
    async (_what, questions) => {
      const problems: string[] = []
      let ran = 0
      await runHostileCampaign(
        harness(),
        toSome(questions, isOfDay(SEED_OF_THE_DAY)),
        CASES,
        SEED_OF_THE_DAY,
        (result) => {
          if (result.key !== undefined) ran++
          problems.push(...result.problems.map((text) => `seed ${result.seed}, ${result.key}: ${text.slice(0, 500)}`))
        },
      )
      // To some questions no client of the day has an example.
      expect(ran).toBeGreaterThan(CASES * 0.7)
      expect(problems).toEqual([])
    },
  )
})
