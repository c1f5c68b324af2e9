import { expect, it } from 'vitest'
import { FOUND, SEED } from '../plan/seed.ts'
import { hasTurn } from '../plan/turns.ts'
import { describeWithHarness } from '../testing/harness.ts'
import { runCampaign } from './campaign.ts'
import { schemaCampaign } from './schema-campaign.ts'

const SCHEMAS = 2

describeWithHarness('answers with a random schema', (harness) => {
  it(`${SCHEMAS} schemas of seed ${SEED}: examples show valid answers, and reject invalid ones`, async () => {
    const sampled = await runCampaign(schemaCampaign(harness(), hasTurn(SEED)), SCHEMAS, SEED)
    expect(sampled).toHaveLength(SCHEMAS)
    const all = schemaCampaign(harness())
    const repeated = await Promise.all(FOUND.schemas.map((seed) => runCampaign(all, 1, seed)))
    const results = [...sampled, ...repeated.flat()]
    for (const { fitting, wrong, spared } of results) {
      expect(fitting).toBeGreaterThan(3)
      expect(wrong + spared).toBe(fitting)
    }
    expect(results.flatMap(({ seed, problems }) => problems.map((problem) => `seed ${seed}: ${problem}`))).toEqual([])
  })
})
