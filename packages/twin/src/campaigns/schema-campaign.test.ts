import { expect, it } from 'vitest'
import { isOfDay } from '../plan/of-the-day.ts'
import { describeWithHarness } from '../testing/harness.ts'
import { SEED_OF_THE_DAY } from '../testing/seed.ts'
import { runSchemaCampaign, type SchemaResult } from './schema-campaign.ts'

const SCHEMAS = 2

describeWithHarness('answers by a random schema', (harness) => {
  it(`${SCHEMAS} schemas of seed ${SEED_OF_THE_DAY}: what fits is shown, and what does not is refused`, {
    timeout: 600_000,
  }, async () => {
    const results: SchemaResult[] = []
    const note = (result: SchemaResult) => results.push(result)
    await runSchemaCampaign(harness(), SCHEMAS, SEED_OF_THE_DAY, note, isOfDay(SEED_OF_THE_DAY))
    expect(results).toHaveLength(SCHEMAS)
    for (const { fitting, wrong, spared } of results) {
      expect(fitting).toBeGreaterThan(3)
      expect(wrong + spared).toBe(fitting)
    }
    expect(results.flatMap(({ seed, problems }) => problems.map((problem) => `seed ${seed}: ${problem}`))).toEqual([])
  })
})
