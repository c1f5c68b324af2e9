import { randomBytes } from 'node:crypto'
import { INFERENCE_PROVIDERS } from '@huggingface/inference'
import { getModelInputSnippet as peerInput } from '@huggingface/tasks'
import {
  cellKey,
  explainUnverified,
  getModelInputSnippet,
  type InferenceExplanation,
  type JsonObject,
  type Mode,
  type ModelRecord,
  PROVIDERS,
  type ProviderMapping,
  type SnippetOptions,
  setLogger,
  TASKS,
} from '@model-snippets/core'
import { judgeSource, readSource } from '../judge/parses.ts'
import { judgeSideEffects } from '../judge/side-effects.ts'
import { judgeTokenShown } from '../judge/token.ts'
import type { Transcript } from '../run/runner.ts'
import { jsonAnswer } from '../service/answer.ts'
import type { Service } from '../service/twin.ts'
import { judgeConduct, judgeTaskEnding, submitsOf } from '../tasks/ending.ts'
import { taskHubService } from '../tasks/hub.ts'
import { judgeSubmit, type PublishedRequest, publishedFalRequest, publishedRequests } from '../tasks/published.ts'
import { sampleCall, sampleFile, TASKS_OF_PROVIDERS } from '../tasks/samples.ts'
import { taskService } from '../tasks/service.ts'
import { providerModelOf, type TaskCall } from '../tasks/task-call.ts'
import type { ComparedCell } from './comparison.ts'
import type { Laboratory } from './laboratory.ts'
import { type Judged, peerSnippets } from './peer-generator.ts'

/** One question about a task that is not chat, put to both generators. */
export interface PeerTaskCase {
  readonly task: string
  readonly provider: string
  readonly mode: Mode
}

const MODES: readonly Mode[] = ['routed', 'direct', 'endpoint']

/** Every question to which at least one side has an example: each task of each provider that either knows, each way. */
export function taskCasesOfPeer(): PeerTaskCase[] {
  const providers = [...new Set([...Object.keys(PROVIDERS), ...INFERENCE_PROVIDERS])].sort()
  const tasks = Object.keys(TASKS).filter((id) => TASKS[id]?.input !== 'messages')
  return tasks.flatMap((task) =>
    MODES.flatMap((mode) => {
      const asked = mode === 'endpoint' ? ['hf-inference'] : mode === 'direct' ? providers : [...providers, 'auto']
      return asked.map((provider) => ({ task, provider, mode })).filter(hasAnswer)
    }),
  )
}

const modelFor = (task: string): ModelRecord => ({
  id: 'acme/lantern',
  pipeline_tag: task,
  tags: [],
  library_name: 'transformers',
  mask_token: '[MASK]',
})

const plays = (provider: string, task: string): boolean => TASKS_OF_PROVIDERS[provider]?.includes(task) === true

/** Who serves a question's call: for `auto`, somebody who does the task; for what nobody does, the hub's own service. */
function servingFor({ provider, task }: PeerTaskCase): string {
  if (plays(provider, task)) return provider
  if (plays('hf-inference', task) || provider !== 'auto') return 'hf-inference'
  return Object.keys(TASKS_OF_PROVIDERS).find((id) => plays(id, task)) ?? 'hf-inference'
}

const optionsFor = (mode: Mode): SnippetOptions =>
  mode === 'direct' ? { directRequest: true } : mode === 'endpoint' ? { endpointUrl: 'https://endpoint.example' } : {}

/** The peer's own example as a value. It writes them as literals, the table of columns in single quotes. */
function peerExample(model: ModelRecord): unknown {
  const literal: unknown = peerInput(model as unknown as Parameters<typeof peerInput>[0])
  if (typeof literal !== 'string') return undefined
  try {
    return JSON.parse(literal.replace(/^'|'$/g, ''))
  } catch {
    // In place of an example it says that there is none.
    return undefined
  }
}

interface Asked {
  readonly call: TaskCall
  readonly ours: InferenceExplanation
  /** The peer's examples for the same input. It is asked in two spellings, since it takes neither for every task. */
  readonly peers: readonly (readonly Judged[])[]
}

/** That nothing is offered is written to a log, too, and here it is an answer like any other. */
function quietly<Result>(ask: () => Result): Result {
  setLogger({ error: () => undefined })
  try {
    return ask()
  } finally {
    setLogger(console)
  }
}

function askBoth(one: PeerTaskCase): Asked {
  const { task, provider, mode } = one
  const model = modelFor(task)
  const serving = servingFor(one)
  const sample = sampleCall(plays(provider, task) || provider === 'auto' ? provider : serving, task, mode)
  const { mappings } = sampleCall(serving, task, mode)
  const mapping: ProviderMapping | undefined =
    provider === 'auto' ? undefined : ({ ...mappings[0], provider, hfModelId: model.id, task } as ProviderMapping)
  const inputsOf = (inputs: unknown): SnippetOptions => (inputs === undefined ? {} : ({ inputs } as SnippetOptions))
  const ask = (inputs: unknown) =>
    explainUnverified(model, provider, mapping, { ...optionsFor(mode), ...inputsOf(inputs) })
  return quietly(() => {
    // Chat messages, which the peer has as an example for every text model, are no input of ours.
    const own = task === 'text-generation' ? undefined : peerExample(model)
    const withOwn = ask(own)
    const takesOwn = own !== undefined && withOwn.snippets.length > 0
    const inputs = takesOwn ? own : (PROVIDERS[provider]?.routes[task]?.exampleInput ?? getModelInputSnippet(model))
    const askPeer = (spelt: unknown) =>
      peerSnippets(model, provider, mapping, { ...optionsFor(mode), ...inputsOf(spelt) })
    return {
      call: {
        ...sample,
        modelId: model.id,
        libraryName: 'transformers',
        // The hub has the provider on its list, whether or not anybody does the task there.
        mappings: mapping === undefined || mapping.provider === serving ? mappings : [...mappings, mapping],
        token: (mode === 'direct' ? 'key-' : 'hf_') + randomBytes(12).toString('hex'),
        inputs,
        parameters: TASKS[task]?.exampleParameters ?? {},
        files: FILES,
      },
      ours: takesOwn ? withOwn : ask(undefined),
      peers:
        task === 'text-generation'
          ? [askPeer(undefined)]
          : [askPeer(takesOwn ? undefined : JSON.stringify(inputs)), askPeer(inputs)],
    }
  })
}

function hasAnswer(one: PeerTaskCase): boolean {
  const { ours, peers } = askBoth(one)
  return ours.snippets.length > 0 || peers.some((snippets) => snippets.length > 0)
}

/** The files that either side's examples name. */
const FILES = [
  { ...sampleFile('street.jpg'), name: 'cats.jpg' },
  { ...sampleFile('speech.flac'), name: 'sample1.flac' },
  ...['cat.png', 'invoice.png', 'street.jpg', 'keyword.wav', 'mixture.wav', 'welcome.wav'].map(sampleFile),
]

/** What a chat service says to a model that is not made for chat. */
const refusesChat: Service = {
  name: 'chat',
  answer: (request) =>
    request.method === 'POST' && new URL(request.url).pathname.endsWith('/chat/completions')
      ? jsonAnswer(400, {
          error: { message: "The model 'acme/lantern' is not a chat model", type: 'invalid_request_error' },
        })
      : undefined,
}

interface Standard {
  readonly call: TaskCall
  readonly requests: readonly PublishedRequest[]
  readonly lab: Laboratory
}

/**
 * Judges one example on what both sides can be judged on: it parses with the right imports, and run once, it sends the
 * request, shows the result and leaves nothing behind. The peer tells no set-up, so every variable that its text or its
 * client reads is set, all clients count as installed, and all files are there.
 */
async function problemsOf({ call, requests, lab }: Standard, judged: Judged): Promise<string[]> {
  const isFal = judged.client === 'fal_client'
  // fal's own client takes a fal key and calls fal itself, however the other examples go.
  const seen: TaskCall = isFal ? { ...call, mode: 'direct', token: call.token.replace(/^hf_/, 'key-') } : call
  const nonce = randomBytes(6).toString('hex')
  const service = taskService(seen, { kind: 'at-once' }, nonce)
  const facts = await lab.runner.withPython((worker) => readSource(judged, worker))
  const names = isFal ? [...facts.environment, 'FAL_KEY'] : facts.environment
  const transcript = await lab.runner.run(
    { ...judged, files: seen.files, env: Object.fromEntries(names.map((name) => [name, seen.token])), tools: ['jq'] },
    [taskHubService(seen), ...(call.task === 'text-generation' ? [refusesChat] : []), service],
  )
  const submit = submitsOf(transcript.requests, service)[0]
  if (submit?.service === refusesChat.name) return ['rule 3: asks for chat of a model that is not made for it']
  const expected = isFal ? await falRequests(lab, seen, requests) : requests
  const ending = judgeTaskEnding(transcript, service, judged)
  return [
    ...judgeSource(facts),
    ...(submit === undefined ? [] : judgeSubmit(submit, expected)),
    ...judgeConduct(transcript.requests, service, judged),
    ...ending.findings,
    ...judgeSideEffects(transcript, ending.files),
    ...judgeTokenShown(transcript, seen.token),
  ].map((each) => `rule ${each.rule}: ${inOneLine(each.text, transcript).replaceAll(nonce, '…')}`)
}

const ERROR_LINE = /^[\w.]*(?:Error|Exception)\b.*$/gm

/** A finding that quotes the last lines of an error with the line that names it: the others name this machine's folders. */
function inOneLine(text: string, { stderr }: Pick<Transcript, 'stderr'>): string {
  const exit = /^exit code \d+/.exec(text)?.[0]
  const named = stderr.match(ERROR_LINE)?.at(-1)
  return exit === undefined || named === undefined ? text : `${exit}: ${named}`
}

/** What fal's own client sends when it is given the arguments that huggingface.js gives fal. */
function falRequests(
  lab: Laboratory,
  call: TaskCall,
  requests: readonly PublishedRequest[],
): Promise<PublishedRequest[]> {
  const bodies = requests.flatMap(({ client, request }) => (client === '@huggingface/inference' ? [request.body] : []))
  const model = providerModelOf(call)
  return Promise.all(
    bodies.map((body) => publishedFalRequest(call, model, JSON.parse(body.toString()) as JsonObject, lab.runner)),
  )
}

/** The peer's example at its best: the first spelling that passes, else what came of the first. */
async function bestOf(standard: Standard, spellings: readonly Judged[]): Promise<string[] | undefined> {
  let first: string[] | undefined
  const seen = new Set<string>()
  for (const judged of spellings) {
    if (seen.has(judged.content)) continue
    seen.add(judged.content)
    const problems = await problemsOf(standard, judged).catch((error: unknown) => [`rule 4: ${error}`])
    if (problems.length === 0) return problems
    first ??= problems
  }
  return first
}

/** Parameters that an example may well leave out. */
const EXTRAS: ReadonlySet<string> = new Set(['num_inference_steps'])

/** What the published clients send without them, which is as good: the peer leaves them out for some clients. */
async function withoutExtras(call: TaskCall, lab: Laboratory): Promise<readonly PublishedRequest[]> {
  const kept = Object.entries(call.parameters).filter(([name]) => !EXTRAS.has(name))
  if (kept.length === Object.keys(call.parameters).length) return []
  return (await publishedRequests({ ...call, parameters: Object.fromEntries(kept) }, lab.twin, lab.runner)).requests
}

/** The same judge over our examples and over those of the published generator, for one question. */
export async function compareTask(lab: Laboratory, one: PeerTaskCase): Promise<ComparedCell[]> {
  const { task, provider, mode } = one
  const { call, ours, peers } = askBoth(one)
  const keyOf = ({ language, client }: Pick<Judged, 'language' | 'client'>) =>
    cellKey({ language, client, task, provider, mode, streaming: false })
  const offered = new Map(ours.snippets.map((snippet) => [keyOf(snippet), [snippet]]))
  const theirs = new Map<string, Judged[]>()
  for (const snippet of peers.flat()) theirs.set(keyOf(snippet), [...(theirs.get(keyOf(snippet)) ?? []), snippet])
  const keys = [...new Set([...offered.keys(), ...theirs.keys()])]
  // What nobody does is played by another provider, whose requests say nothing about this one.
  const isDone = provider === 'auto' || mode === 'endpoint' || plays(provider, task)
  const { requests } = isDone ? await publishedRequests(call, lab.twin, lab.runner) : { requests: [] }
  const standard = { call, requests, lab }
  const lenient = { ...standard, requests: [...requests, ...(await withoutExtras(call, lab))] }
  return Promise.all(
    keys.map(async (key) => ({
      key,
      task,
      ours: await bestOf(standard, offered.get(key) ?? []),
      peer: await bestOf(lenient, theirs.get(key) ?? []),
    })),
  )
}
