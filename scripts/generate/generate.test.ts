import { expect, it, vi } from 'vitest'
import { generate, type Writer } from './generate.ts'

const fresh: Writer = () => []
const stale: Writer = async () => ['a.ts', 'b.md']

/** Runs writers; returns their progress, which ones were loaded, and the output. */
async function run(writers: readonly Writer[], check: boolean) {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const loads = writers.map((writer) => vi.fn(async () => writer))
  const progress = await generate(loads, { check })
  const printed = log.mock.calls.flat()
  log.mockRestore()
  return { progress, loaded: loads.filter(({ mock }) => mock.calls.length > 0).length, printed }
}

it('continues until something is written', async () => {
  const { progress, loaded, printed } = await run([fresh, fresh, fresh], false)
  expect({ progress, loaded, printed }).toEqual({ progress: { stale: [], left: 0 }, loaded: 3, printed: [] })
})

it('leaves the others to a new process after something was written, without loading them', async () => {
  const { progress, loaded, printed } = await run([fresh, stale, fresh, fresh], false)
  expect({ progress, loaded }).toEqual({ progress: { stale: ['a.ts', 'b.md'], left: 2 }, loaded: 2 })
  expect(printed).toEqual(['wrote a.ts', 'wrote b.md'])
})

it('lists everything stale if it only checks', async () => {
  const { progress, loaded, printed } = await run([stale, fresh, stale], true)
  expect({ progress, loaded }).toEqual({ progress: { stale: ['a.ts', 'b.md', 'a.ts', 'b.md'], left: 0 }, loaded: 3 })
  expect(printed[0]).toBe('stale: a.ts (run npm run generate)')
})
