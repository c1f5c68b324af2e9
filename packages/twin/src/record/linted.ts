import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { LintedProgram, Linter } from '../languages/linter.ts'
import { sourcesIn } from './twin-digest.ts'

const FILE = fileURLToPath(new URL('../../linted.json', import.meta.url))

/** Programs in which a linter found nothing: the file that `npm run verify` writes. */
interface Linted {
  /** A digest of the linter's release, and of all else that decides what it finds. */
  readonly by: string
  /** The digest of each program. */
  readonly programs: readonly string[]
}

/** What each linter found nothing in, by its name. */
export type LintRecord = Readonly<Record<string, Linted>>

/** The record that is in place; empty when there is none. */
export const readLinted = async (): Promise<LintRecord> =>
  JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}')) as LintRecord

/** What the record holds of a linter that found nothing in programs. */
export const linted = async (linter: Linter, programs: readonly LintedProgram[]): Promise<Linted> => ({
  by: await nameWithMeans(linter),
  programs: programs.map(digestOf).sort(),
})

/** Puts into the record what a linter found nothing in. */
export async function writeLinted(
  record: LintRecord,
  linter: Linter,
  programs: readonly LintedProgram[],
): Promise<void> {
  const sorted = Object.entries({ ...record, [linter.name]: await linted(linter, programs) }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** Programs as the record knows them. */
type BySight = Record<'new' | 'seen', readonly LintedProgram[]>

/**
 * Which programs a linter has not seen as they are, and which it has: none where anything else has changed that it goes by.
 */
export async function bySight(
  linter: Linter,
  programs: readonly LintedProgram[],
  record: LintRecord,
): Promise<BySight> {
  const held = record[linter.name]
  const known = new Set(held?.by === (await nameWithMeans(linter)) ? held.programs : [])
  const isSeen = (program: LintedProgram): boolean => known.has(digestOf(program))
  return { new: programs.filter((program) => !isSeen(program)), seen: programs.filter(isSeen) }
}

/** What a linter finds in programs; it is not started for none. */
export const findingsIn = async (linter: Linter, programs: readonly LintedProgram[]): Promise<string> =>
  programs.length === 0 ? '' : linter.lint(programs)

/** SHA-256 of a program and of what it is linted with, shortened. */
export const digestOf = ({ content, install }: LintedProgram): string => shortDigest([content, install])

const shortDigest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

async function nameWithMeans({ release, folder }: Linter): Promise<string> {
  const texts = (await sourcesIn(folder)).map((file) => readFile(file, 'utf8'))
  return shortDigest([await release(), await Promise.all(texts)])
}
