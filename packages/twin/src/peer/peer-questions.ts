import { randomBytes } from 'node:crypto'
import { INFERENCE_PROVIDERS } from '@huggingface/inference'
import { getModelInputSnippet as peerInput } from '@huggingface/tasks'
import {
  type ChatMessage,
  explainUnverified,
  getModelInputSnippet,
  type ModelRecord,
  PROVIDERS,
  type ProviderMapping,
  type SnippetOptions,
  setLogger,
} from '@model-snippets/core'
import type { Asked, Question } from '../cases/case.ts'
import { ask, enumerateQuestions, keyOf } from '../cases/cases.ts'
import { OTHER_TASKS, servingOf } from '../cases/other-tasks.ts'
import { CHAT } from '../oracle/call.ts'
import { HUB_PROVIDER, TASKS_OF_PROVIDERS } from '../services/registry.ts'
import { sampleCall, sampleFile } from '../services/samples.ts'
import { type Judged, peerSnippets } from './peer-generator.ts'

/** A question for both generators, and the examples of each. */
export interface AskedOfBoth {
  readonly asked: Asked
  /** The peer's examples for the same input. Some inputs have two spellings, because neither works for every task. */
  readonly peers: readonly (readonly Judged[])[]
  /** Whether any provider there supports the task. If not, another one plays it, and its requests aren't compared. */
  readonly isDone: boolean
}

/** Returns every question with an example on at least one side: each task of each provider and target. */
export function questionsToBoth(): Question[] {
  const providers = [...new Set([...Object.keys(PROVIDERS), ...INFERENCE_PROVIDERS])].sort()
  // The peer only supports the user's endpoints as the hub's own service.
  const chats = [...enumerateQuestions()].filter(
    ({ task, target, provider, variant }) =>
      // The peer only writes plain chats.
      task === CHAT && variant === undefined && (target !== 'endpoint' || provider === HUB_PROVIDER),
  )
  const others = OTHER_TASKS.flatMap((task) =>
    (['routed', 'direct', 'endpoint'] as const).flatMap((target) => {
      const asked = target === 'endpoint' ? [HUB_PROVIDER] : target === 'direct' ? providers : [...providers, 'auto']
      return asked.map((provider) => ({ task, provider, target, streaming: false })).filter(hasAnswer)
    }),
  )
  return [...chats, ...others]
}

function hasAnswer(question: Question): boolean {
  const { asked, peers } = askBoth(question)
  return asked.offered.length > 0 || peers.some((snippets) => snippets.length > 0)
}

/** Passes a question to both generators. */
export const askBoth = (question: Question): AskedOfBoth =>
  question.task === CHAT ? askBothToChat(question) : quietly(() => askBothForTask(question))

/** Unsupported questions are also logged, but here they're ordinary answers. */
function quietly<Result>(question: () => Result): Result {
  setLogger({ error: () => undefined })
  try {
    return question()
  } finally {
    setLogger(console)
  }
}

const MESSAGES: readonly ChatMessage[] = [{ role: 'user', content: 'What is the capital of France?' }]

/** All input is explicit, because each generator has its own example messages. */
function askBothToChat(question: Question): AskedOfBoth {
  const asked = ask(question, { options: { messages: MESSAGES, temperature: 0.5, max_tokens: 512 } })
  const { model, mapping, options } = asked
  const { provider } = question
  // Our generator removes the provider's name from such an id; the peer gets the rest.
  const closed = model.id.startsWith(`${provider}/`) ? model.id.slice(provider.length + 1) : undefined
  const told: ProviderMapping | undefined =
    closed === undefined ? undefined : { provider, hfModelId: model.id, providerId: closed, status: 'live', task: CHAT }
  return { asked, peers: [peerSnippets(model, provider, mapping ?? told, options)], isDone: true }
}

const plays = (provider: string, task: string): boolean => TASKS_OF_PROVIDERS[provider]?.includes(task) === true

/** Returns the provider of a question's call: for `auto`, one with the task; if there's none, the hub's own service. */
function servingFor(question: Question): string {
  const { provider, task } = question
  if (provider === 'auto') return servingOf(question)
  return plays(provider, task) ? provider : HUB_PROVIDER
}

const optionsFor = ({ target }: Question): SnippetOptions =>
  target === 'direct'
    ? { directRequest: true }
    : target === 'endpoint'
      ? { endpointUrl: 'https://endpoint.example' }
      : {}

/** Returns the peer's own example as a value. It's written as a literal, with the table of columns in single quotes. */
function peerExample(model: ModelRecord): unknown {
  const literal: unknown = peerInput(model as unknown as Parameters<typeof peerInput>[0])
  if (typeof literal !== 'string') return undefined
  try {
    return JSON.parse(literal.replace(/^'|'$/g, ''))
  } catch {
    // Instead of an example, it says that there's none.
    return undefined
  }
}

/** The files in both sides' examples. */
const FILES = [
  { ...sampleFile('street.jpg'), name: 'cats.jpg' },
  { ...sampleFile('speech.flac'), name: 'sample1.flac' },
  ...['cat.png', 'invoice.png', 'street.jpg', 'keyword.wav', 'mixture.wav', 'welcome.wav'].map(sampleFile),
]

function askBothForTask(question: Question): AskedOfBoth {
  const { task, provider, target } = question
  const model: ModelRecord = {
    id: 'acme/lantern',
    pipeline_tag: task,
    tags: [],
    library_name: 'transformers',
    mask_token: '[MASK]',
  }
  const serving = servingFor(question)
  const sample = sampleCall(plays(provider, task) || provider === 'auto' ? provider : serving, task, target)
  const { mappings } = sampleCall(serving, task, target)
  const mapping: ProviderMapping | undefined =
    provider === 'auto' ? undefined : ({ ...mappings[0], provider, hfModelId: model.id, task } as ProviderMapping)
  const withInputs = (inputs: unknown): SnippetOptions => ({
    ...optionsFor(question),
    ...(inputs === undefined ? {} : { inputs }),
  })
  const askOurs = (given: unknown) => explainUnverified(model, provider, mapping, withInputs(given))
  const askPeer = (given: unknown) => peerSnippets(model, provider, mapping, withInputs(given))
  // The peer's example for every text model is chat messages, which aren't an input of ours.
  const own = task === 'text-generation' ? undefined : peerExample(model)
  const withOwn = askOurs(own)
  const takesOwn = own !== undefined && withOwn.snippets.length > 0
  const inputs = takesOwn ? own : (PROVIDERS[provider]?.routes[task]?.exampleInput ?? getModelInputSnippet(model))
  const { snippets, skipped } = takesOwn ? withOwn : askOurs(undefined)
  const call = {
    ...sample,
    modelId: model.id,
    libraryName: 'transformers',
    // The hub lists the provider, whether or not any provider there supports the task.
    mappings: mapping === undefined || mapping.provider === serving ? mappings : [...mappings, mapping],
    token: (target === 'direct' ? 'key-' : 'hf_') + randomBytes(12).toString('hex'),
    inputs,
    files: FILES,
  }
  return {
    asked: {
      question,
      model,
      mapping,
      options: withInputs(takesOwn ? own : undefined),
      call,
      asTheHubKnowsIt: call,
      offered: snippets.map((snippet) => ({ key: keyOf(question, snippet), snippet })),
      skipped: skipped.map((each) => ({ key: keyOf(question, each), reason: each.reason })),
    },
    peers:
      task === 'text-generation'
        ? [askPeer(undefined)]
        : [askPeer(takesOwn ? undefined : JSON.stringify(inputs)), askPeer(inputs)],
    isDone: provider === 'auto' || target === 'endpoint' || plays(provider, task),
  }
}
