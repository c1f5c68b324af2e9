import type { InferenceSnippet, Target } from '@model-snippets/core'
import type { PlayedRecipe } from './behaviours/behaviour.ts'
import type { BlindSpot, Loss } from './blind-spot.ts'
import { TASK_FAILURES } from './failure.ts'
import { FRAMEWORK_DEFECTS } from './framework-defects.ts'
import { PROVIDER_SERVICES } from './index.generated.ts'
import { type KnownBroken, languageOfDefect, WITH_EVERY_PROVIDER } from './known-broken.ts'
import { MALICIOUS_ANSWERS, type MaliciousAnswer, nameOfMaliciousAnswer } from './malicious-answer.ts'
import type { ProviderService, ServedTask } from './provider-service.ts'
import type { OwnScenario, Scenario } from './scenario.ts'

const SERVICES: ReadonlyMap<string, ProviderService> = new Map(
  PROVIDER_SERVICES.map((service) => [service.id, service]),
)

/** All that the twin knows of a provider; undefined for one that only chats, as all do. */
export const serviceOf = (provider: string): ProviderService | undefined => SERVICES.get(provider)

/** How a provider does a task. */
export function servedTask(provider: string, task: string): ServedTask | undefined {
  const tasks = serviceOf(provider)?.tasks
  return tasks !== undefined && Object.hasOwn(tasks, task) ? tasks[task] : undefined
}

/** Tasks but chat, by the provider that does them. */
export const TASKS_OF_PROVIDERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  PROVIDER_SERVICES.map(({ id, tasks }) => [id, Object.keys(tasks)]),
)

type Client = Pick<InferenceSnippet, 'language' | 'client'>

/** The provider that the hub itself runs. An endpoint of the reader's own answers as it does. */
export const HUB_PROVIDER: string = theOneThatTheHubRuns()

function theOneThatTheHubRuns(): string {
  const [provider, another] = PROVIDER_SERVICES.filter(({ hub }) => hub === 'runs')
  if (provider === undefined || another !== undefined) throw new Error('The hub runs one service, neither none nor two')
  return provider.id
}

/** Whether the hub lists what a provider calls its models, or knows them by its own ids. */
export const isOnTheHub = (provider: string): boolean => serviceOf(provider)?.hub !== 'leaves it out'

/** Whether a provider answers a task with a ticket. */
export const isQueued = (provider: string, task: string): boolean =>
  servedTask(provider, task)?.scenarios.includes('at-once') === true

/** Whether a provider may still be at work when it has answered the first request. */
export const hasJob = (provider: string, task: string): boolean =>
  servedTask(provider, task)?.scenarios.includes('never-ends') === true

/** Whether a client submits a job where a provider answers with a ticket, and does not wait for the result itself. */
export const submitsJob = ({ client }: Client, provider: string, task: string): boolean =>
  servedTask(provider, task)?.jobsOf?.includes(client) !== false

/** Every scenario that a provider itself can play for a task. */
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

/** What a malicious provider can do where it names a file, the job that makes it included. */
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
 * The defect by which a client follows a malicious answer, so that no example of it can keep it from that.
 *
 * @param published the client as its own package is called, with its language
 * @param target undefined for a client that reaches its one provider in its own way
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

const blindSpot = ({ client }: Client, provider: string, task: string, { kind }: Scenario): BlindSpot | undefined =>
  serviceOf(provider)?.blindSpots.find(
    (spot) =>
      spot.client === client &&
      spot.scenarios.includes(kind) &&
      (spot.tasks === undefined || spot.tasks.includes(task)),
  )

/** What an example of a client cannot tell its reader, because the released client does not tell it. */
export function lossOf(client: Client, provider: string, task: string, scenario: Scenario): Loss | undefined {
  const loses = blindSpot(client, provider, task, scenario)?.loses
  return loses === 'the scenario' ? undefined : loses
}

/** Whether a client is given the result with its first request, and so never meets what befalls others in a queue. */
export const neverMeets = (client: Client, provider: string, task: string, scenario: Scenario): boolean =>
  blindSpot(client, provider, task, scenario)?.loses === 'the scenario' ||
  (!submitsJob(client, provider, task) && isAboutTheJob(scenario))

/** Whether a scenario befalls those alone who ask how far a job is. To others a job is done at once, if at all. */
const isAboutTheJob = (scenario: Scenario): boolean =>
  scenario.kind === 'success' ||
  scenario.kind === 'status-500' ||
  (scenario.kind === 'malicious' && (scenario.malicious.at === 'ticket' || scenario.malicious.at === 'status'))

/**
 * The known defect by which an example of a client can't live with a behaviour.
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

/** What examples call a client that its package names otherwise. */
const PUBLISHED: { readonly [client: string]: string } = { '@huggingface/inference': 'huggingface.js' }

/** What was found broken in released clients. Each entry's program is run by a test and must still show it. */
export const KNOWN_BROKEN: readonly KnownBroken[] = [
  ...PROVIDER_SERVICES.flatMap(({ knownBroken }) => knownBroken),
  ...WITH_EVERY_PROVIDER,
  ...FRAMEWORK_DEFECTS,
]
