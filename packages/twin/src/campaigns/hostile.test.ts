import { expect, it } from 'vitest'
import { SEED } from '../plan/seed.ts'
import { hasTurn } from '../plan/turns.ts'
import { describeWithHarness } from '../testing/harness.ts'
import { inParallel } from '../trials/in-parallel.ts'
import { problemsOf } from './hostile-campaign.ts'
import { hostileChat } from './hostile-questions.ts'
import { seeded } from './hostile-texts.ts'

const SNIPPETS = 100

/** Examples of hostile chats, in an order that depends on the seed. */
function* hostileExamples() {
  const random = seeded(SEED)
  const isMeant = hasTurn(SEED)
  for (let left = SNIPPETS; left > 0; ) {
    const asked = hostileChat(random)
    const offered = asked.offered.filter(({ snippet }) => isMeant(snippet))
    for (const one of offered.slice(0, left)) {
      left -= 1
      yield { asked, one }
    }
  }
}

describeWithHarness('whole examples with hostile inputs', (harness) => {
  it(`${SNIPPETS} examples of seed ${SEED} send what was asked, and run nothing else`, async () => {
    const problems: string[] = []
    let ran = 0
    await inParallel(hostileExamples(), async ({ asked, one }) => {
      const found = await problemsOf(harness(), asked, one)
      ran += 1
      for (const text of found) {
        problems.push(`${one.key}: ${text}\n  ${JSON.stringify(asked.options).slice(0, 400)}`)
      }
    })
    expect(ran).toBe(SNIPPETS)
    expect(problems).toEqual([])
  })
})
