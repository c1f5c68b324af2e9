import type { InferenceSnippet } from '@model-snippets/core'
import { finding } from '../judge/finding.ts'
import { inParallel } from './in-parallel.ts'
import type { Laboratory } from './laboratory.ts'
import type { CellResult, MatrixOptions, MatrixResult } from './matrix.ts'
import { type Chosen, enumerateReaches, type Reach, type TaskCase, taskCase } from './task-cases.ts'
import { type PlannedCell, plainPlay, planTasks, refusedVariants, type TaskPlay } from './task-plan.ts'
import { readTaskTrial, runTaskTrial } from './task-trial.ts'

/** One task, provider and way, with what is offered for it. */
interface Offer {
  readonly reach: Reach
  readonly plain: TaskCase
  /** The same with a choice of options, made once: the published clients are asked once for each. */
  readonly chosen: (chosen: Chosen) => TaskCase
}

function offerOf(reach: Reach): Offer {
  const plain = taskCase(...reach)
  const known = new Map<string, TaskCase>()
  return {
    reach,
    plain,
    chosen(chosen) {
      const name = JSON.stringify({ ...chosen, files: undefined, remote: undefined })
      const one = name === '{}' ? plain : (known.get(name) ?? taskCase(...reach, chosen))
      known.set(name, one)
      return one
    },
  }
}

export const taskOffers = (): Offer[] => [...enumerateReaches()].map(offerOf)

export const plannedCells = (all: readonly Offer[]): PlannedCell[] =>
  all.flatMap((offer) =>
    offer.plain.offered.map(({ key, snippet }) => ({
      key,
      reach: offer.reach,
      snippet,
      refusal: (chosen) => refusalOf(offer.chosen(chosen), key),
    })),
  )

function refusalOf({ offered, skipped }: TaskCase, key: string): string | undefined {
  if (offered.some((cell) => cell.key === key)) return undefined
  return skipped.find((cell) => cell.key === key)?.reason ?? 'without a reason'
}

/** What became of one cell in one play. */
async function runPlay(lab: Laboratory, offer: Offer, key: string, play: TaskPlay): Promise<string[]> {
  const one = offer.chosen(play.chosen)
  const snippet = one.offered.find((cell) => cell.key === key)?.snippet
  if (snippet === undefined) return [`${play.name}: the example is not offered`]
  const problems = await judgeAll(lab, one, snippet, play).catch((error: unknown) => [finding(4, String(error))])
  return problems.map((each) => `rule ${each.rule}, ${play.name}: ${each.text}`)
}

const judgeAll = async (lab: Laboratory, one: TaskCase, snippet: InferenceSnippet, play: TaskPlay) => [
  ...(await readTaskTrial(lab, one, snippet)),
  ...(await runTaskTrial(lab, one, snippet, play.scene)).findings,
]

export interface TaskMatrixOptions extends MatrixOptions {
  /** The ways in which cells are run with all that they can meet; others with one thing besides the plain run. */
  readonly all?: ReadonlySet<Reach[2]>
}

export interface TaskMatrixResult extends Omit<MatrixResult, 'disagreements'> {
  /** Cells that a choice of options takes away, with the choice and the public reason. */
  readonly without: readonly { readonly key: string; readonly play: string; readonly reason: string }[]
}

const ALL_ROUTED: ReadonlySet<Reach[2]> = new Set(['routed'])

/** Runs every cell of every task but chat. */
export async function verifyTasks(
  lab: Laboratory,
  { wants = () => true, onCell, all = ALL_ROUTED }: TaskMatrixOptions = {},
): Promise<TaskMatrixResult> {
  const cells: CellResult[] = []
  const skipped: { key: string; reason: string }[] = []
  const every = taskOffers()
  const planned = plannedCells(every)
  const plan = planTasks(planned, all)
  const without = planned
    .filter(({ key }) => wants(key))
    .flatMap((cell) => refusedVariants(cell).map(({ name, reason }) => ({ key: cell.key, play: name, reason })))
  const verifyCell = async (offer: Offer, key: string, snippet: InferenceSnippet): Promise<CellResult> => {
    const problems: string[] = []
    let runs = 0
    for (const play of [plainPlay(offer.reach), ...(plan.get(key) ?? [])]) {
      problems.push(...(await runPlay(lab, offer, key, play)))
      runs++
    }
    return { key, client: `${snippet.language}/${snippet.client}`, runs, problems }
  }
  const wanted = every.flatMap((offer) => {
    skipped.push(...offer.plain.skipped.filter(({ key }) => wants(key)))
    return offer.plain.offered.filter(({ key }) => wants(key)).map(({ key, snippet }) => ({ offer, key, snippet }))
  })
  await inParallel(wanted, async ({ offer, key, snippet }) => {
    const cell = await verifyCell(offer, key, snippet)
    cells.push(cell)
    onCell?.(cell, cells.length)
  })
  return { cells: cells.sort((a, b) => (a.key < b.key ? -1 : 1)), skipped, without }
}
