import { randomBytes } from 'node:crypto'
import {
  getModelInputSnippet,
  type InferenceSnippet,
  isPolicy,
  type JsonObject,
  type ModelRecord,
  POLICIES,
  PROVIDERS,
  type SnippetOptions,
} from '@model-snippets/core'
import { OPTIONS } from '@model-snippets/core/options'
import type { Ending } from '../judge/ending.ts'
import { clientFacts, languageOf } from '../languages/index.ts'
import { type Call, CHAT } from '../oracle/call.ts'
import { hubFor } from '../oracle/published.ts'
import { problemOfField } from '../services/documented.ts'
import { chatService } from '../services/protocols/chat.ts'
import { STREAM_ENDINGS, STREAM_SPELLINGS, type Usage } from '../services/protocols/event-stream.ts'
import { FAILURES } from '../services/protocols/failure.ts'
import type { PlayedLevel } from '../services/provider-service.ts'
import { HUB_PROVIDER, isOnTheHub, serviceOf } from '../services/registry.ts'
import { behaviourRuns, endingOfBehaviour } from './behaviours.ts'
import {
  type Asked,
  type CaseRun,
  type ChatScenario,
  type Chosen,
  NOTHING_CHOSEN,
  type PlannedCase,
  type Question,
  type Scenario,
} from './case.ts'
import type { CaseFamily, Stage } from './case-family.ts'
import { fileRuns, LACKS_FILES } from './chat-files.ts'
import { messageOfRefusal } from './refusal-message.ts'

/** What a user might add to the defaults. Generators have been seen to lose each of these fields. */
const RICH: Chosen = {
  options: {
    messages: [
      { role: 'system', content: 'You are "terse". It\'s 5 o\'clock; say so in $HOME.' },
      { role: 'user', content: 'Line one\nLine two\t`back\\slash` — größer, 你好 🙂' },
      { role: 'assistant', content: '' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'And this?' },
          { type: 'image_url', image_url: { url: 'https://example.com/a.png?b=1&c=%20' } },
        ],
      },
    ],
    temperature: 0,
    max_tokens: 64,
    top_p: 0.95,
    seed: -7,
    stop: ['\n\n', 'END'],
    logprobs: false,
    response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: { type: 'object' } } },
    repetition_penalty: 1.05,
    chat_template_kwargs: { enable_thinking: false },
    billTo: 'acme-labs',
  },
}

/** Returns the part of it that the provider documents as supported. */
export function documentedChoice(question: Question): Chosen {
  const { provider, target } = question
  const model = chat.model(question)
  const mappings = chat.mappings(question, model, NOTHING_CHOSEN)
  const call = { task: CHAT, provider, target, modelId: model.id, mappings }
  const options = Object.entries(RICH.options ?? {}).filter(
    ([name, value]) => STEERING.includes(name) || problemOfField(call, name, value) === undefined,
  )
  return { options: Object.fromEntries(options) }
}

/** Returns the part of a choice with which an example is offered. */
export function supportedPart(all: Chosen, { unsupported }: Pick<PlannedCase, 'unsupported'>): Chosen {
  if (unsupported(all) === undefined) return all
  const options = Object.entries(all.options ?? {}).filter(
    ([name, value]) => unsupported({ options: { [name]: value } }) === undefined,
  )
  return { options: Object.fromEntries(options) }
}

const MODEL: ModelRecord = {
  id: 'meta-llama/Llama-3.1-8B-Instruct',
  pipeline_tag: 'text-generation',
  library_name: 'transformers',
  tags: ['transformers', 'conversational'],
}
/** Returns the providers with a chat route, and the router's policies. */
export const chatProviders = (): string[] => [
  ...POLICIES,
  ...Object.keys(PROVIDERS)
    .filter((id) => PROVIDERS[id] !== undefined && Object.hasOwn(PROVIDERS[id].routes, CHAT))
    .sort(),
]

/** Options of the generator that aren't body fields. */
const STEERING: readonly string[] = [
  'accessToken',
  ...OPTIONS.flatMap(({ name, effect }) => (effect === 'steer' ? [name] : [])),
]

/**
 * The provider whose cases play errors and unusual streams, by target. A client's reaction doesn't depend on the
 * provider, because requests and responses have the same format everywhere.
 */
export const REPRESENTATIVE: Readonly<Record<Question['target'], string>> = {
  routed: 'together',
  direct: 'together',
  endpoint: 'auto',
}

/** Whether a case has all runs of a chat. */
export const isRepresentative = (
  { provider, target }: Pick<Question, 'provider' | 'target'>,
  representative = REPRESENTATIVE,
): boolean => provider === representative[target]

/** Whether a case runs with options: for different providers, routed bodies differ only in the model's name. */
export const isWorthOptions = (question: Question, representative = REPRESENTATIVE): boolean =>
  question.target !== 'routed' || question.provider === 'auto' || isRepresentative(question, representative)

/** Returns the option that requests a stream's token usage, if the provider documents one. */
export function usageOfStream(question: Pick<Question, 'provider' | 'target'>): JsonObject {
  const stream_options = { include_usage: true }
  return isDocumented(question, 'stream_options', stream_options) ? { stream_options } : {}
}

function isDocumented(
  { provider, target }: Pick<Question, 'provider' | 'target'>,
  name: string,
  value: unknown,
): boolean {
  const call = { task: CHAT, provider, target, modelId: MODEL.id, mappings: [] }
  return problemOfField(call, name, value) === undefined
}

export const WITH_OPTIONS = 'with options'

/** Marks a run that plain examples don't have. */
export const FOR_RETRIES = { forRetries: true } as const

/** Chats of a kind whose examples are plain. */
export const plainly = (kind: CaseFamily): CaseFamily => ({
  ...kind,
  furtherRuns: (planned) => kind.furtherRuns(planned).filter(({ forRetries }) => !forRetries),
})

const run = (name: string, scenario: Omit<ChatScenario, 'kind'> = {}): CaseRun => ({
  name,
  chosen: NOTHING_CHOSEN,
  scenario: { kind: 'chat', ...scenario },
})

const SHOWN = { showReasoning: true } as const

/** Reasoning in the fields that services use, or missing although it was requested. */
const reasonedRuns = (effort: SnippetOptions): readonly CaseRun[] => [
  { ...run('reasoning', { reasoning: ['reasoning'] }), chosen: { options: { ...effort, ...SHOWN } } },
  { ...run('reasoning_content', { reasoning: ['reasoning_content'] }), chosen: { options: SHOWN } },
  {
    ...run('reasoning by both names', { reasoning: ['reasoning_content', 'reasoning'], usage: true }),
    chosen: { options: { ...effort, ...SHOWN, showUsage: true } },
  },
  { ...run('reasoning that is kept back'), chosen: { options: SHOWN } },
]

/** A reasoning model's answer with a client that can't show the reasoning. */
const answerAloneRun = (effort: SnippetOptions): CaseRun => ({
  ...run('reasoning that is not shown', { reasoning: ['reasoning_content', 'reasoning'], answerAlone: true }),
  chosen: { options: effort },
})

/** A model may reason without being asked; the example then shows only the answer. */
const UNASKED_RUN = run('reasoning that nobody asked for', {
  reasoning: ['reasoning', 'reasoning_content'],
  answerAlone: true,
})

/** What a plain chat shows besides the answer. A recipe only shows its own topic. */
const shownRuns = (question: Question): readonly CaseRun[] => [
  ...reasonedRuns(effortOf(question)),
  { ...run('usage', { usage: true }), chosen: { options: { showUsage: true } } },
]

/** Of https://qwen.readthedocs.io/en/latest/deployment/vllm.html#thinking-non-thinking-modes. */
const ENDPOINT_LEVEL: PlayedLevel = {
  model: { id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] },
  level: 'off',
  sentFields: { chat_template_kwargs: { enable_thinking: false } },
}

/** A model whose reasoning is turned off or on, by the fields that the service documents. */
function levelRuns({ provider, target, streaming, variant }: Question): readonly CaseRun[] {
  const played = target === 'endpoint' ? ENDPOINT_LEVEL : serviceOf(provider)?.reasoningLevel
  if (played === undefined || target === 'routed' || streaming || variant !== undefined) return []
  const { model, level, sentFields } = played
  return [{ ...run('reasoning level'), chosen: { model, options: { reasoningLevel: level }, sentFields } }]
}

const effortOf = (question: Question): SnippetOptions =>
  isDocumented(question, 'reasoning_effort', 'high') ? { reasoning_effort: 'high' } : {}

/** Whether a chat has no recipe, with or without retries. */
const isPlain = ({ variant }: Question): boolean => variant === undefined || variant === 'robust'

/** Every error response, every stream spelling that the client can read, and every way in which a stream breaks off. */
function furtherRuns(planned: PlannedCase): CaseRun[] {
  const { question, snippet, unsupported } = planned
  const { unreadable } = clientFacts(snippet)
  const streams = [
    ...STREAM_SPELLINGS.filter((spelling) => !unreadable.includes(spelling)).map((spelling) =>
      run(`stream ${spelling}`, { spelling }),
    ),
    ...STREAM_ENDINGS.flatMap((ending) =>
      ending === 'done'
        ? []
        : { ...run(`stream ${ending}`, { ending }), ...(ending === 'error-event' ? {} : FOR_RETRIES) },
    ),
  ]
  return [
    ...FAILURES.map((failure) => run(`error ${failure.name}`, { failure })),
    ...(question.streaming ? streams : []),
    ...(question.variant === undefined
      ? shownRuns(question).filter(({ chosen }) => unsupported(chosen) === undefined)
      : []),
    ...(question.variant === undefined ? [UNASKED_RUN] : []),
    ...(question.variant === undefined && unsupported({ options: SHOWN }) !== undefined
      ? [answerAloneRun(effortOf(question))]
      : []),
    {
      name: WITH_OPTIONS,
      chosen: supportedPart(documentedChoice(question), { unsupported }),
      scenario: { kind: 'chat', spelling: question.streaming ? 'mixed' : 'plain' },
      plainest: true,
    },
    ...[...runsWithFiles(question), ...levelRuns(question)].filter(({ chosen }) => unsupported(chosen) === undefined),
    ...(isPlain(question) ? behaviourRuns(planned, 'chat-completions', 'plain', REPRESENTATIVE) : []),
  ]
}

const runsWithFiles = (question: Question): readonly CaseRun[] =>
  fileRuns({ kind: 'chat' }, (messages) => isDocumented(question, 'messages', messages))

/** The service's message if an answer breaks off. */
export const COMPLAINT = 'The engine stopped unexpectedly.'

/** A text that isn't in any example or other run. In JSON, it needs no escapes. */
export const replyWith = (nonce: string): string => `Antwort ${nonce}: grüße aus 東京 🙂🇨🇭 – fin.`

/** Numbers that don't occur anywhere else in a run. */
const MANY_TOKENS: Usage = { prompt_tokens: 30211, completion_tokens: 18402, total_tokens: 48613 }

/** A text that isn't in any answer. */
const reasoningWith = (nonce: string): string => `Überlegung ${nonce}: 東京 🙂 zuerst, dann die Antwort.`

function endingOf(
  { ending, usage }: ChatScenario,
  reply: string,
  reasoning: string | undefined,
  language: InferenceSnippet['language'],
): Ending {
  const result = {
    kind: 'text',
    text: reply,
    ...(reasoning === undefined ? {} : { reasoning }),
    ...(usage ? { also: [String(MANY_TOKENS.total_tokens)] } : {}),
  } as const
  switch (ending) {
    case 'cut':
      return { kind: 'failure', told: {} }
    // A client that ignores the end mark can't notice this; the text is complete, which is what matters.
    case 'no-done':
      return { kind: 'either', result, told: {} }
    case 'error-event': {
      const told = { words: COMPLAINT }
      // If the program copies the stream, the service's message is shown anyway.
      return languageOf(language).output.copiesAnswers
        ? { kind: 'either', result: { kind: 'text', text: COMPLAINT }, told }
        : { kind: 'failure', told }
    }
    default:
      return { kind: 'result', result }
  }
}

/** The model for structured output. */
export const schemaModel: CaseFamily['model'] = (question) =>
  serviceOf(question.provider)?.schemaModel ?? chat.model(question)

export const chat: CaseFamily = {
  // The router's policies have no base URL of their own.
  providers: (_task, target) => chatProviders().filter((id) => target !== 'direct' || !isPolicy(id)),
  streaming: [false, true],
  model: ({ provider }) => serviceOf(provider)?.chatModel ?? MODEL,
  mappings: ({ provider }, model, { mapping }) => {
    if (isPolicy(provider) || !isOnTheHub(provider)) return []
    const own = provider === HUB_PROVIDER ? model.id : `accounts/${provider}/models/llama-3.1-8b`
    return [{ provider, hfModelId: model.id, providerId: own, status: 'live', task: CHAT, ...mapping }]
  },
  endpointUrl: 'http://localhost:8080/v1',
  // Direct calls use a provider's key.
  tokenPrefix: ({ target, provider }) =>
    target === 'endpoint' ? 'endpoint-' : target === 'direct' && provider !== HUB_PROVIDER ? 'key-' : 'hf_',
  callPart: (question, model, { options = {}, ...chosen }) => ({
    inputs: chosen.sentMessages ?? options.messages ?? getModelInputSnippet(model),
    parameters: {
      ...Object.fromEntries(Object.entries(options).filter(([name]) => !STEERING.includes(name))),
      ...(options.showUsage === true && question.streaming ? usageOfStream(question) : {}),
      ...chosen.sentFields,
    },
    files: chosen.files ?? [],
    ...(model.tags === undefined ? {} : { tags: model.tags }),
    pipelineTag: model.pipeline_tag,
    streaming: question.streaming,
  }),
  plainRun: () => run('answer'),
  furtherRuns,
  // A chat has no job or file to follow.
  maliciousRuns: () => [],
  followedMalice: () => [],
  without: ({ question, unsupported }) => {
    const choices = [
      ...(isWorthOptions(question) ? [{ name: WITH_OPTIONS, chosen: documentedChoice(question) }] : []),
      ...(isRepresentative(question) && question.variant === undefined ? shownRuns(question) : []),
      ...(isRepresentative(question) ? runsWithFiles(question) : []),
    ]
    return choices.flatMap(({ name, chosen }) => {
      const reason = unsupported(chosen)
      return reason === undefined ? [] : [{ name, reason }]
    })
  },
  stage: (call, asked, scenario, snippet) => {
    const nonce = newNonce()
    return stageChat(call, asked, scenario, snippet, { nonce, reply: replyWith(nonce) })
  },
}

/** A text that only this run's answers contain. */
export const newNonce = (): string => randomBytes(6).toString('hex')

/** The stage of a chat that is answered with text. */
export function stageChat(
  call: Call,
  { asTheHubKnowsIt, options }: Asked,
  scenario: Scenario,
  snippet: Pick<InferenceSnippet, 'language' | 'client'>,
  { nonce, reply }: { readonly nonce: string; readonly reply: string },
): Stage {
  if (scenario.kind !== 'chat') throw new Error(`A chat cannot be played as ${scenario.kind}`)
  const {
    kind: _,
    wrongAnswer: __,
    lacksFiles,
    conversation: calls,
    reasoning: names,
    answerAlone,
    usage,
    ...played
  } = scenario
  const { behaviour } = scenario
  const thoughts = behaviour?.thoughts && { thoughts: { ...behaviour.thoughts, text: reasoningWith(nonce) } }
  const began = (call.inputs as unknown[]).length
  const conversation = calls === undefined ? {} : { conversation: { ...calls, began, nonce, ...thoughts } }
  const reasoning = names && { text: reasoningWith(nonce), names }
  const { failure } = scenario
  const answered: Ending =
    failure === undefined
      ? endingOf(scenario, reply, answerAlone ? undefined : reasoning?.text, snippet.language)
      : { kind: 'failure', told: messageOfRefusal(failure, snippet, options.retries) }
  const ending =
    behaviour === undefined
      ? answered
      : endingOfBehaviour(
          behaviour,
          answered,
          COMPLAINT,
          snippet,
          options.recipe === undefined ? 'plain' : options.recipe,
        )
  const said = { reply, complaint: COMPLAINT, ...(reasoning && { reasoning }), ...(usage && { usage: MANY_TOKENS }) }
  return {
    services: [hubFor(asTheHubKnowsIt), chatService({ ...said, call, ...played, ...conversation })],
    isSubmit: () => true,
    attempts: { least: 1, most: failure === undefined ? 1 : clientFacts(snippet).mostAttempts },
    fileHosts: [],
    ending,
    pauses: 'real',
    nonce,
    ...(lacksFiles ? LACKS_FILES : {}),
  }
}
