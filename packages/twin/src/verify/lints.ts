import { lintedPrograms } from '../cases/linted-programs.ts'
import { TWIN_LANGUAGES } from '../languages/index.ts'
import { bySight, findingsIn, readLinted, writeLinted } from '../record/linted.ts'
import { say } from './say.ts'

/**
 * Runs each linter on new or changed examples, or on all, and records those without findings.
 *
 * @returns whether there were no findings
 */
export async function showLints({ all }: { readonly all: boolean }): Promise<boolean> {
  let isClean = true
  for (const { id, linter } of TWIN_LANGUAGES) {
    if (linter === undefined) continue
    const programs = lintedPrograms({ id, linter })
    const record = await readLinted()
    const chosen = all ? programs : (await bySight(linter, programs, record)).new
    const said = await findingsIn(linter, chosen)
    say(
      `${linter.name}: ${chosen.length} of ${programs.length} programs, ${said === '' ? 'nothing found' : `found:\n${said}`}`,
    )
    if (said === '') await writeLinted(record, linter, programs)
    isClean &&= said === ''
  }
  return isClean
}
