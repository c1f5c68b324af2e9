import type { InferenceSnippet } from '@model-snippets/core'
import { lossOf } from '../tasks/blind-spots.ts'
import { KNOWN_BROKEN } from '../tasks/known-broken.ts'
import { isQueued, type Scene, sceneName, scenesOf } from '../tasks/scene.ts'
import { type Chosen, type Reach, servingOf } from './task-cases.ts'
import { EVERY_OPTION, hasFile, type Variant, variantsOf } from './task-options.ts'

/** One run of a cell: what the reader chose, and what the service plays. */
export interface TaskPlay {
  /** `at-once`, `refused-401`, `every-option`, … unique among the plays of a cell. */
  readonly name: string
  readonly chosen: Chosen
  readonly scene: Scene
}

/** A cell by what decides its plays. */
export interface PlannedCell {
  readonly key: string
  readonly reach: Reach
  readonly snippet: Pick<InferenceSnippet, 'language' | 'client'>
  /** Whether the cell's example is offered with these options; the reason when it is not. */
  readonly refusal: (chosen: Chosen) => string | undefined
}

const NOTHING_CHOSEN: Chosen = {}
const SUCCESS: Scene = { kind: 'success' }
const NO_FILE: Scene = { kind: 'no-file' }

const PACKAGES: Readonly<Record<string, string>> = { 'huggingface.js': '@huggingface/inference' }

/** Whether a released client cannot read an answer, or keeps to itself that there was none. Then nothing can be judged. */
function isBeyondClient({ reach, snippet }: PlannedCell, scene: Scene): boolean {
  const [provider, task, mode] = reach
  const serving = servingOf(provider, task, mode)
  if (lossOf(snippet, serving, task, scene) === 'the failure') return true
  // Its answer comes with the first request, and nobody asks how far the job is.
  const asksOnce =
    snippet.client === 'huggingface_hub' && (serving === 'novita' || (serving === 'fal-ai' && task === 'text-to-image'))
  if (asksOnce && (scene.kind === 'status-500' || scene.kind === 'never-ends')) return true
  return KNOWN_BROKEN.some(
    (known) =>
      known.client === (PACKAGES[snippet.client] ?? snippet.client) &&
      known.provider === serving &&
      known.tasks.includes(task) &&
      known.scene.kind === 'other-form' &&
      scene.kind === 'other-form',
  )
}

/** The run that every cell has: the answer comes at once, with the example as it is. */
export function plainPlay([provider, task, mode]: Reach): TaskPlay {
  const kind = isQueued(servingOf(provider, task, mode), task) ? 'at-once' : 'success'
  return { name: kind, chosen: NOTHING_CHOSEN, scene: { kind } }
}

/**
 * Every other run that a cell can have: all scenes, then all choices of options with which it is offered. With all
 * options together the result comes after some polls where there is a queue.
 */
export function furtherPlays(cell: PlannedCell): TaskPlay[] {
  const [provider, task, mode] = cell.reach
  const plain = plainPlay(cell.reach)
  const ofProvider = scenesOf(servingOf(provider, task, mode), task).filter(
    (scene) => scene.kind !== plain.scene.kind && !isBeyondClient(cell, scene),
  )
  const scenes = hasFile(task) ? [...ofProvider, NO_FILE] : ofProvider
  return [
    ...scenes.map((scene) => ({ name: sceneName(scene), chosen: NOTHING_CHOSEN, scene })),
    ...offeredVariants(cell).map(({ name, chosen }) => ({
      name,
      chosen,
      scene: name === EVERY_OPTION ? SUCCESS : plain.scene,
    })),
  ]
}

/** The choices of options that a cell can be run with: together where that is offered, else apart. */
const offeredVariants = (cell: PlannedCell): Variant[] =>
  variantsOf(cell.reach)
    .flatMap((variant) => (isOffered(cell, variant) ? [variant] : (variant.parts ?? [])))
    .filter((variant) => isOffered(cell, variant))

const isOffered = (cell: PlannedCell, { chosen }: Variant): boolean => cell.refusal(chosen) === undefined

/** Choices of options that take a cell's example away, with the public reason. */
export const refusedVariants = (cell: PlannedCell): { readonly name: string; readonly reason: string }[] =>
  variantsOf(cell.reach)
    .flatMap((variant) => (isOffered(cell, variant) ? [] : (variant.parts ?? [variant])))
    .flatMap(({ name, chosen }) => {
      const reason = cell.refusal(chosen)
      return reason === undefined ? [] : [{ name, reason }]
    })

/** A number that depends on the text alone, FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash
}

/** What may go wrong after a job was accepted. */
const LATE_FAILURES: ReadonlySet<Scene['kind']> = new Set(['job-failed', 'status-500', 'never-ends', 'media-404'])

/** Choices of options that a client treats alike for all tasks of a provider. */
const TREATED_ALIKE: ReadonlySet<string> = new Set([
  'inputs-by-url',
  'other-id-and-parameters',
  'more-parameters',
  'lora',
  'lora-without-weights',
  'lora-app',
])

/** Plays whose outcome depends on the client and the provider, and not on the task. */
const isShared = ({ name, scene }: TaskPlay): boolean =>
  scene.kind === 'refused' || scene.kind === 'no-file' || LATE_FAILURES.has(scene.kind) || TREATED_ALIKE.has(name)

/**
 * The plays of a cell that gets all that is its own, of the refusals one, and of what it shares with the other tasks of
 * its client and provider every other one, which they take in turn.
 *
 * @param turn the cell's place among those that share
 * @param turns how many those are
 */
function everyPlay(cell: PlannedCell, turn: number, turns: number): TaskPlay[] {
  const plays = furtherPlays(cell)
  const refusals = plays.filter(({ scene }) => scene.kind === 'refused')
  const refusal = refusals[hashOf(cell.key) % refusals.length]
  const playedWithOptions = plays.some(({ name }) => name === EVERY_OPTION) ? 'success' : undefined
  const known = plays.filter(
    (each) => (each.scene.kind !== 'refused' || each === refusal) && each.name !== playedWithOptions,
  )
  const left = turns === 1 ? [] : known.filter(isShared).filter((_, place) => (place + turn) % 2 === 1)
  return paired(known.filter((each) => !left.includes(each)))
}

/**
 * Plays a failure and a choice of options in one run, as far as there are both: the request is judged by the options,
 * and the end by the failure.
 */
function paired(plays: readonly TaskPlay[]): TaskPlay[] {
  const options = plays.filter(({ name }) => TREATED_ALIKE.has(name))
  const failures = plays.filter(({ scene }) => scene.kind === 'refused' || LATE_FAILURES.has(scene.kind))
  const pairs = failures.flatMap((failure, place) => {
    const option = options[place]
    return option === undefined ? [] : [{ failure, option }]
  })
  const apart = plays.filter((play) => !pairs.some(({ failure, option }) => play === failure || play === option))
  return [...apart, ...pairs.map(({ failure, option }) => together(failure, option))]
}

const WITH = ' with '

const together = (failure: TaskPlay, option: TaskPlay): TaskPlay => ({
  name: failure.name + WITH + option.name,
  chosen: option.chosen,
  scene: failure.scene,
})

/** The names of what a play holds: `job-failed with lora` is two of them. */
export const namesIn = ({ name }: Pick<TaskPlay, 'name'>): readonly string[] => name.split(WITH)

/** A play by its name, of two in one where the name says so. */
export function playNamed(name: string, plays: readonly TaskPlay[]): TaskPlay | undefined {
  const [first, second] = namesIn({ name }).map((each) => plays.find((play) => play.name === each))
  return first !== undefined && second !== undefined ? together(first, second) : name.includes(WITH) ? undefined : first
}

/** The plays of cells that get all of theirs. */
function planAll(cells: readonly PlannedCell[], plan: Map<string, readonly TaskPlay[]>): void {
  const groups = new Map<string, PlannedCell[]>()
  for (const cell of cells) {
    const [provider, task, mode] = cell.reach
    const serving = servingOf(provider, task, mode)
    const shared = furtherPlays(cell).filter((each) => isShared(each) && each.scene.kind !== 'refused')
    const group = `${cell.snippet.language}/${cell.snippet.client} ${serving} ${shared.map(({ name }) => name)}`
    groups.set(group, [...(groups.get(group) ?? []), cell])
  }
  for (const group of groups.values()) {
    for (const [turn, cell] of group.entries()) plan.set(cell.key, everyPlay(cell, turn, group.length))
  }
}

/**
 * What every cell is run with, besides the plain run. A cell takes one of its further plays: that which its client had
 * least often so far, and among equals one that its name decides. What a client of few cells still has not met then
 * goes to the cells that can have it, so each client meets every scene and every choice of options.
 *
 * @param cells all cells, whether or not they are run: what one is run with depends on the others
 * @param all the ways in which cells get all of their plays, one refusal among them, and of what
 *   tasks share each client meets everything with each provider
 */
export function planTasks(
  cells: readonly PlannedCell[],
  all: ReadonlySet<Reach[2]>,
): ReadonlyMap<string, readonly TaskPlay[]> {
  const plan = new Map<string, readonly TaskPlay[]>()
  planAll(
    cells.filter(({ reach }) => all.has(reach[2])),
    plan,
  )
  const groups = new Map<string, PlannedCell[]>()
  for (const cell of cells) {
    const mode = cell.reach[2]
    if (all.has(mode)) continue
    const group = `${cell.snippet.language}/${cell.snippet.client} ${mode}`
    groups.set(group, [...(groups.get(group) ?? []), cell])
  }
  for (const group of groups.values()) shareOut(group, plan)
  return plan
}

function shareOut(cells: readonly PlannedCell[], plan: Map<string, readonly TaskPlay[]>): void {
  const met = new Map<string, number>()
  const give = (key: string, play: TaskPlay) => {
    met.set(play.name, (met.get(play.name) ?? 0) + 1)
    plan.set(key, [...(plan.get(key) ?? []), play])
  }
  const choices = cells.map((cell) => ({ key: cell.key, plays: furtherPlays(cell) }))
  for (const { key, plays } of choices) {
    const least = Math.min(...plays.map(({ name }) => met.get(name) ?? 0))
    const rarest = plays.filter(({ name }) => (met.get(name) ?? 0) === least)
    const one = rarest[hashOf(key) % rarest.length]
    if (one !== undefined) give(key, one)
  }
  const rest = choices.flatMap(({ key, plays }) => plays.map((play) => ({ key, play })))
  rest.sort((left, right) => hashOf(left.key + left.play.name) - hashOf(right.key + right.play.name))
  for (const { key, play } of rest) if (!met.has(play.name)) give(key, play)
}
