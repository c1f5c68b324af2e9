import { expect, it } from 'vitest'
import { lintedPrograms } from '../cases/linted-programs.ts'
import { TWIN_LANGUAGES } from '../languages/index.ts'
import type { Linter } from '../languages/linter.ts'
import { RuntimeMissingError, type TwinLanguage } from '../languages/twin-language.ts'
import { sampleOf } from '../plan/sample.ts'
import { SEED } from '../plan/seed.ts'
import { hasTurn } from '../plan/turns.ts'
import { bySight, digestOf, findingsIn, readLinted } from '../record/linted.ts'

const WITHOUT_CLIENT = { language: '', client: '', install: null }

/** How many of the programs that it has seen are given again to the linter whose turn it is. */
const SAMPLE_SIZE = 40

/** Linters take turns: what each reads of the clients' packages takes longer than the programs. */
const hasItsTurn = ({ name }: Linter): boolean =>
  sampleOf(
    TWIN_LANGUAGES.flatMap(({ linter }) => linter?.name ?? []),
    String,
    String(SEED),
    1,
  ).includes(name)

/** Whether a linter is there; said where it is not, and thrown where all has to be. */
async function isThere({ name, release }: Linter): Promise<boolean> {
  try {
    await release()
    return true
  } catch (error) {
    if (!(error instanceof RuntimeMissingError) || process.env['CI'] === 'true') throw error
    console.warn(`\nNO EXAMPLE IS GIVEN TO ${name}: ${error.message}\n`)
    return false
  }
}

/** Every example that the linter has not seen as it is, and in its turn some of the others. */
export function itFindsNothingInExamples({ id, linter }: TwinLanguage): void {
  if (linter === undefined) throw new Error(`Nothing looks through the examples in ${id}`)
  it(`${linter.name} finds nothing in any example`, async ({ skip }) => {
    if (!(await isThere(linter))) return skip()
    const programs = lintedPrograms({ id, linter })
    expect(programs.length).toBeGreaterThan(30)
    const { new: unseen, seen } = await bySight(linter, programs, await readLinted())
    const again = hasItsTurn(linter) ? seen.filter(hasTurn(SEED)) : []
    const sample = sampleOf(again, digestOf, String(SEED), SAMPLE_SIZE)
    expect(await findingsIn(linter, [...unseen, ...sample])).toBe('')
  })
}

/**
 * What is wrong with a program is found.
 *
 * @param programs each with parts of what the linter says of it
 */
export function itSees(linter: Linter, programs: readonly (readonly [content: string, ...said: string[]])[]): void {
  it(`what ${linter.name} finds is seen`, async ({ skip }) => {
    if (!(await isThere(linter))) return skip()
    for (const [content, ...parts] of programs) {
      const said = await linter.lint([{ content, ...WITHOUT_CLIENT }])
      for (const part of parts) expect(said).toContain(part)
    }
  })
}
