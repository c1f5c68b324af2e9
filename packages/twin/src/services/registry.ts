import type { InferenceSnippet, Target } from '@model-snippets/core'
import type { PlayedRecipe } from './behaviours/behaviour.ts'
import type { BlindSpot, Loss } from './blind-spot.ts'
import { FRAMEWORK_DEFECTS } from './defects/framework-defects.ts'
import { type KnownBroken, languageOfDefect, WITH_EVERY_PROVIDER } from './defects/known-broken.ts'
import { PROVIDER_SERVICES } from './index.generated.ts'
import { TASK_FAILURES } from './protocols/failure.ts'
import { MALICIOUS_ANSWERS, type MaliciousAnswer, nameOfMaliciousAnswer } from './protocols/malicious-answer.ts'
import type { ProviderService, ServedTask } from './provider-service.ts'
import type { OwnScenario, Scenario } from './scenario.ts'

const SERVICES: ReadonlyMap<string, ProviderService> = new Map(
  PROVIDER_SERVICES.map((service) => [service.id, service]),
)

/** Returns what the twin knows about a provider; undefined if it only has chat, like all providers. */
export const serviceOf = (provider: string): ProviderService | undefined => SERVICES.get(provider)

/** Returns how a provider handles a task. */
export function servedTask(provider: string, task: string): ServedTask | undefined {
  const tasks = serviceOf(provider)?.tasks
  return tasks !== undefined && Object.hasOwn(tasks, task) ? tasks[task] : undefined
}

/** Tasks except chat, by provider. */
export const TASKS_OF_PROVIDERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  PROVIDER_SERVICES.map(({ id, tasks }) => [id, Object.keys(tasks)]),
)

type Client = Pick<InferenceSnippet, 'language' | 'client'>

/** The provider that the hub itself runs. The user's endpoint responds like it. */
export const HUB_PROVIDER: string = theOneThatTheHubRuns()

function theOneThatTheHubRuns(): string {
  const [provider, another] = PROVIDER_SERVICES.filter(({ hub }) => hub === 'runs')
  if (provider === undefined || another !== undefined) throw new Error('The hub runs one service, neither none nor two')
  return provider.id
}

/** Whether the hub lists a provider's own model ids, or the provider uses the hub's ids. */
export const isOnTheHub = (provider: string): boolean => serviceOf(provider)?.hub !== 'leaves it out'

/** Whether a provider's first response for a task is a ticket. */
export const isQueued = (provider: string, task: string): boolean =>
  servedTask(provider, task)?.scenarios.includes('at-once') === true

/** Whether a provider may still be working after its first response. */
export const hasJob = (provider: string, task: string): boolean =>
  servedTask(provider, task)?.scenarios.includes('never-ends') === true

/** Whether a client submits a job for a ticket instead of waiting for the result in the response. */
export const submitsJob = ({ client }: Client, provider: string, task: string): boolean =>
  servedTask(provider, task)?.jobsOf?.includes(client) !== false

/** Returns every scenario that a provider itself can play for a task. */
export function scenariosOf(provider: string, task: string): Scenario[] {
  const own = servedTask(provider, task)?.scenarios ?? []
  const those = (...kinds: readonly OwnScenario[]): Scenario[] =>
    kinds.filter((kind) => own.includes(kind)).map((kind) => ({ kind }))
  return [
    { kind: 'success' },
    ...those('at-once', 'other-form', 'samples', 'sound-as-wav', 'answers-by-address', 'job-done-at-once'),
    ...TASK_FAILURES.map((failure): Scenario => ({ kind: 'refused', failure })),
    ...those('job-failed', 'status-500', 'never-ends', 'media-404', 'unfinished'),
  ]
}

/** What a malicious provider can do where it names a file, including the job that makes it. */
export function maliciousAnswersOf(provider: string, task: string): Extract<Scenario, { kind: 'malicious' }>[] {
  const own = servedTask(provider, task)?.scenarios ?? []
  if (!own.includes('media-404')) return []
  return MALICIOUS_ANSWERS.filter(({ at }) => hasJob(provider, task) || (at !== 'ticket' && at !== 'status')).map(
    (malicious) => ({
      kind: 'malicious',
      malicious,
    }),
  )
}

/**
 * Returns the defect because of which a client follows a malicious answer, so that its examples can't prevent it.
 *
 * @param published the client's package name, with its language
 * @param target undefined for a client that always calls its one provider in its own way
 */
export const followedBy = (
  published: Client,
  { provider, task }: { readonly provider: string; readonly task: string },
  target: Target | undefined,
  malicious: MaliciousAnswer,
): KnownBroken | undefined =>
  KNOWN_BROKEN.find(
    (known) =>
      known.client === published.client &&
      languageOfDefect(known) === published.language &&
      (WITH_EVERY_PROVIDER.includes(known) || (known.provider === provider && known.tasks.includes(task))) &&
      (known.target === undefined || target === undefined || known.target === target) &&
      known.follows?.includes(nameOfMaliciousAnswer(malicious)) === true,
  )

const blindSpot = (
  { client, language }: Client,
  provider: string,
  task: string,
  { kind }: Scenario,
): BlindSpot | undefined =>
  serviceOf(provider)?.blindSpots.find(
    (spot) =>
      spot.client === client &&
      (spot.language === undefined || spot.language === language) &&
      spot.scenarios.includes(kind) &&
      (spot.tasks === undefined || spot.tasks.includes(task)),
  )

/** Returns what an example can't show because the released client hides it. */
export function lossOf(client: Client, provider: string, task: string, scenario: Scenario): Loss | undefined {
  const loses = blindSpot(client, provider, task, scenario)?.loses
  return loses === 'the scenario' ? undefined : loses
}

/** Whether a client gets the result with its first request, so that the scenario of a queue doesn't affect it. */
export const neverMeets = (client: Client, provider: string, task: string, scenario: Scenario): boolean =>
  blindSpot(client, provider, task, scenario)?.loses === 'the scenario' ||
  (!submitsJob(client, provider, task) && isAboutTheJob(scenario))

/** Whether a scenario affects only clients that poll. For others, a job is done immediately, if at all. */
const isAboutTheJob = (scenario: Scenario): boolean =>
  scenario.kind === 'success' ||
  scenario.kind === 'status-500' ||
  (scenario.kind === 'malicious' && (scenario.malicious.at === 'ticket' || scenario.malicious.at === 'status'))

/**
 * Returns the known defect because of which a client's examples can't handle a behavior.
 *
 * @param recipe what the example does
 */
export const brokenBehaviour = (
  { language, client }: { readonly language: string; readonly client: string },
  behaviour: string,
  recipe: PlayedRecipe,
  streaming: boolean,
): KnownBroken | undefined =>
  KNOWN_BROKEN.find(
    (known) =>
      languageOfDefect(known) === language &&
      (known.client === client || PUBLISHED[known.client] === client) &&
      known.behaviours?.includes(behaviour) === true &&
      known.recipes?.includes(recipe) !== false &&
      known.streamed?.includes(streaming) !== false,
  )

/** Our names for clients whose packages have other names. */
const PUBLISHED: { readonly [client: string]: string } = { '@huggingface/inference': 'huggingface.js' }

/** Known defects of released clients. A test runs each entry's program, which must still show the defect. */
export const KNOWN_BROKEN: readonly KnownBroken[] = [
  ...PROVIDER_SERVICES.flatMap(({ knownBroken }) => knownBroken),
  ...WITH_EVERY_PROVIDER,
  ...FRAMEWORK_DEFECTS,
]
