import { expect, it } from 'vitest'
import { FOUND, SEED } from '../plan/seed.ts'
import { hasTurn } from '../plan/turns.ts'
import { describeWithHarness } from '../testing/harness.ts'
import { runSchemaCampaign, type SchemaResult } from './schema-campaign.ts'

const SCHEMAS = 2

describeWithHarness('answers with a random schema', (harness) => {
  it(`${SCHEMAS} schemas of seed ${SEED}: examples show valid answers, and reject invalid ones`, async () => {
    const results: SchemaResult[] = []
    const note = (result: SchemaResult) => results.push(result)
    await runSchemaCampaign(harness(), SCHEMAS, SEED, note, hasTurn(SEED))
    expect(results).toHaveLength(SCHEMAS)
    for (const seed of FOUND.schemas) await runSchemaCampaign(harness(), 1, seed, note)
    for (const { fitting, wrong, spared } of results) {
      expect(fitting).toBeGreaterThan(3)
      expect(wrong + spared).toBe(fitting)
    }
    expect(results.flatMap(({ seed, problems }) => problems.map((problem) => `seed ${seed}: ${problem}`))).toEqual([])
  })
})
