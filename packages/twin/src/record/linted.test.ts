import { expect, it } from 'vitest'
import { lintedPrograms } from '../cases/linted-programs.ts'
import type { Linter } from '../languages/linter.ts'
import { php } from '../languages/php/language.ts'
import { bySight, digestOf, type LintRecord, linted } from './linted.ts'

const linter: Linter = {
  name: 'a linter',
  release: () => Promise.resolve('1.0'),
  folder: import.meta.dirname,
  lint: () => Promise.resolve(''),
}
const PROGRAMS = lintedPrograms(php)

/** The number of programs that are new with a record of all of them, or of all but one. */
async function newBy(record: (all: LintRecord) => LintRecord, seenBy: Partial<Linter> = {}): Promise<number> {
  const all = { 'a linter': await linted(linter, PROGRAMS) }
  return (await bySight({ ...linter, ...seenBy }, PROGRAMS, record(all))).new.length
}

it('a linter knows recorded programs with exactly the same text and install command', async () => {
  const { new: programs, seen } = await bySight(linter, PROGRAMS, {})
  expect(programs.length).toBeGreaterThan(10)
  expect(seen).toEqual([])
  expect(await newBy((all) => all)).toBe(0)
  const [first] = programs
  if (first === undefined) throw new Error('No program')
  const without = (all: LintRecord): LintRecord =>
    Object.fromEntries(
      Object.entries(all).map(([name, { by, programs }]) => [
        name,
        { by, programs: programs.filter((digest) => digest !== digestOf(first)) },
      ]),
    )
  expect(await newBy(without)).toBe(1)
  expect(digestOf({ ...first, content: `${first.content} ` })).not.toBe(digestOf(first))
  expect(digestOf({ ...first, install: 'another' })).not.toBe(digestOf(first))
})

it('another release, or other files of the language, make all programs new', async () => {
  const all = PROGRAMS.length
  expect(await newBy((record) => record, { release: () => Promise.resolve('1.1') })).toBe(all)
  expect(await newBy((record) => record, { folder: `${import.meta.dirname}/../verify` })).toBe(all)
})
