import { PROVIDERS } from '@model-snippets/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Question } from '../capture/question.ts'
import { CaptureCampaign, problemsOf, programFor } from './capture-campaign.ts'

/** Seeds of languages whose programs start without a compiler. */
const SEEDS = Array.from({ length: 24 }, (_, seed) => seed + 1).filter((seed) =>
  ['js', 'sh', 'php', 'ruby'].includes(programFor(seed).language),
)

describe('A captured program', () => {
  let campaign: CaptureCampaign
  beforeAll(async () => {
    campaign = await CaptureCampaign.start()
  })
  afterAll(() => campaign.close())

  it.each(SEEDS)('of seed %i asks the question that it was made from', async (seed) => {
    const [result] = await campaign.run([seed])
    expect(result?.problems).toEqual([])
  })
})

describe('A program', () => {
  it('is drawn for each language in turn, by both generators, and the same for the same seed', () => {
    const programs = Array.from({ length: 80 }, (_, seed) => programFor(seed))
    expect(new Set(programs.slice(0, 8).map(({ language }) => language)).size).toBe(8)
    expect(new Set(programs.map(({ by }) => by)).size).toBe(2)
    expect(new Set(programs.map(({ client }) => client)).size).toBeGreaterThan(10)
    expect(new Set(programs.map(({ question }) => question.provider)).size).toBeGreaterThan(
      Object.keys(PROVIDERS).length / 2,
    )
    expect(programFor(7)).toEqual(programs[7])
  })

  it('isn’t captured if its question is another one', () => {
    const question: Question = {
      model: 'openai/gpt-oss-120b',
      task: 'conversational',
      provider: 'groq',
      options: { messages: [{ role: 'user', content: 'Hi' }], temperature: 0.5 },
    }
    const call = { question, notes: [], requests: [1] }
    expect(problemsOf(question, [call])).toEqual([])
    expect(problemsOf(question, [])).toEqual(['no call was captured'])
    expect(problemsOf(question, [call, call])).toEqual(['2 calls were captured'])
    expect(problemsOf({ ...question, provider: 'together' }, [call])).toHaveLength(1)
    expect(problemsOf({ ...question, options: { ...question.options, temperature: 0.6 } }, [call])).toHaveLength(1)
  })
})
