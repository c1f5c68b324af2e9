import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { LintedProgram, Linter } from '../languages/linter.ts'
import { sourcesIn } from './twin-digest.ts'

const FILE = fileURLToPath(new URL('../../linted.json', import.meta.url))

/** Programs without findings, in the file that `npm run verify` writes. */
interface Linted {
  /** A digest of the linter's release and everything else that affects its findings. */
  readonly by: string
  /** Each program's digest. */
  readonly programs: readonly string[]
}

/** The programs without findings, by linter. */
export type LintRecord = Readonly<Record<string, Linted>>

/** Reads the current record, which may be empty. */
export const readLinted = async (): Promise<LintRecord> =>
  JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}')) as LintRecord

/** Returns the record of a linter and its programs without findings. */
export const linted = async (linter: Linter, programs: readonly LintedProgram[]): Promise<Linted> => ({
  by: await nameWithMeans(linter),
  programs: programs.map(digestOf).sort(),
})

/** Adds programs without findings to the record. */
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

/** Programs by whether the record has them. */
type BySight = Record<'new' | 'seen', readonly LintedProgram[]>

/**
 * Separates new programs from those that a linter knows. If anything else that affects it has changed, all are new.
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

/** Returns a linter's findings. Without programs, it isn't started. */
export const findingsIn = async (linter: Linter, programs: readonly LintedProgram[]): Promise<string> =>
  programs.length === 0 ? '' : linter.lint(programs)

/** Returns the shortened SHA-256 of a program and its install command. */
export const digestOf = ({ content, install }: LintedProgram): string => shortDigest([content, install])

const shortDigest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

async function nameWithMeans({ release, folder }: Linter): Promise<string> {
  const texts = (await sourcesIn(folder)).map((file) => readFile(file, 'utf8'))
  return shortDigest([await release(), await Promise.all(texts)])
}
