import { randomBytes } from 'node:crypto'
import {
  getModelInputSnippet,
  type InferenceSnippet,
  type JsonObject,
  type ModelRecord,
  PROVIDERS,
  TASKS,
  type Target,
} from '@model-snippets/core'
import type { Ending, Told } from '../judge/ending.ts'
import type { Conduct } from '../judge/request.ts'
import { clientFacts } from '../languages/index.ts'
import { type Call, CHAT } from '../oracle/call.ts'
import { hubFor, PUBLISHED_AS } from '../oracle/published.ts'
import { JOB_COMPLAINT, STATUS_COMPLAINT, TIMEOUT_COMPLAINT } from '../services/protocols/queue.ts'
import {
  followedBy,
  HUB_PROVIDER,
  hasJob,
  isQueued,
  KNOWN_BROKEN,
  lossOf,
  maliciousAnswersOf,
  neverMeets,
  scenariosOf,
  submitsJob,
} from '../services/registry.ts'
import { READERS_HOST, remoteInputsService } from '../services/remote-inputs.ts'
import { sampleCall, sampleFile } from '../services/samples.ts'
import { scenarioName, type Scenario as TaskScenario } from '../services/scenario.ts'
import { servingProvider } from '../services/serving.ts'
import { type TaskService, taskService } from '../services/task-service.ts'
import { type CaseRun, type Chosen, NOTHING_CHOSEN, type PlannedCase, type Question, type Scenario } from './case.ts'
import type { CaseFamily } from './case-family.ts'
import { EVERY_OPTION, hasFile, type Variant, variantsOf } from './options.ts'
import { messageOfRefusal } from './refusal-message.ts'

const doesTask = (provider: string, task: string): boolean => PROVIDERS[provider]?.routes[task] !== undefined

/** The provider that `auto` selects in these runs: the first one in the hub's list that supports the task. */
const behindAuto = (task: string): string =>
  doesTask(HUB_PROVIDER, task)
    ? HUB_PROVIDER
    : (Object.keys(PROVIDERS).find((id) => doesTask(id, task)) ?? HUB_PROVIDER)

/** Returns the provider whose responses a case gets. */
export const servingOf = ({ provider, task, target }: Question): string =>
  target === 'endpoint' ? HUB_PROVIDER : provider === 'auto' ? behindAuto(task) : provider

function providers(task: string, target: Target): readonly string[] {
  const able = Object.keys(PROVIDERS).filter((id) => doesTask(id, task))
  if (target === 'endpoint') {
    const isKnown = doesTask(HUB_PROVIDER, task) || PROVIDERS[HUB_PROVIDER]?.endpointRoutes?.[task] !== undefined
    return isKnown ? [HUB_PROVIDER] : []
  }
  return target === 'direct' ? able : [...able, 'auto']
}

const SUCCESS: TaskScenario = { kind: 'success' }
const NO_FILE: TaskScenario = { kind: 'no-file' }

/** Whether a released client can't read a response, or hides a failure, so that nothing can be checked. */
function isBeyondClient({ question, snippet }: PlannedCase, scenario: TaskScenario): boolean {
  const serving = servingOf(question)
  const { task } = question
  if (lossOf(snippet, serving, task, scenario) === 'the failure') return true
  if (neverMeets(snippet, serving, task, scenario)) return true
  // An example's loop waits until the job ends, like those of the vendors.
  if (scenario.kind === 'never-ends' && submitsJob(snippet, serving, task)) return true
  return KNOWN_BROKEN.some(
    (known) =>
      known.client === (PUBLISHED_AS[snippet.client] ?? snippet.client) &&
      known.provider === serving &&
      known.tasks.includes(task) &&
      known.scenario.kind === 'other-form' &&
      scenario.kind === 'other-form',
  )
}

function plainRun(question: Question): CaseRun & { readonly scenario: TaskScenario } {
  const kind = isQueued(servingOf(question), question.task) ? 'at-once' : 'success'
  return { name: kind, chosen: NOTHING_CHOSEN, scenario: { kind } }
}

/**
 * Returns everything that the service can play, and all options that the case supports. With all options, the result
 * comes after some polls if there's a queue.
 */
function furtherRuns(planned: PlannedCase): CaseRun[] {
  const { question } = planned
  const plain = plainRun(question)
  const ofProvider = scenariosOf(servingOf(question), question.task).filter(
    (scenario) => scenario.kind !== plain.scenario.kind && !isBeyondClient(planned, scenario),
  )
  const scenarios = hasFile(question.task) ? [...ofProvider, NO_FILE] : ofProvider
  return [
    ...scenarios.map((scenario) => ({ name: scenarioName(scenario), chosen: NOTHING_CHOSEN, scenario })),
    ...offeredVariants(planned).map(({ name, chosen, scenario }) => ({
      name,
      chosen,
      scenario: scenario ?? (name === EVERY_OPTION ? SUCCESS : plain.scenario),
    })),
  ]
}

/** A malicious provider's options in a case, with the defect because of which the client follows them. */
const maliciousOf = ({ question, snippet }: PlannedCase) =>
  maliciousAnswersOf(servingOf(question), question.task)
    .filter(
      (scenario) =>
        [undefined, snippet.language].includes(scenario.malicious.language) &&
        !neverMeets(snippet, servingOf(question), question.task, scenario),
    )
    .map((scenario) => ({
      scenario,
      defect: followedBy(
        { ...snippet, client: PUBLISHED_AS[snippet.client] ?? snippet.client },
        { provider: servingOf(question), task: question.task },
        clientFacts(snippet).ownService === undefined ? question.target : undefined,
        scenario.malicious,
      ),
    }))

const maliciousRuns: CaseFamily['maliciousRuns'] = (planned) =>
  maliciousOf(planned)
    .filter(({ defect }) => defect === undefined)
    .map(({ scenario }) => ({ name: scenarioName(scenario), chosen: NOTHING_CHOSEN, scenario }))

const followedMalice: CaseFamily['followedMalice'] = (planned) =>
  maliciousOf(planned).flatMap(({ scenario, defect }) =>
    defect === undefined ? [] : [{ name: scenarioName(scenario), defect: defect.file }],
  )

const isOffered = (planned: PlannedCase, { chosen }: Variant): boolean => planned.unsupported(chosen) === undefined

/** The choices of options for a case: combined if that's supported, otherwise separate. */
const offeredVariants = (planned: PlannedCase): Variant[] =>
  variantsOf(planned.question, servingOf(planned.question))
    .flatMap((variant) => (isOffered(planned, variant) ? [variant] : (variant.parts ?? [])))
    .filter((variant) => isOffered(planned, variant))

const without: CaseFamily['without'] = (planned) =>
  variantsOf(planned.question, servingOf(planned.question))
    .flatMap((variant) => (isOffered(planned, variant) ? [] : (variant.parts ?? [variant])))
    .flatMap(({ name, chosen }) => {
      const reason = planned.unsupported(chosen)
      return reason === undefined ? [] : [{ name, reason }]
    })

type ClientOf = Pick<InferenceSnippet, 'language' | 'client'>

/** Returns the status and service message that the example must show. */
function toldBy({ scenario }: TaskService, client: ClientOf): Told {
  switch (scenario.kind) {
    case 'refused':
      return messageOfRefusal(scenario.failure, client, false, false)
    case 'job-failed':
      return { words: JOB_COMPLAINT }
    case 'never-ends':
      return { status: 504, words: TIMEOUT_COMPLAINT }
    case 'status-500':
      return { status: 500, words: STATUS_COMPLAINT }
    case 'media-404':
      return { status: 404 }
    default:
      return {}
  }
}

/** Scenarios with a result, in any form. */
const IN_ANY_FORM: readonly TaskScenario['kind'][] = [
  'success',
  'at-once',
  'other-form',
  'samples',
  'sound-as-wav',
  'answers-by-address',
  'job-done-at-once',
]

/** Returns how an example must end in a service's scenario, as far as the released client allows. */
export function endingFor(service: TaskService, client: ClientOf): Ending {
  const loss = lossOf(client, service.name, service.task, service.scenario)
  if (loss === 'the failure') return { kind: 'unknown' }
  const { result } = service
  const { kind } = service.scenario
  // If the provider doesn't document the response, a client may treat it as an error in its own way.
  if (service.isUndocumented) return { kind: 'either', result, told: { mayCrash: true } }
  if (IN_ANY_FORM.includes(kind)) return { kind: 'result', result }
  const { status, words } = toldBy(service, client)
  const told: Told = {
    status: loss === 'words and status' ? undefined : status,
    words: loss === undefined ? words : undefined,
    mayCrash: loss !== undefined,
  }
  if (service.scenario.kind === 'malicious') {
    const mayCrash = clientFacts(client).followsAnswers
    return service.scenario.malicious.harmless === true
      ? { kind: 'result', result }
      : { kind: 'either', result, told: { mayCrash } }
  }
  // An unfinished prediction is polled, unless the released client gives up.
  return kind === 'unfinished' && loss === undefined ? { kind: 'result', result } : { kind: 'failure', told }
}

/** Returns what an example may send to a service. */
export const conductFor = (service: TaskService, client: ClientOf): Conduct => ({
  isSubmit: service.isSubmit,
  attempts: { least: 1, most: service.scenario.kind === 'refused' ? clientFacts(client).mostAttempts : 1 },
  fileHosts: [...service.mediaHosts, READERS_HOST],
})

/** The user's file is missing: the example reports that, and sends nothing. */
function withoutFile(call: Call): Pick<Conduct, 'attempts'> & { readonly ending: Ending } {
  const [file] = call.files
  if (file === undefined) throw new Error(`${call.task} has no file that could be missing`)
  return { attempts: { least: 0, most: 0 }, ending: { kind: 'failure', told: { words: file.name } } }
}

/** The scenario from a client's point of view: for a provider's own client, a job is never done at once. */
const playedTo = (client: ClientOf, scenario: TaskScenario): TaskScenario =>
  clientFacts(client).ownService !== undefined && scenario.kind === 'at-once' ? SUCCESS : scenario

/** Whether a client that keeps polling always gets the same response. */
const neverEnds = (scenario: TaskScenario): boolean =>
  scenario.kind === 'never-ends' || (scenario.kind === 'malicious' && scenario.malicious.at === 'status')

const isTaskScenario = (scenario: Scenario): scenario is TaskScenario =>
  scenario.kind !== 'chat' && scenario.kind !== 'chat-api'

/** Returns core's route for a provider or the user's endpoint. */
const routeOf = ({ provider, task, target }: Question) =>
  target === 'endpoint' ? undefined : PROVIDERS[provider]?.routes[task]

/** Example values that a provider requires for the model in addition to the task's. */
function exampleParameters(question: Question, model: ModelRecord, chosen: Chosen): JsonObject {
  const [mapping] = otherTasks.mappings(question, model, chosen)
  return routeOf(question)?.exampleParameters?.(chosen.options?.providerId ?? mapping?.providerId ?? model.id) ?? {}
}

export const otherTasks: CaseFamily = {
  providers,
  streaming: [false],
  model: ({ task }) => ({ id: 'acme/lantern', pipeline_tag: task, tags: [], library_name: 'transformers' }),
  mappings: ({ provider, task, target }, model, { mapping: more }) =>
    sampleCall(provider === 'auto' ? behindAuto(task) : provider, task, target).mappings.map((mapping) => ({
      ...mapping,
      hfModelId: model.id,
      // This provider uses the hub's model ids.
      ...(mapping.provider === HUB_PROVIDER ? { providerId: model.id } : {}),
      ...more,
    })),
  endpointUrl: 'https://endpoint.example',
  tokenPrefix: ({ target }) => (target === 'routed' ? 'hf_' : 'key-'),
  callPart: (question, model, chosen, offered) => {
    const { options = {}, files } = chosen
    return {
      inputs: options.inputs ?? routeOf(question)?.exampleInput ?? getModelInputSnippet(model),
      ...(options.similarity === true ? { comparesTexts: true } : {}),
      parameters: {
        ...TASKS[question.task]?.exampleParameters,
        ...exampleParameters(question, model, chosen),
        ...options.parameters,
      },
      files: files ?? (offered[0]?.files ?? []).map(({ name }) => sampleFile(name)),
      ...(model.library_name === undefined ? {} : { libraryName: model.library_name }),
    }
  },
  plainRun,
  furtherRuns,
  maliciousRuns,
  followedMalice,
  without,
  stage: (call, { asTheHubKnowsIt }, scenario, snippet) => {
    if (!isTaskScenario(scenario)) throw new Error(`${call.task} cannot be played as a chat`)
    const nonce = randomBytes(6).toString('hex')
    const service = taskService(call, playedTo(snippet, scenario), nonce)
    const waits =
      hasJob(servingProvider(call), call.task) ||
      clientFacts(snippet).ownService !== undefined ||
      scenario.kind === 'refused'
    return {
      ...conductFor(service, snippet),
      ending: endingFor(service, snippet),
      ...(scenario.kind === 'no-file' ? withoutFile(call) : {}),
      services: [hubFor(asTheHubKnowsIt), remoteInputsService(call), service],
      pauses: !waits ? 'real' : neverEnds(scenario) ? 'endless' : 'short',
      nonce,
    }
  },
}

/** Every task except chat. */
export const OTHER_TASKS: readonly string[] = Object.keys(TASKS).filter((id) => id !== CHAT)
