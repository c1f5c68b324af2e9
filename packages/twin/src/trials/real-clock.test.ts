import { expect, it } from 'vitest'
import { NOTHING_CHOSEN, type PlannedCase } from '../cases/case.ts'
import { allOffers, plannedCases } from '../cases/cases.ts'
import { servingOf } from '../cases/other-tasks.ts'
import { isQueued, submitsJob } from '../services/registry.ts'
import { describeWithHarness } from '../testing/harness.ts'
import { inParallel } from './in-parallel.ts'
import { runTrial } from './trial.ts'

const OFFERS = allOffers()

/** One routed case for each client and queue, or a direct one if the client has only that. */
function oneForEachQueue(): PlannedCase[] {
  const cases = plannedCases(OFFERS).filter(
    ({ question, snippet }) =>
      question.provider !== 'auto' &&
      isQueued(servingOf(question), question.task) &&
      submitsJob(snippet, servingOf(question), question.task),
  )
  const found = new Map<string, PlannedCase>()
  for (const one of cases) {
    const name = `${one.snippet.language}/${one.snippet.client} ${one.question.provider}`
    if (!found.has(name)) found.set(name, one)
  }
  return [...found.values()]
}

/** Each case spends most of its time waiting for a job. */
const SLOTS = 8

describeWithHarness(
  'the clock as it is',
  (harness) => {
    it('lets every client wait for every queue to finish', async () => {
      const cases = oneForEachQueue()
      const problems: string[] = []
      await inParallel(
        cases,
        async ({ key, question }) => {
          const asked = OFFERS.find((offer) => offer.question === question)?.with(NOTHING_CHOSEN)
          const snippet = asked?.offered.find((each) => each.key === key)?.snippet
          if (asked === undefined || snippet === undefined) throw new Error(`${key} is not offered`)
          const run = { scenario: { kind: 'success' } } as const
          const { findings } = await runTrial(harness(), asked, snippet, run, { pauses: 'real', seconds: 300 })
          problems.push(...findings.map(({ text }) => `${key}: ${text}`))
        },
        SLOTS,
      )
      expect(problems).toEqual([])
      const clients = new Set(cases.map(({ snippet }) => snippet.client))
      expect([...clients]).toEqual(
        expect.arrayContaining(['requests', 'fetch', 'curl', 'huggingface_hub', 'huggingface.js']),
      )
    })
  },
  SLOTS,
)
