import { type InferenceRequest, type JsonObject, PROVIDERS, TASKS, type Task } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import type { MockRequest } from '../mock/recorder.ts'
import { isObject } from '../services/conversation.ts'
import { callsIn } from './calls-in.ts'
import { type CapturedOptions, isSame, type Question, requestOf } from './question.ts'

/** A file of each kind that the questions send, by name. */
const FILES: Readonly<Record<string, Buffer>> = Object.fromEntries(
  ['cats.png', 'sample1.flac'].map((name, place) => [name, sample(name, place)]),
)

function sample(name: string, place: number): Buffer {
  const start = name.endsWith('.png') ? [0x89, 0x50, 0x4e, 0x47] : [...Buffer.from('fLaC')]
  return Buffer.from([...start, place, 0xff, 0xfe, 0xfd, ...Array.from({ length: 40 }, (_, at) => at)])
}

const nameOf = (bytes: Buffer): string | undefined => Object.entries(FILES).find(([, each]) => each.equals(bytes))?.[0]

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', flac: 'audio/flac' }

/** A request as the twin records it, with the bytes of files. */
function recorded(request: InferenceRequest, task: string, number = 1): MockRequest {
  const { url, method, body, file, form } = request
  const { headers, content } = contentOf(body, file, form)
  const named = Object.entries({ ...request.headers, ...headers }).map(([name, value]) => [name.toLowerCase(), value])
  return {
    number,
    method,
    url,
    headers: Object.fromEntries(named),
    body: content,
    provider: 'any',
    task,
    scenario: null,
    status: 200,
    problems: [],
  }
}

function contentOf(body: unknown, file: string | undefined, form: InferenceRequest['form']) {
  if (form !== undefined) {
    const { file: location = '', ...fields } = form
    const parts = Object.entries(fields).map(
      ([name, value]) => `--zz\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const head = `--zz\r\ncontent-disposition: form-data; name="file"; filename="audio.flac"\r\n\r\n`
    const bytes = Buffer.concat([
      Buffer.from(parts.join('') + head),
      FILES[location] as Buffer,
      Buffer.from('\r\n--zz--\r\n'),
    ])
    return {
      headers: { 'content-type': 'multipart/form-data; boundary=zz' },
      content: { base64: bytes.toString('base64') },
    }
  }
  if (file !== undefined) return { headers: {}, content: { base64: FILES[file]?.toString('base64') } }
  return { headers: {}, content: withBytes(body) }
}

function withBytes(value: unknown): unknown {
  if (typeof value === 'string') {
    const [, name = '', encoding] = /^<(\S+) as (\S+)>$/.exec(value) ?? []
    const data = FILES[name]?.toString('base64')
    if (data === undefined) return value
    return encoding === 'data-url' ? `data:${TYPES[name.split('.')[1] ?? '']};base64,${data}` : data
  }
  if (Array.isArray(value)) return value.map(withBytes)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withBytes(item)]))
}

/** A generator of numbers that are the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Next = (below: number) => number
const oneOf = <Item>(next: Next, items: readonly Item[]): Item => items[next(items.length)] as Item
const maybe = (next: Next, fields: object): object => (next(3) === 0 ? fields : {})

const TOOL = {
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
function chatBy(next: Next): Question {
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

const ROUTES = Object.values(PROVIDERS).flatMap(({ id, routes, directOnly }) =>
  Object.keys(routes)
    .filter((task) => task !== 'conversational')
    .map((task) => ({ provider: id, task, isDirectOnly: directOnly !== undefined })),
)

const PARAMETERS: Readonly<Record<string, JsonObject>> = {
  'image-to-image': { guidance_scale: 3.5, num_inference_steps: 8 },
  'text-generation': { max_new_tokens: 50, temperature: 0.3 },
  'text-to-image': { guidance_scale: 3.5, num_inference_steps: 8, seed: 7, width: 512, height: 768 },
  'text-to-video': { num_frames: 24, seed: 7 },
  'zero-shot-classification': { candidate_labels: ['a', 'b'] },
}

function taskBy(next: Next, { provider, task, isDirectOnly }: (typeof ROUTES)[number]): Question {
  const wanted = Object.entries(PARAMETERS[task] ?? {})
  const parameters = next(2) === 0 ? Object.fromEntries(wanted) : {}
  return {
    model: 'acme-labs/lantern-v1',
    task,
    provider,
    options: {
      ...(isDirectOnly || next(2) === 0 ? { directRequest: true } : {}),
      inputs: inputsBy(next, task),
      ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
    },
  }
}

/** Compares the requests of two questions, and the questions themselves where the request tells everything. */
function problemOf(question: Question, number: number): string | undefined {
  const request = requestOf(question)
  if (request === undefined) return undefined
  const { calls, unread } = callsIn([recorded(request, question.task, number)], nameOf)
  const [call] = calls
  if (call === undefined) return `${JSON.stringify(question)}: ${unread[0]?.reason}`
  const again = requestOf(call.question)
  const same = isSame(
    [request.url, request.body, request.form, request.file],
    [again?.url, again?.body, again?.form, again?.file],
  )
  if (same && call.notes.length === 0) return undefined
  return `${JSON.stringify(question)}\n  became ${JSON.stringify(call.question)}\n  ${call.notes.join('\n  ')}`
}

const everyQuestion = (count: number): readonly Question[] => {
  const next = numbers(57)
  return [
    ...Array.from({ length: count }, () => chatBy(next)),
    ...[1, 2, 3].flatMap(() => ROUTES.map((route) => taskBy(next, route))),
  ]
}

describe('callsIn', () => {
  const questions = everyQuestion(500).filter((question) => requestOf(question) !== undefined)

  it('has hundreds of questions to try', () => {
    expect(questions.filter(({ task }) => task === 'conversational').length).toBeGreaterThan(250)
    expect(questions.filter(({ task }) => task !== 'conversational').length).toBeGreaterThan(150)
  })

  it('returns a question that sends the same request', () => {
    expect(questions.map(problemOf).filter((problem) => problem !== undefined)).toEqual([])
  })

  it('returns the question that a chat was made from', () => {
    const chats = questions.filter(({ task }) => task === 'conversational')
    const changed = chats.flatMap((question) => {
      const request = requestOf(question)
      const found = request && callsIn([recorded(request, question.task)], nameOf).calls[0]?.question
      return isSame(canonical(told(question)), found && canonical(found)) ? [] : [{ question, found }]
    })
    expect(changed).toEqual([])
  })

  it('takes the rounds of a tool loop for one call', () => {
    const question = {
      model: 'openai/gpt-oss-120b',
      task: 'conversational',
      provider: 'groq',
      options: { recipe: 'tool-loop', messages: [{ role: 'user', content: 'When is it?' }], tools: [TOOL] },
    } satisfies Question
    const first = recorded(requestOf(question) as InferenceRequest, question.task)
    const { messages, ...others } = first.body as { readonly messages: readonly unknown[] }
    const call = { id: 'c', type: 'function', function: { name: 'get_time', arguments: '{}' } }
    const more = [
      { role: 'assistant', content: null, tool_calls: [call] },
      { role: 'tool', tool_call_id: 'c', content: 'noon' },
    ]
    const second = { ...first, number: 2, body: { ...others, messages: [...messages, ...more] } }
    expect(callsIn([first, second]).calls).toEqual([{ question, notes: [], requests: [1, 2] }])
    const { recipe: _, ...plain } = question.options
    expect(callsIn([first]).calls[0]?.question.options).toEqual(plain)
  })

  it('takes a repeated request after an error for one call', () => {
    const request = recorded(requestOf(questions[0] as Question) as InferenceRequest, 'conversational')
    const failed = { ...request, status: 503 }
    const { calls } = callsIn([failed, { ...request, number: 2 }], nameOf)
    expect(calls.map(({ requests }) => requests)).toEqual([[1, 2]])
    expect(callsIn([request, { ...request, number: 2 }], nameOf).calls).toHaveLength(2)
  })

  it('names what no option of ours sends', () => {
    const question = { ...chatBy(numbers(1)), provider: 'auto' }
    const request = recorded(
      requestOf({
        ...question,
        options: { api: 'messages', messages: [{ role: 'user', content: 'Hi' }] },
      }) as InferenceRequest,
      'conversational',
    )
    const { calls } = callsIn([
      {
        ...request,
        headers: { ...request.headers, 'anthropic-beta': 'x' },
        body: { ...(request.body as object), container: 'c1', max_tokens: 9 },
      },
    ])
    expect(calls[0]?.question.options).toMatchObject({ max_tokens: 9, parameters: { container: 'c1' } })
    expect(calls[0]?.notes).toEqual([
      'the header anthropic-beta isn’t sent: we have no option for it',
      'container isn’t sent: we have no option for it',
    ])
  })
})

/** Leaves out the options that a service has no field for, because its request doesn't tell them. */
function told(question: Question): Question {
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
function canonical({ model, task, provider, options }: Question): unknown {
  const { schema, ...others } = options
  return { model, task, provider, options: { ...others, hasSchema: schema !== undefined } }
}
