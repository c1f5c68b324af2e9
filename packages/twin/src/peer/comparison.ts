import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { npmRelease } from '../languages/javascript/packages.ts'

/** A case that at least one of the two generators has, with each side's result. */
export interface ComparedCase {
  readonly key: string
  readonly task: string
  /** The judge's findings about our example; empty if it passed, undefined if there's none. */
  readonly ours: readonly string[] | undefined
  /** The same for the published generator's example. */
  readonly peer: readonly string[] | undefined
}

/** A task's counts. */
export interface Score {
  readonly offered: number
  readonly passed: number
  readonly peerOffered: number
  readonly peerPassed: number
}

export interface Comparison {
  /** By task, in alphabetical order. */
  readonly tasks: Readonly<Record<string, Score>>
  /** The peer's cases that we lack, with their examples' findings; empty if an example passed. */
  readonly onlyPeer: Readonly<Record<string, string>>
  /** Cases that only we have. */
  readonly beyond: readonly string[]
  /** Our cases that failed, and why. */
  readonly failed: Readonly<Record<string, string>>
  /** The number of the peer's examples by the first rule that they broke. */
  readonly peerBroke: Readonly<Record<string, number>>
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0

/** Counts and lists the cases and results of two generators. */
export function compare(cases: readonly ComparedCase[]): Comparison {
  const tasks = new Map<string, Score>()
  const broke = new Map<string, number>()
  for (const { task, ours, peer } of cases) {
    const score = tasks.get(task) ?? { offered: 0, passed: 0, peerOffered: 0, peerPassed: 0 }
    tasks.set(task, {
      offered: score.offered + (ours === undefined ? 0 : 1),
      passed: score.passed + (ours?.length === 0 ? 1 : 0),
      peerOffered: score.peerOffered + (peer === undefined ? 0 : 1),
      peerPassed: score.peerPassed + (peer?.length === 0 ? 1 : 0),
    })
    const rule = /^rule \d/.exec(peer?.[0] ?? '')?.[0]
    if (rule !== undefined) broke.set(rule, (broke.get(rule) ?? 0) + 1)
  }
  return {
    tasks: Object.fromEntries([...tasks].sort(byName)),
    onlyPeer: problemsBy(
      cases.filter(({ ours, peer }) => ours === undefined && peer !== undefined),
      'peer',
    ),
    failed: problemsBy(
      cases.filter(({ ours }) => ours !== undefined && ours.length > 0),
      'ours',
    ),
    beyond: cases
      .filter(({ ours, peer }) => ours !== undefined && peer === undefined)
      .map(({ key }) => key)
      .sort(),
    peerBroke: Object.fromEntries([...broke].sort(byName)),
  }
}

const problemsBy = (cases: readonly ComparedCase[], side: 'ours' | 'peer'): Record<string, string> =>
  Object.fromEntries(cases.map((each) => [each.key, each[side]?.slice(0, 2).join('; ') ?? ''] as const).sort(byName))

/**
 * Returns open tasks: our failing cases, and working cases of the peer that we lack.
 *
 * @param withheld keys of known failing cases that we don't offer
 */
export const openQuestions = (
  { failed, onlyPeer }: Comparison,
  withheld: Readonly<Record<string, string>>,
): string[] => [
  ...Object.entries(failed).flatMap(([key, problems]) =>
    Object.hasOwn(withheld, key) ? [] : [`fails: ${key}: ${problems}`],
  ),
  ...Object.entries(onlyPeer).flatMap(([key, problems]) =>
    problems === '' ? [`works in the peer, missing here: ${key}`] : [],
  ),
]

/** Adds up all tasks. */
export const total = (scores: Iterable<Score>): Score =>
  [...scores].reduce(
    (sum, score) => ({
      offered: sum.offered + score.offered,
      passed: sum.passed + score.passed,
      peerOffered: sum.peerOffered + score.peerOffered,
      peerPassed: sum.peerPassed + score.peerPassed,
    }),
    { offered: 0, passed: 0, peerOffered: 0, peerPassed: 0 },
  )

/** Returns the comparison as a table for the terminal. */
export function describeComparison({ tasks, onlyPeer, beyond }: Comparison): string {
  const row = (name: string, ...numbers: readonly (string | number)[]) =>
    name.padEnd(34) + numbers.map((each) => String(each).padStart(14)).join('')
  const scored = (name: string, { offered, passed, peerOffered, peerPassed }: Score) =>
    row(name, offered, passed, peerOffered, peerPassed)
  const lines = [
    row('task', 'offered', 'passed', 'peer offered', 'peer passed'),
    ...Object.entries(tasks).map(([task, score]) => scored(task, score)),
    scored('total', total(Object.values(tasks))),
    `cases that only we offer: ${beyond.length}; that only the peer offers: ${Object.keys(onlyPeer).length}`,
  ]
  return lines.join('\n')
}

const PEER = '@huggingface/inference'

/** The record for the documentation. */
export interface ComparisonRecord extends Comparison {
  /** The UTC date of the run, `YYYY-MM-DD`. */
  readonly date: string
  readonly peer: { readonly package: string; readonly release: string }
}

/** Writes the result of a complete comparison next to the verification record. */
export async function writeComparison(comparison: Comparison, date: string): Promise<void> {
  const record: ComparisonRecord = { date, peer: { package: PEER, release: npmRelease(PEER) }, ...comparison }
  await writeFile(FILE, `${JSON.stringify(record, null, 2)}\n`)
}

const FILE = fileURLToPath(new URL('../../../core/src/verification/comparison.json', import.meta.url))
