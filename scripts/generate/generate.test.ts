import { expect, it, vi } from 'vitest'
import { generate, type Writer } from './generate.ts'

const fresh: Writer = () => []
const stale: Writer = async () => ['a.ts', 'b.md']

/** Runs writers; says how far they went, which were loaded, and what was printed. */
async function run(writers: readonly Writer[], check: boolean) {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const loads = writers.map((writer) => vi.fn(async () => writer))
  const progress = await generate(loads, { check })
  const printed = log.mock.calls.flat()
  log.mockRestore()
  return { progress, loaded: loads.filter(({ mock }) => mock.calls.length > 0).length, printed }
}

it('goes on as long as nothing is written', async () => {
  const { progress, loaded, printed } = await run([fresh, fresh, fresh], false)
  expect({ progress, loaded, printed }).toEqual({ progress: { stale: [], left: 0 }, loaded: 3, printed: [] })
})

it('leaves the others to a new process once something was written, and loads none of them before', async () => {
  const { progress, loaded, printed } = await run([fresh, stale, fresh, fresh], false)
  expect({ progress, loaded }).toEqual({ progress: { stale: ['a.ts', 'b.md'], left: 2 }, loaded: 2 })
  expect(printed).toEqual(['wrote a.ts', 'wrote b.md'])
})

it('names all that is stale where it only looks', async () => {
  const { progress, loaded, printed } = await run([stale, fresh, stale], true)
  expect({ progress, loaded }).toEqual({ progress: { stale: ['a.ts', 'b.md', 'a.ts', 'b.md'], left: 0 }, loaded: 3 })
  expect(printed[0]).toBe('stale: a.ts (run npm run generate)')
})
