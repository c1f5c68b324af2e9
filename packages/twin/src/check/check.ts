import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { decide } from './decide/decide.ts'
import { type Program, programsIn } from './decide/programs.ts'
import type { CheckLanguage } from './find/block.ts'
import { findBlocks, UnreadableFileError } from './find/find-blocks.ts'
import { judge, type Outcome } from './run/judge.ts'
import { PackagesError } from './run/packages.ts'
import { type RunSettings, runProgram } from './run/run-program.ts'
import { type WorkingExample, workingExample } from './run/working-example.ts'
import { sandboxProblem } from './sandbox/sandbox.ts'

/** What to check, and how. */
export interface CheckSettings extends RunSettings {
  /** The files' paths, which results repeat. */
  readonly files: readonly string[]
  /** A folder in which programs find the files that they read, besides the document's own. */
  readonly root: string
  /** Whether results of unchanged programs are taken from the cache. */
  readonly cached: boolean
  /** How many programs run at the same time. */
  readonly jobs: number
}

/** The result of one program. */
export interface ProgramResult {
  readonly file: string
  /** The first line of its first block. */
  readonly line: number
  /** The first lines of all its blocks. */
  readonly blocks: readonly number[]
  readonly language: CheckLanguage
  readonly outcome: Outcome
  /** Our example of the same call, if it failed. */
  readonly example?: WorkingExample
  /** Whether it wasn't run because nothing changed since it was. */
  readonly cached: boolean
}

/** A file that can't be read as what its name says. */
export interface UnreadableFile {
  readonly file: string
  readonly problem: string
}

export interface CheckResult {
  readonly programs: readonly ProgramResult[]
  readonly unreadable: readonly UnreadableFile[]
}

/** Part of each result's key: what's cached is an outcome of these rules. */
const RULES = '2'

/** The sandbox doesn't work here. */
export class NoSandboxError extends Error {
  override readonly name = 'NoSandboxError'
}

interface Work {
  readonly file: string
  readonly program: Program
  readonly packages: readonly string[]
}

/**
 * Checks the programs in some files.
 *
 * @param told is called with each result as soon as it's known
 * @throws NoSandboxError if programs have to run and the sandbox doesn't work on this machine
 */
export async function check(
  settings: CheckSettings,
  told: (result: ProgramResult) => void = () => undefined,
): Promise<CheckResult> {
  const unreadable: UnreadableFile[] = []
  const results: ProgramResult[] = []
  const works: Work[] = []
  const done = (result: ProgramResult): void => {
    results.push(result)
    told(result)
  }
  for (const file of settings.files) {
    try {
      const found = findBlocks(file, await readFile(file, 'utf8'))
      for (const program of programsIn(found)) {
        const decision = decide(program, found.installs)
        if (decision.kind === 'run') works.push({ file, program, packages: decision.packages })
        else {
          const { why, reason } = decision
          done({ ...placed(file, program), outcome: { status: 'skipped', why, reason }, cached: false })
        }
      }
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error
      unreadable.push({ file, problem: error.message })
    }
  }
  if (works.length > 0 && !settings.unsafe) {
    const problem = await sandboxProblem()
    if (problem !== undefined) throw new NoSandboxError(problem)
  }
  const waiting = [...works]
  const worker = async (): Promise<void> => {
    for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) done(await resultOf(work, settings))
  }
  await Promise.all(Array.from({ length: Math.max(1, settings.jobs) }, worker))
  const order = new Map(settings.files.map((file, place) => [file, place]))
  results.sort((one, other) => (order.get(one.file) ?? 0) - (order.get(other.file) ?? 0) || one.line - other.line)
  return { programs: results, unreadable }
}

const placed = (file: string, { language, blocks }: Program) => ({
  file,
  line: blocks[0]?.line ?? 1,
  blocks: blocks.map(({ line }) => line),
  language,
})

async function resultOf({ file, program, packages }: Work, settings: CheckSettings): Promise<ProgramResult> {
  const place = placed(file, program)
  const path = join(settings.cache, 'results', `${digestOf(program, packages)}.json`)
  if (settings.cached) {
    const known = await recalled(path)
    if (known !== undefined) return { ...place, ...movedBy(place.line - known.line, known), cached: true }
  }
  const { outcome, example } = await run(program, packages, [dirname(file), settings.root], settings)
  const found = { outcome, ...(example === undefined ? {} : { example }) }
  // A slow machine or a registry that's down is no property of the program.
  const isOfTheMachine =
    outcome.status === 'skipped'
      ? outcome.why === 'limits'
      : outcome.status === 'failed' && /^the program timed out$|^(?:pip|npm) install /.test(outcome.detail)
  if (settings.cached && !isOfTheMachine) await keep(path, { ...found, line: place.line })
  return { ...place, ...found, cached: false }
}

/** A program's text without the blank lines before it, so that moving it down in its document changes nothing. */
function digestOf(program: Program, packages: readonly string[]): string {
  const texts = program.blocks.map(({ text }) => text)
  const week = Math.floor(Date.now() / (7 * 24 * 60 * 60 * 1000))
  const parts = [RULES, program.language, ...packages, String(week), process.version, ...texts]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

type Known = Pick<ProgramResult, 'outcome' | 'example'>

/** A result with the line on which the program started then. */
type Kept = Known & Pick<ProgramResult, 'line'>

/** Moves the line of a failure with its program. */
function movedBy(lines: number, { outcome, example }: Kept): Known {
  const moved =
    outcome.status === 'failed' && outcome.line !== undefined ? { ...outcome, line: outcome.line + lines } : outcome
  return { outcome: moved, ...(example === undefined ? {} : { example }) }
}

async function recalled(path: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Kept
  } catch {
    return undefined
  }
}

async function keep(path: string, found: Kept): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  // Another process may read it at any moment.
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, JSON.stringify(found))
  await rename(unfinished, path)
}

/** Whether twice as much wants to run as this machine has processors for. */
const isBusy = (): boolean => (loadavg()[0] ?? 0) > 2 * availableParallelism()

/** Runs a program and judges the run. */
export async function run(
  program: Program,
  packages: readonly string[],
  folders: readonly string[],
  settings: RunSettings,
): Promise<Known> {
  try {
    const { end, requests, question } = await runProgram(program, packages, folders, settings)
    const outcome = judge(end, requests, isBusy(), program)
    if (outcome.status !== 'failed') return { outcome }
    const example = workingExample(program, question)
    return { outcome, ...(example === undefined ? {} : { example }) }
  } catch (error) {
    if (!(error instanceof PackagesError)) throw error
    return {
      outcome: { status: 'failed', detail: error.message.split('\n')[0] ?? '', cause: null, output: error.message },
    }
  }
}
