import { expect, it } from 'vitest'
import { describeWithLaboratory } from '../testing/laboratory.ts'
import { offersFor } from './cases.ts'
import { hostileCase, seeded } from './hostile.ts'
import { inParallel } from './in-parallel.ts'
import { plainPlay } from './scenes.ts'
import { readTrial, runTrial } from './trial.ts'

const SNIPPETS = 500
const SEED = 20261121

/** Examples of hostile cases, in an order that the seed decides. */
function* hostileExamples() {
  const random = seeded(SEED)
  for (let left = SNIPPETS; left > 0; ) {
    const one = hostileCase(random)
    for (const { key, snippet } of offersFor(one).offered.slice(0, left)) {
      left -= 1
      yield { one, key, snippet }
    }
  }
}

describeWithLaboratory('whole examples with hostile inputs', (lab) => {
  it(`${SNIPPETS} of them send what was asked, and run nothing else`, { timeout: 900_000 }, async () => {
    const problems: string[] = []
    let ran = 0
    await inParallel(hostileExamples(), async ({ one, key, snippet }) => {
      const read = await readTrial(lab(), one, snippet)
      const { findings } = await runTrial(lab(), one, snippet, plainPlay(one, 'answer'))
      ran += 1
      // The text holds what the caller wrote, stand-ins of tokens included; a run shows whether they do harm.
      for (const each of [...read, ...findings].filter(({ rule }) => rule !== 6)) {
        problems.push(`${key}: rule ${each.rule}: ${each.text}\n  ${JSON.stringify(one.options).slice(0, 400)}`)
      }
    })
    expect(ran).toBe(SNIPPETS)
    expect(problems).toEqual([])
  })
})
