import { type JsonObject, PROVIDERS, TASKS, type Task } from '@model-snippets/core'
import { type CapturedOptions, isSame, type Question, requestOf } from './question.ts'

/* Questions for tests and campaigns: random ones, which are the same for the same seed. */

/** A file of each kind that the questions send, by name. */
export const FILES: Readonly<Record<string, Buffer>> = Object.fromEntries(
  ['cats.png', 'sample1.flac'].map((name, place) => [name, sample(name, place)]),
)

function sample(name: string, place: number): Buffer {
  const start = name.endsWith('.png') ? [0x89, 0x50, 0x4e, 0x47] : [...Buffer.from('fLaC')]
  return Buffer.from([...start, place, 0xff, 0xfe, 0xfd, ...Array.from({ length: 40 }, (_, at) => at)])
}

/** Finds the name of one of these files. */
export const nameOf = (bytes: Buffer): string | undefined =>
  Object.entries(FILES).find(([, each]) => each.equals(bytes))?.[0]

export const TYPES: Readonly<Record<string, string>> = { png: 'image/png', flac: 'audio/flac' }

/** A generator of numbers that are the same in each run. */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export type Next = (below: number) => number
export const oneOf = <Item>(next: Next, items: readonly Item[]): Item => items[next(items.length)] as Item
const maybe = (next: Next, fields: object): object => (next(3) === 0 ? fields : {})

export const TOOL = {
  type: 'function',
  function: {
    name: 'get_time',
    description: 'The time in a city',
    parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  },
}

const TEXTS = [
  'Why is the sky blue?',
  'Say “hi”.\nTwice.',
  "It's $HOME & <b>…</b>",
  '{"a": 1}',
  '0',
  'おはよう',
  'a\\b',
]
const MODELS = ['openai/gpt-oss-120b', 'Qwen/Qwen3-8B', 'acme-labs/lantern-v1']
const CHAT_PROVIDERS = Object.values(PROVIDERS).filter(({ routes }) => routes['conversational'] !== undefined)

function messagesBy(next: Next): CapturedOptions['messages'] {
  const system = next(3) === 0 ? [{ role: 'system', content: oneOf(next, TEXTS) }] : []
  const content =
    next(4) === 0
      ? [
          { type: 'text', text: oneOf(next, TEXTS) },
          { type: 'image_url', image_url: { url: oneOf(next, ['cats.png', 'https://example.com/a.jpg']) } },
        ]
      : oneOf(next, TEXTS)
  const earlier = [
    { role: 'user', content: oneOf(next, TEXTS) },
    { role: 'assistant', content: oneOf(next, TEXTS) },
  ]
  const used = [
    { role: 'user', content: oneOf(next, TEXTS) },
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'get_time', arguments: '{"city":"Paris"}' } }],
    },
    { role: 'tool', tool_call_id: 'call_1', content: 'noon' },
  ]
  return [...system, ...oneOf(next, [[], earlier, used]), { role: 'user', content }]
}

/** A chat, of which each part is what the question says in one way only. */
export function chatBy(next: Next): Question {
  const kind = next(4)
  const direct = kind === 1 ? { directRequest: true } : {}
  const endpoint = kind === 2 ? { endpointUrl: 'http://localhost:8080/v1' } : {}
  const routed = CHAT_PROVIDERS.filter(({ directOnly }) => directOnly === undefined).map(({ id }) => id)
  const provider =
    kind === 1 ? oneOf(next, CHAT_PROVIDERS).id : kind === 2 ? 'auto' : oneOf(next, ['auto', 'cheapest', ...routed])
  const api = oneOf(next, ['chat-completions', 'responses', 'messages'] as const)
  const ofCompletions = {
    ...maybe(next, { seed: next(100) }),
    ...maybe(next, { stop: ['\n\n', 'END'] }),
    ...maybe(next, { frequency_penalty: 0.5 }),
    ...maybe(next, { reasoning_effort: 'low' }),
    ...maybe(next, { unheard_of: { deep: [null, 0, false, ''] } }),
    ...maybe(next, { logit_bias: { '5': -100 } }),
  }
  const parameters = {
    'chat-completions': ofCompletions,
    responses: { ...maybe(next, { reasoning_effort: 'high' }), ...maybe(next, { instructions: 'Be brief.' }) },
    messages: { ...maybe(next, { stop: ['END'] }), ...maybe(next, { reasoning_effort: 'high' }) },
  }[api]
  const asksForSchema = next(4) === 0
  const recipe = asksForSchema
    ? {
        recipe: 'structured-output' as const,
        schema: {
          ...(api === 'messages' ? {} : { title: 'Place' }),
          type: 'object',
          properties: { city: { type: 'string' } },
          required: ['city'],
          additionalProperties: false,
        },
      }
    : maybe(next, { tools: [TOOL] })
  return {
    model: oneOf(next, MODELS),
    task: 'conversational',
    provider,
    options: {
      ...direct,
      ...endpoint,
      ...(kind === 3 ? { billTo: 'acme' } : {}),
      ...(api === 'chat-completions' ? {} : { api }),
      messages: messagesBy(next) ?? [],
      ...maybe(next, { streaming: true }),
      ...recipe,
      // Services don’t document it for the Messages API, so it isn’t sent there.
      ...(api === 'messages' ? {} : maybe(next, { temperature: next(20) / 10 })),
      ...maybe(next, { max_tokens: 1 + next(1000) }),
      ...(Object.keys(parameters).length === 0 ? {} : { parameters: parameters as JsonObject }),
    },
  }
}

function inputsBy(next: Next, task: string): unknown {
  const { input, file } = TASKS[task] as Task
  const location = file === 'audio' ? 'sample1.flac' : 'cats.png'
  switch (input) {
    case 'file':
      return location
    case 'image-and-prompt':
      return { image: location, prompt: oneOf(next, TEXTS) }
    case 'image-and-question':
      return { image: location, question: oneOf(next, TEXTS) }
    case 'question-and-context':
      return { question: oneOf(next, TEXTS), context: oneOf(next, TEXTS) }
    case 'query-and-table':
      return { query: oneOf(next, TEXTS), table: { City: ['Paris', 'Rome'], People: ['2', '3'] } }
    case 'sentences':
      return { source_sentence: oneOf(next, TEXTS), sentences: [oneOf(next, TEXTS), 'another'] }
    case 'columns':
      return { a: ['1', '2'], b: ['x', 'y'] }
    default:
      return oneOf(next, TEXTS)
  }
}

export const ROUTES = Object.values(PROVIDERS).flatMap(({ id, routes, directOnly }) =>
  Object.keys(routes)
    .filter((task) => task !== 'conversational')
    .map((task) => ({ provider: id, task, isDirectOnly: directOnly !== undefined })),
)

/** A model that no table knows, whose name says its task to readers only. */
const modelFor = (task: string): string => `acme-labs/lantern-${task}`

/** The tasks of these models, which the twin needs to know. */
export const MODEL_TASKS: Readonly<Record<string, string>> = Object.fromEntries(
  ROUTES.map(({ task }) => [modelFor(task), task]),
)

const PARAMETERS: Readonly<Record<string, JsonObject>> = {
  'image-to-image': { guidance_scale: 3.5, num_inference_steps: 8 },
  'text-generation': { max_new_tokens: 50, temperature: 0.3 },
  'text-to-image': { guidance_scale: 3.5, num_inference_steps: 8, seed: 7, width: 512, height: 768 },
  'text-to-video': { num_frames: 24, seed: 7 },
  'zero-shot-classification': { candidate_labels: ['a', 'b'] },
}

export function taskBy(next: Next, { provider, task, isDirectOnly }: (typeof ROUTES)[number]): Question {
  const wanted = Object.entries(PARAMETERS[task] ?? {})
  const parameters = next(2) === 0 ? Object.fromEntries(wanted) : {}
  return {
    model: modelFor(task),
    task,
    provider,
    options: {
      ...(isDirectOnly || next(2) === 0 ? { directRequest: true } : {}),
      inputs: inputsBy(next, task),
      ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
    },
  }
}

/** Leaves out the options that a service has no field for, because its request doesn't tell them. */
export function told(question: Question): Question {
  const { options } = question
  const { parameters = {} } = options
  const without = (changed: CapturedOptions): Question => ({ ...question, options: changed })
  const smaller = [
    ...(['temperature', 'max_tokens', 'tools'] as const)
      .filter((name) => options[name] !== undefined)
      .map((name) => Object.fromEntries(Object.entries(options).filter(([each]) => each !== name))),
    ...Object.keys(parameters).map((name) => {
      const { parameters: _, ...others } = options
      const kept = Object.entries(parameters).filter(([each]) => each !== name)
      return kept.length === 0 ? others : { ...others, parameters: Object.fromEntries(kept) }
    }),
  ].map(without)
  const same = smaller.find((each) => isSame(requestOf(each)?.body, requestOf(question)?.body))
  return same === undefined ? question : told(same)
}

/** Leaves out the spelling of the schema, which the request doesn't tell. */
export function canonical({ model, task, provider, options }: Question): unknown {
  const { schema, ...others } = options
  return { model, task, provider, options: { ...others, hasSchema: schema !== undefined } }
}
