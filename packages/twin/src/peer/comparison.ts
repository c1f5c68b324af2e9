import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { npmRelease } from '../languages/javascript/packages.ts'

/** One case that at least one of the two generators offers, and what became of each side's example. */
export interface ComparedCase {
  readonly key: string
  readonly task: string
  /** What the judge found in our example; empty when it passed, undefined when none is offered. */
  readonly ours: readonly string[] | undefined
  /** The same for the published generator's example. */
  readonly peer: readonly string[] | undefined
}

/** The counts of one task. */
export interface Score {
  readonly offered: number
  readonly passed: number
  readonly peerOffered: number
  readonly peerPassed: number
}

export interface Comparison {
  /** By task, in the order of their names. */
  readonly tasks: Readonly<Record<string, Score>>
  /** Cases that only the peer offers, and what came of running its example there; empty when it passed. */
  readonly onlyPeer: Readonly<Record<string, string>>
  /** Cases that only we offer. */
  readonly beyond: readonly string[]
  /** Cases of ours that did not pass, and why. */
  readonly failed: Readonly<Record<string, string>>
  /** How many of the peer's examples broke which rule first. */
  readonly peerBroke: Readonly<Record<string, number>>
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0

/** Counts and lists what two generators offered and what passed. */
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
 * What a comparison leaves to be done: cases of ours that fail, and cases of the peer's that work and that we lack.
 *
 * @param withheld names of cases that are known to fail, and not offered
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

/** All tasks together. */
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

/** The comparison as a table for a terminal. */
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

/** The record that the documentation is written from. */
export interface ComparisonRecord extends Comparison {
  /** Day of the run, `YYYY-MM-DD`, in UTC. */
  readonly date: string
  readonly peer: { readonly package: string; readonly release: string }
}

/** Puts the outcome of a whole comparison beside the verification record. */
export async function writeComparison(comparison: Comparison, date: string): Promise<void> {
  const record: ComparisonRecord = { date, peer: { package: PEER, release: npmRelease(PEER) }, ...comparison }
  await writeFile(FILE, `${JSON.stringify(record, null, 2)}\n`)
}

const FILE = fileURLToPath(new URL('../../../core/src/verification/comparison.json', import.meta.url))
