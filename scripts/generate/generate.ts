/**
 * Writes all generated files, or only reports which are stale.
 *
 *     npm run generate          writes what is missing or stale
 *     npm run generate:check    lists stale files without writing them; exits with 1 if there are any
 */
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { runCommand } from '../commands.mjs'
import type { Writing } from './generated-files.ts'

/** Updates some files, or only reports which are stale. */
export type Writer = (writing: Writing) => readonly string[] | Promise<readonly string[]>

/** Each writer comes after those whose files it reads, and is loaded after they ran: most import generated modules. */
const WRITERS: readonly (() => Promise<Writer>)[] = [
  async () => (await import('./indexes.ts')).writeIndexes,
  async () => (await import('./grammars.ts')).writeGrammars,
  async () => (await import('./task-pages.ts')).writeTaskPages,
  async () => (await import('./records.ts')).writeRecords,
  async () => (await import('./tools.ts')).writeTools,
  async () => (await import('./skill.ts')).writeSkill,
  async () => (await import('./played-answers.ts')).writePlayedAnswers,
  async () => (await import('./golden.ts')).writeGolden,
  async () => (await import('./fences.ts')).writeFences,
]

/** Which files were stale, and how many writers remain. */
export interface Progress {
  /** The files that were stale. */
  readonly stale: readonly string[]
  /** How many writers still have to run. */
  readonly left: number
}

/**
 * Runs writers in order, and stops after the first that writes a file, because already loaded modules may now be out of
 * date.
 */
export async function generate(writers: readonly (() => Promise<Writer>)[], writing: Writing): Promise<Progress> {
  const stale: string[] = []
  for (const [index, load] of writers.entries()) {
    const write = await load()
    for (const path of await write(writing)) {
      stale.push(path)
      console.log(writing.check ? `stale: ${path} (run npm run generate)` : `wrote ${path}`)
    }
    if (stale.length > 0 && !writing.check) return { stale, left: writers.length - index - 1 }
  }
  return { stale, left: 0 }
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, last: { type: 'string' } } })
  const { check = false, last = WRITERS.length } = values
  const { stale, left } = await generate(WRITERS.slice(-Number(last)), { check })
  if (left === 0) return check && stale.length > 0 ? 1 : 0
  const program = fileURLToPath(import.meta.url)
  return runCommand(process.execPath, [...process.execArgv, program, '--last', String(left)])
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  process.exitCode = await main()
}
