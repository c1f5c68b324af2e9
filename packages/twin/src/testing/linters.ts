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

/** How many known programs a linter checks again when it's its turn. */
const SAMPLE_SIZE = 40

/** Linters take turns, because loading the clients' packages takes longer than checking the programs. */
const hasItsTurn = ({ name }: Linter): boolean =>
  sampleOf(
    TWIN_LANGUAGES.flatMap(({ linter }) => linter?.name ?? []),
    String,
    String(SEED),
    1,
  ).includes(name)

/** Whether a linter is available. If it isn't, this warns, or throws on CI. */
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

/** Checks every example that is new to the linter, and some of the others if it's its turn. */
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
 * Checks that a linter finds errors in programs.
 *
 * @param programs programs with parts of the linter's output
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
