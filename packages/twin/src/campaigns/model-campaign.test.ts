import { expect, it } from 'vitest'
import { RuntimeMissingError } from '../languages/twin-language.ts'
import { FOUND, SEED } from '../plan/seed.ts'
import { runCampaign } from './campaign.ts'
import { COMPILERS } from './compile-models.ts'
import { modelCampaign } from './model-campaign.ts'

const SCHEMAS = 200

it(`${SCHEMAS} schemas of seed ${SEED} are rejected with a reason, or compile in every language`, async ({ skip }) => {
  try {
    const results = await runCampaign(modelCampaign(), SCHEMAS, SEED)
    const repeated = await Promise.all(FOUND.models.map((seed) => runCampaign(modelCampaign(), 1, seed)))
    expect([...results, ...repeated.flat()].flatMap(({ problems }) => problems)).toEqual([])
    expect(results.filter(({ isAccepted }) => isAccepted).length).toBeGreaterThan(SCHEMAS / 3)
    expect(new Set(results.flatMap(({ reasons }) => reasons)).size).toBeGreaterThan(3)
    for (const language of Object.keys(COMPILERS)) {
      const compiled = results.filter((result) => result.compiled.includes(language))
      expect(compiled.length, language).toBeGreaterThan(SCHEMAS / 4)
    }
  } catch (error) {
    if (!(error instanceof RuntimeMissingError) || process.env['CI'] === 'true') throw error
    skip(error.message)
  }
})

it.each(['python', 'js', 'typescript', 'java'])('an invalid model in %s is detected', async (language) => {
  const wrong = {
    python: 'class Answer(BaseModel):',
    js: 'const Answer = z.none();',
    typescript: 'let a: string = 1',
    java: 'class Example { String }',
  }
  const content = `${wrong[language as keyof typeof wrong]}\n\nconst client = 1`
  expect(await COMPILERS[language]?.([{ seed: 1, client: 'openai', name: 'Answer', content }])).not.toBe('')
})
