import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it, vi } from 'vitest'
import { BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node'
import { LONGEST as IN_A_BROWSER } from '../apps/site/browser-tests/vitest.config.ts'
import { LONGEST as OF_THE_TWIN } from '../packages/twin/vitest.config.ts'
import { longestFirst } from './longest-first.ts'

const file = (name: string): TestSpecification => ({ moduleId: `/tests/${name}.test.ts` }) as TestSpecification

it('starts with the given files in their order, and keeps the order of the others', async () => {
  const others = ['d', 'c', 'e'].map(file)
  vi.spyOn(BaseSequencer.prototype, 'sort').mockImplementation(async (files) => [...files])
  const InOrder = longestFirst(['b', 'a'])
  const sorted = await new InOrder({} as Vitest).sort([...others, file('a'), file('b')])
  expect(sorted).toEqual([file('b'), file('a'), ...others])
})

it.each([
  ['packages/twin/src', OF_THE_TWIN],
  ['apps/site/browser-tests', IN_A_BROWSER],
] as const)('lists existing files: %s', (folder, names) => {
  for (const name of names)
    expect(existsSync(resolve(import.meta.dirname, '..', folder, `${name}.test.ts`)), name).toBe(true)
})
