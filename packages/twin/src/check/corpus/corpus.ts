import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { check, type ProgramResult } from '../check.ts'
import { defaultCache } from '../run/environments.ts'

/** The parts of the corpus, in the order in which they were written. */
export const PARTS = ['first', 'second', 'third', 'held-out', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const
export type Part = (typeof PARTS)[number]

/** A block whose result isn't what its label says. */
export interface Wrong {
  readonly place: string
  readonly label: string
  readonly status: string
  readonly said: string
}

/** The results of one part. */
export interface Measured {
  readonly blocks: number
  /** Blocks that fail, by their labels. */
  readonly failing: number
  readonly falseAlarms: readonly Wrong[]
  readonly misses: readonly Wrong[]
  /** Blocks that are run and shouldn't be, or the other way round; nothing is reported wrongly there. */
  readonly otherwise: readonly Wrong[]
}

const LABEL = /^<!-- expect: (passed|failed|skipped)(?:: (.*))? -->$/

/** Returns the labels of a document, with the lines of the code below them. */
export function labelsIn(text: string): { readonly line: number; readonly status: string; readonly label: string }[] {
  const lines = text.split('\n')
  return lines.flatMap((each, at) => {
    const [, status, reason = status] = LABEL.exec(each) ?? []
    if (status === undefined || reason === undefined) return []
    const fence = lines.findIndex((line, place) => place > at && /^\s*```/.test(line))
    return [{ line: fence + 2, status, label: reason }]
  })
}

/** What a program's result says about one of its blocks: if another one fails, this one isn't reached. */
function ofBlock(found: ProgramResult | undefined, line: number): ProgramResult['outcome'] {
  if (found === undefined) return { status: 'skipped', why: 'no call', reason: 'not found' }
  const { outcome, blocks } = found
  const at = outcome.status === 'failed' ? outcome.line : undefined
  if (at === undefined) return outcome
  const failing = blocks.findLast((each) => each <= at)
  return failing === undefined || failing === line
    ? outcome
    : { status: 'skipped', why: 'fragment', reason: `belongs to the program that fails on line ${at}` }
}

/** Runs `check` on a part of the corpus, and compares the results with the labels. */
export async function measure(part: Part, cached = false): Promise<Measured> {
  const folder = fileURLToPath(new URL(`./${part}`, import.meta.url))
  const files = (await readdir(folder)).sort().map((name) => join(folder, name))
  const { programs } = await check({ files, root: folder, cache: defaultCache(), cached, jobs: 2, unsafe: false })
  const wrong: { falseAlarms: Wrong[]; misses: Wrong[]; otherwise: Wrong[] } = {
    falseAlarms: [],
    misses: [],
    otherwise: [],
  }
  let blocks = 0
  let failing = 0
  for (const file of files) {
    for (const { line, status, label } of labelsIn(await readFile(file, 'utf8'))) {
      blocks++
      if (status === 'failed') failing++
      const found = programs.find((each) => each.file === file && each.blocks.includes(line))
      // What isn't code in a language that check knows isn't mentioned.
      const outcome = ofBlock(found, line)
      if (outcome.status === status) continue
      const said = 'detail' in outcome ? outcome.detail : 'reason' in outcome ? outcome.reason : ''
      const entry: Wrong = {
        place: `${file.slice(folder.length + 1)}:${line}`,
        label: `${status}: ${label}`,
        status: outcome.status,
        said,
      }
      if (outcome.status === 'failed') wrong.falseAlarms.push(entry)
      else if (status === 'failed') wrong.misses.push(entry)
      else wrong.otherwise.push(entry)
    }
  }
  return { blocks, failing, ...wrong }
}
