import type { Target } from '@model-snippets/core'
import { isBehaviour } from '../cases/behaviours.ts'
import type { CaseRun, PlannedCase, Question } from '../cases/case.ts'
import { kindOf } from '../cases/cases.ts'
import { isRepresentative, isWorthOptions, WITH_OPTIONS } from '../cases/chat.ts'
import { WITH_FILES } from '../cases/chat-files.ts'
import { EVERY_OPTION } from '../cases/options.ts'
import { servingOf } from '../cases/other-tasks.ts'
import { isChat } from '../oracle/call.ts'

/** Returns the run that every case has. */
export const plainRun = (question: Question): CaseRun => kindOf(question).plainRun(question)

/** Returns the same for a user who hasn't set the token's variable, but has other vendors' keys. */
export const unsetRun = (question: Question): CaseRun => ({
  ...plainRun(question),
  name: 'variable unset',
  lacksToken: true,
})

/** Returns all other runs of a case. */
export const furtherRuns = (planned: PlannedCase): readonly CaseRun[] => kindOf(planned.question).furtherRuns(planned)

/** Returns a malicious provider's options in a case. */
export const maliciousRuns = (planned: PlannedCase): readonly CaseRun[] =>
  kindOf(planned.question).maliciousRuns(planned)

/** Returns a number that depends only on the text, using FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash
}

/** Failures after a job was accepted. */
const LATE_FAILURES: ReadonlySet<CaseRun['scenario']['kind']> = new Set([
  'job-failed',
  'status-500',
  'never-ends',
  'media-404',
])

/** Options that a client handles in the same way for all tasks of a provider. */
const TREATED_ALIKE: ReadonlySet<string> = new Set([
  'inputs-by-url',
  'other-id-and-parameters',
  'more-parameters',
  'lora',
  'lora-without-weights',
  'lora-app',
])

/** Scenarios whose result depends on the client and provider, but not on the task. */
const isShared = ({ name, scenario }: CaseRun): boolean =>
  scenario.kind === 'refused' ||
  scenario.kind === 'no-file' ||
  LATE_FAILURES.has(scenario.kind) ||
  TREATED_ALIKE.has(name)

/**
 * Returns the runs of a case that gets all of its own runs, one error response, and every nth of the runs that it
 * shares with other tasks of its client and provider.
 *
 * @param turn the case's position among those that share runs
 * @param turns the number of those
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
 * Combines failures and options in one run, as long as there are both: the options determine the expected request, and
 * the failure the expected end.
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

/** Returns the names in a run's name: two for `job-failed with lora`. */
export const namesIn = ({ name }: Pick<CaseRun, 'name'>): readonly string[] => name.split(WITH)

/** Returns a run by name, combining two if the name says so. */
export function runNamed(name: string, runs: readonly CaseRun[]): CaseRun | undefined {
  const [first, second] = namesIn({ name }).map((each) => runs.find((run) => run.name === each))
  return first !== undefined && second !== undefined ? together(first, second) : name.includes(WITH) ? undefined : first
}

/** Returns every run that a case can have, the plain run first. */
export const allRuns = (planned: PlannedCase): readonly CaseRun[] => [
  plainRun(planned.question),
  ...furtherRuns(planned),
  ...maliciousRuns(planned),
  unsetRun(planned.question),
]

/** Whether a name selects a run; `*` at its end matches anything. */
const isMeant = ({ name }: CaseRun, meant: string): boolean =>
  meant.endsWith('*') ? name.startsWith(meant.slice(0, -1)) : name === meant

/** Returns for each case the runs that match a name. Unlike in a plan, each case gets all of them. */
export const planNamed = (cases: readonly PlannedCase[], name: string): ReadonlyMap<string, readonly CaseRun[]> =>
  new Map(cases.map((planned) => [planned.key, allRuns(planned).filter((run) => isMeant(run, name))]))

type Plan = readonly (readonly [key: string, runs: readonly CaseRun[]])[]

const clientOf = ({ snippet }: PlannedCase): string => `${snippet.language}/${snippet.client}`

function grouped(cases: readonly PlannedCase[], nameOf: (planned: PlannedCase) => string): readonly PlannedCase[][] {
  const groups = new Map<string, PlannedCase[]>()
  for (const planned of cases) groups.set(nameOf(planned), [...(groups.get(nameOf(planned)) ?? []), planned])
  return [...groups.values()]
}

/** Returns the runs of cases that get all of theirs. */
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
 * Distributes runs among the cases of one client. Each case takes one of its own: the one that the client has had least
 * often, and among equals one that its key determines. The remaining runs go to cases that can have them, so that the
 * client has every scenario and every choice of options.
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

/** Of a chat's routed runs, other targets have every nth. */
const SHARE_ELSEWHERE = 3

/** Identifies the program of a chat, regardless of the target. */
const programOf = (planned: PlannedCase): string =>
  `${clientOf(planned)} ${planned.question.variant} ${planned.question.streaming}`

/**
 * A chat has all runs with one routed provider, and every third of the others in turn for direct calls and endpoints,
 * where the program only differs in the URL, token, and model name. It runs with options if their request differs, and
 * with files if an API has its own format.
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
      // Behaviors of only one provider run there.
      if (!isRepresentative(question, representative)) return isBehaviour(run)
      return !isShared || (place + turn) % SHARE_ELSEWHERE === 0
    }
    return [key, furtherRuns(planned).filter(isTaken)]
  })
}

/** One case of each client and way of writing, because a program's start doesn't depend on its request. */
const withoutToken = (cases: readonly PlannedCase[]): ReadonlySet<string> =>
  new Set(
    grouped(cases, (planned) => {
      const { question } = planned
      return `${clientOf(planned)} ${isChat(question) ? `chat ${question.variant}` : 'task'}`
    }).map((group) => group.reduce((least, each) => (hashOf(each.key) < hashOf(least.key) ? each : least)).key),
  )

/**
 * Returns the runs of every case, the plain run first.
 *
 * @param cases all cases, whether or not they run, because a case's runs depend on the others
 * @param all the targets whose cases get all of their own runs and one error response; of the runs that tasks share,
 *   each client has all with each provider. Other cases get one additional run besides the plain run. Chats always
 *   have the same runs.
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
