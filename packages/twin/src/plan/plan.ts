import type { Target } from '@model-snippets/core'
import { isBehaviour } from '../cases/behaviours.ts'
import type { CaseRun, PlannedCase, Question } from '../cases/case.ts'
import { kindOf } from '../cases/cases.ts'
import { isRepresentative, isWorthOptions, WITH_OPTIONS } from '../cases/chat.ts'
import { WITH_FILES } from '../cases/chat-files.ts'
import { EVERY_OPTION } from '../cases/options.ts'
import { servingOf } from '../cases/other-tasks.ts'
import { isChat } from '../oracle/call.ts'

/** The run that every case has. */
export const plainRun = (question: Question): CaseRun => kindOf(question).plainRun(question)

/** The same for a reader who has not set the variable of the token, and has the keys of other vendors. */
export const unsetRun = (question: Question): CaseRun => ({
  ...plainRun(question),
  name: 'variable unset',
  lacksToken: true,
})

/** Everything else that a case can be run with. */
export const furtherRuns = (planned: PlannedCase): readonly CaseRun[] => kindOf(planned.question).furtherRuns(planned)

/** What a malicious provider can do to a case. */
export const maliciousRuns = (planned: PlannedCase): readonly CaseRun[] =>
  kindOf(planned.question).maliciousRuns(planned)

/** A number that depends on the text alone, FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash
}

/** What may go wrong after a job was accepted. */
const LATE_FAILURES: ReadonlySet<CaseRun['scenario']['kind']> = new Set([
  'job-failed',
  'status-500',
  'never-ends',
  'media-404',
])

/** Choices of options that a client treats alike for all tasks of a provider. */
const TREATED_ALIKE: ReadonlySet<string> = new Set([
  'inputs-by-url',
  'other-id-and-parameters',
  'more-parameters',
  'lora',
  'lora-without-weights',
  'lora-app',
])

/** Scenarios whose outcome depends on the client and the provider, and not on the task. */
const isShared = ({ name, scenario }: CaseRun): boolean =>
  scenario.kind === 'refused' ||
  scenario.kind === 'no-file' ||
  LATE_FAILURES.has(scenario.kind) ||
  TREATED_ALIKE.has(name)

/**
 * The runs of a case that gets all that is its own, of the refusals one, and of what it shares with the other tasks
 * of its client and provider every other one, which they take in turn.
 *
 * @param turn the case's place among those that share
 * @param turns how many those are
 */
function everyRun(planned: PlannedCase, turn: number, turns: number): CaseRun[] {
  const runs = furtherRuns(planned)
  const refusals = runs.filter(({ scenario }) => scenario.kind === 'refused')
  const refusal = refusals[hashOf(planned.key) % refusals.length]
  const playedWithOptions = runs.some(({ name }) => name === EVERY_OPTION) ? 'success' : undefined
  const known = runs.filter(
    (each) => (each.scenario.kind !== 'refused' || each === refusal) && each.name !== playedWithOptions,
  )
  const left = turns === 1 ? [] : known.filter(isShared).filter((_, place) => (place + turn) % 2 === 1)
  return paired(known.filter((each) => !left.includes(each)))
}

/**
 * Plays a failure and a choice of options in one run, as far as there are both: the request is judged by the options,
 * and the end by the failure.
 */
function paired(runs: readonly CaseRun[]): CaseRun[] {
  const options = runs.filter(({ name }) => TREATED_ALIKE.has(name))
  const failures = runs.filter(({ scenario }) => scenario.kind === 'refused' || LATE_FAILURES.has(scenario.kind))
  const pairs = failures.flatMap((failure, place) => {
    const option = options[place]
    return option === undefined ? [] : [{ failure, option }]
  })
  const apart = runs.filter((run) => !pairs.some(({ failure, option }) => run === failure || run === option))
  return [...apart, ...pairs.map(({ failure, option }) => together(failure, option))]
}

const WITH = ' with '

const together = (failure: CaseRun, option: CaseRun): CaseRun => ({
  name: failure.name + WITH + option.name,
  chosen: option.chosen,
  scenario: failure.scenario,
})

/** The names of what a run holds: `job-failed with lora` is two of them. */
export const namesIn = ({ name }: Pick<CaseRun, 'name'>): readonly string[] => name.split(WITH)

/** A run by its name, of two in one where the name says so. */
export function runNamed(name: string, runs: readonly CaseRun[]): CaseRun | undefined {
  const [first, second] = namesIn({ name }).map((each) => runs.find((run) => run.name === each))
  return first !== undefined && second !== undefined ? together(first, second) : name.includes(WITH) ? undefined : first
}

/** Every run that a case can have, the plain run first. */
export const allRuns = (planned: PlannedCase): readonly CaseRun[] => [
  plainRun(planned.question),
  ...furtherRuns(planned),
  ...maliciousRuns(planned),
  unsetRun(planned.question),
]

/** Whether a run is meant by a name, at whose end `*` stands for anything. */
const isMeant = ({ name }: CaseRun, meant: string): boolean =>
  meant.endsWith('*') ? name.startsWith(meant.slice(0, -1)) : name === meant

/** The runs of all cases that are meant by a name: each case's, and not shared out. */
export const planNamed = (cases: readonly PlannedCase[], name: string): ReadonlyMap<string, readonly CaseRun[]> =>
  new Map(cases.map((planned) => [planned.key, allRuns(planned).filter((run) => isMeant(run, name))]))

type Plan = readonly (readonly [key: string, runs: readonly CaseRun[]])[]

const clientOf = ({ snippet }: PlannedCase): string => `${snippet.language}/${snippet.client}`

function grouped(cases: readonly PlannedCase[], nameOf: (planned: PlannedCase) => string): readonly PlannedCase[][] {
  const groups = new Map<string, PlannedCase[]>()
  for (const planned of cases) groups.set(nameOf(planned), [...(groups.get(nameOf(planned)) ?? []), planned])
  return [...groups.values()]
}

/** The runs of cases that get all of theirs. */
function planEverything(cases: readonly PlannedCase[]): Plan {
  const sharing = (planned: PlannedCase): string => {
    const shared = furtherRuns(planned).filter((each) => isShared(each) && each.scenario.kind !== 'refused')
    return `${clientOf(planned)} ${servingOf(planned.question)} ${shared.map(({ name }) => name)}`
  }
  return grouped(cases, sharing).flatMap((group) =>
    group.map((planned, turn) => [planned.key, everyRun(planned, turn, group.length)] as const),
  )
}

/**
 * The runs of cases of one client. A case takes one of its own: that which the client had least often so far, and
 * among equals one that its name decides. What the client still has not met then goes to the cases that can have it, so
 * that it meets every scenario and every choice of options.
 */
function shareOut(cases: readonly PlannedCase[], runsOf = furtherRuns): Plan {
  const met = new Map<string, number>()
  const plan = new Map<string, readonly CaseRun[]>()
  const give = (key: string, run: CaseRun) => {
    met.set(run.name, (met.get(run.name) ?? 0) + 1)
    plan.set(key, [...(plan.get(key) ?? []), run])
  }
  const choices = cases.map((planned) => ({ key: planned.key, runs: runsOf(planned) }))
  for (const { key, runs } of choices) {
    const least = Math.min(...runs.map(({ name }) => met.get(name) ?? 0))
    const rarest = runs.filter(({ name }) => (met.get(name) ?? 0) === least)
    const one = rarest[hashOf(key) % rarest.length]
    if (one !== undefined) give(key, one)
  }
  const rest = choices.flatMap(({ key, runs }) => runs.map((run) => ({ key, run })))
  rest.sort((left, right) => hashOf(left.key + left.run.name) - hashOf(right.key + right.run.name))
  for (const { key, run } of rest) if (!met.has(run.name)) give(key, run)
  return [...plan]
}

/** Of the runs that a chat has met through the router, the same at another target meets every so many. */
const SHARE_ELSEWHERE = 3

/** What writes a chat, whatever the target. */
const programOf = (planned: PlannedCase): string =>
  `${clientOf(planned)} ${planned.question.variant} ${planned.question.streaming}`

/**
 * A chat meets everything with one provider through the router, and of the rest every third run in turn directly and at an
 * endpoint: the program is the same there but for the address, the token and the model's name. It meets its options where
 * their request is another, and files where an API spells them.
 */
function planChat(cases: readonly PlannedCase[]): Plan {
  const routed = new Set(
    cases
      .filter(
        ({ question }) => question.target === 'routed' && isRepresentative(question, kindOf(question).representative),
      )
      .map(programOf),
  )
  return cases.map((planned) => {
    const { question, key } = planned
    const { representative, options } = kindOf(question)
    const isShared = question.target !== 'routed' && routed.has(programOf(planned))
    const turn = hashOf(key)
    const isWide = ({ name }: CaseRun): boolean =>
      name === WITH_OPTIONS || (name === WITH_FILES && (question.variant === undefined || options?.api !== undefined))
    const isTaken = (run: CaseRun, place: number): boolean => {
      if (isWide(run)) return isWorthOptions(question, representative)
      // What one provider alone does is played there.
      if (!isRepresentative(question, representative)) return isBehaviour(run)
      return !isShared || (place + turn) % SHARE_ELSEWHERE === 0
    }
    return [key, furtherRuns(planned).filter(isTaken)]
  })
}

/** One case of each client and of each way in which it writes: how a program begins does not depend on what it asks. */
const withoutToken = (cases: readonly PlannedCase[]): ReadonlySet<string> =>
  new Set(
    grouped(cases, (planned) => {
      const { question } = planned
      return `${clientOf(planned)} ${isChat(question) ? `chat ${question.variant}` : 'task'}`
    }).map((group) => group.reduce((least, each) => (hashOf(each.key) < hashOf(least.key) ? each : least)).key),
  )

/**
 * What every case is run with, the plain run first.
 *
 * @param cases all cases, whether or not they are run: what one is run with depends on the others
 * @param all the targets whose cases get all of their runs, one refusal among them, and of what tasks share each
 *   client meets everything with each provider; other cases get one run besides the plain run. A chat always meets
 *   the same.
 */
export function planRuns(
  cases: readonly PlannedCase[],
  all: ReadonlySet<Target>,
): ReadonlyMap<string, readonly CaseRun[]> {
  const others = cases.filter(({ question }) => !isChat(question))
  const further = new Map([
    ...planChat(cases.filter(({ question }) => isChat(question))),
    ...planEverything(others.filter(({ question }) => all.has(question.target))),
    ...grouped(
      others.filter(({ question }) => !all.has(question.target)),
      (planned) => `${clientOf(planned)} ${planned.question.target}`,
    ).flatMap((group) => shareOut(group)),
  ])
  const unset = withoutToken(cases)
  const malicious = new Map(grouped(cases, clientOf).flatMap((group) => shareOut(group, maliciousRuns)))
  return new Map(
    cases.map(({ key, question }) => [
      key,
      [
        plainRun(question),
        ...(further.get(key) ?? []),
        ...(malicious.get(key) ?? []),
        ...(unset.has(key) ? [unsetRun(question)] : []),
      ],
    ]),
  )
}
