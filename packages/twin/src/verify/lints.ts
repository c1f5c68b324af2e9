import { TWIN_LANGUAGES } from '../languages/index.ts'
import { bySight, findingsIn, readLinted, writeLinted } from '../record/linted.ts'
import { say } from './say.ts'

/**
 * Gives each linter the examples that it has not seen as they are, or all, and records those in which it found nothing.
 *
 * @returns whether nothing was found
 */
export async function showLints({ all }: { readonly all: boolean }): Promise<boolean> {
  let isClean = true
  for (const { linter, ...language } of TWIN_LANGUAGES) {
    if (linter === undefined) continue
    const record = await readLinted()
    const { new: unseen, seen } = await bySight({ ...language, linter }, record)
    const programs = all ? [...unseen, ...seen] : unseen
    const said = await findingsIn(linter, programs)
    say(
      `${linter.name}: ${programs.length} of ${unseen.length + seen.length} programs, ${said === '' ? 'nothing found' : `found:\n${said}`}`,
    )
    if (said === '') await writeLinted(record, linter, [...unseen, ...seen])
    isClean &&= said === ''
  }
  return isClean
}
