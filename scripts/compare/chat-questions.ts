import { OUTPUT_SWITCHES } from '../../packages/core/src/options/table.ts'
import type { Question } from './answers.ts'
import {
  BAD_OPTIONS,
  COMMON_OPTIONS,
  type Fields,
  inference,
  MAIN_TARGETS,
  mappingsOf,
  modelsOf,
  offered,
  PLATFORMS,
  TARGETS,
} from './inference-questions.ts'
import { TEXTS } from './texts.ts'

const PIPELINE_TAGS = ['text-generation', 'image-text-to-text', 'any-to-any']

const say = (content: unknown): Fields => ({ messages: [{ role: 'user', content }] })

const WEATHER = {
  type: 'object',
  properties: { city: { type: 'string', description: `It's the "city"` }, days: { type: ['integer', 'null'] } },
  required: ['city'],
  additionalProperties: false,
}
const tools = [{ type: 'function', function: { name: 'get_weather', description: 'Weather.', parameters: WEATHER } }]

const recipes: { readonly [name: string]: Fields } = {
  chat: {},
  'tool loop': { recipe: 'tool-loop' },
  'structured output': { recipe: 'structured-output' },
}

/** Options that change the program around each recipe. */
const CARE = Object.fromEntries(
  Object.entries({
    asynchronous: { async: true },
    robust: { robust: true },
    'with fallbacks': { robust: true, fallbacks: ['groq', 'nebius'] },
    'asynchronous and robust': { async: true, robust: true },
  }).flatMap(([care, options]) =>
    Object.entries(recipes).map(([recipe, of]): [string, Fields] => [`${recipe} ${care}`, { ...of, ...options }]),
  ),
)

const otherApis = Object.fromEntries(
  ['responses', 'messages'].flatMap((api) =>
    Object.entries(recipes).map(([recipe, of]): [string, Fields] => [`${recipe} by ${api}`, { ...of, api }]),
  ),
)

/** The options of a chat. */
const OPTIONS: { readonly [name: string]: Fields } = {
  none: {},
  ...Object.fromEntries(Object.entries(TEXTS).map(([name, text]) => [`message, ${name}`, say(text)])),
  'text as inputs': { inputs: TEXTS['quotes'] },
  conversation: {
    messages: [
      { role: 'system', content: `Be brief. It's "late".` },
      { role: 'user', content: 'What is the weather?', name: 'Ann' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: 'call_1', type: 'function', function: { name: 'get_weather', arguments: '{"city": "Oslo"}' } },
        ],
      },
      { role: 'tool', tool_call_id: 'call_1', content: '{"degrees": -3.5}' },
    ],
    tools,
  },
  images: say([
    { type: 'text', text: `What's in these?\n"Two" things` },
    { type: 'image_url', image_url: { url: 'https://files.example/a b.png?x=1&y=2', detail: 'low' } },
    { type: 'image_url', image_url: { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' } },
  ]),
  'tool loop': { recipe: 'tool-loop' },
  'tool loop with tools': { recipe: 'tool-loop', tools, tool_choice: 'required' },
  'structured output': { recipe: 'structured-output' },
  'schema of the reader': { recipe: 'structured-output', schema: WEATHER },
  ...Object.fromEntries(OUTPUT_SWITCHES.map((name): [string, Fields] => [name, { [name]: true }])),
  ...CARE,
  ...otherApis,
  'no messages': { messages: [] },
  'temperature 0': { temperature: 0 },
  max_tokens: { max_tokens: 500 },
  top_p: { top_p: 0.7 },
  'all three': { temperature: 1.5, max_tokens: 1, top_p: 1e-7 },
  nulls: { temperature: null, max_tokens: null, seed: null, stop: [null], metadata: { a: null } },
  numbers: { seed: 42, a: -0, b: 1e21, c: 5e-324, d: 2 ** 53, e: -(2 ** 63), f: 0.1, g: 1.7976931348623157e308 },
  words: { logprobs: true, store: false, parallel_tool_calls: true },
  stop: { stop: ['\n', `it's`, '</s>', '"'] },
  'one stop': { stop: '###' },
  tools: { tools, tool_choice: 'auto' },
  functions: { functions: [{ name: 'f', parameters: WEATHER }] },
  'JSON schema': {
    response_format: { type: 'json_schema', json_schema: { name: 'weather', strict: true, schema: WEATHER } },
  },
  'JSON object': { response_format: { type: 'json_object' } },
  'odd names': JSON.parse(
    '{"__proto__": {"a": 1}, "a-b": 1, "x\\"y": 2, "it\'s": 3, "constructor": 4, "class": 5, "if": 6, "": 7, "é": 8, "a b": 9}',
  ) as Fields,
  'names of clients': {
    extra_body: { a: 1 },
    extra_headers: { b: 2 },
    timeout: 3,
    signal: 4,
    body: 5,
    fetch: 6,
    headers: 7,
  },
  'fields of services': {
    max_completion_tokens: 9,
    n: 2,
    logit_bias: { '50256': -100 },
    stream_options: { include_usage: true },
    reasoning_effort: 'low',
    thinking: { type: 'disabled' },
    presence_penalty: 0.5,
    frequency_penalty: -0.5,
    repetition_penalty: 1.1,
    top_k: 40,
    user: 'u-1',
    provider: 'x',
  },
  'reasoning off': { reasoningLevel: 'off' },
  'reasoning at an effort': { reasoningLevel: 'low' },
  parameters: { parameters: { temperature: 0.3, seed: 7, 'a-b': [true, null] }, temperature: 0.9 },
  'empty parameters': { parameters: {} },
  everything: {
    ...say(TEXTS['quotes']),
    temperature: 0,
    max_tokens: 64,
    top_p: 0.9,
    seed: 1,
    stop: ['END'],
    tools,
    response_format: { type: 'json_object' },
    billTo: 'acme',
    accessToken: 'hf_abc',
    providerId: 'other/model-1',
  },
  ...COMMON_OPTIONS,
}

/** Yields every kind of chat. */
export function* chatQuestions(providers: readonly string[]): Generator<Question> {
  for (const tag of PIPELINE_TAGS) {
    const model = { id: 'acme/demo', pipeline_tag: tag, tags: ['conversational'] }
    for (const provider of providers) {
      for (const target of Object.keys(TARGETS)) {
        for (const streaming of [false, true]) yield* withOptions(tag, model, provider, target, streaming)
      }
      yield* variants(tag, model, provider)
    }
  }
}

/** Yields all options for one target. */
function* withOptions(
  tag: string,
  model: Fields,
  provider: string,
  target: string,
  streaming: boolean,
): Generator<Question> {
  const goes = { ...TARGETS[target], streaming }
  const about = `chat ${tag} ${provider} ${target}${streaming ? ' stream' : ''}`
  yield offered(`${about} as offered`, model, provider, goes)
  // Other URLs only change the URL.
  const platforms = MAIN_TARGETS.includes(target) ? PLATFORMS : ['posix']
  for (const platform of platforms) {
    for (const [name, options] of Object.entries(OPTIONS)) {
      yield inference(`${about} ${platform}: ${name}`, model, provider, { ...goes, platform, ...options })
    }
  }
}

/** Yields other models, mappings, and invalid options, which are the same for every target and platform. */
function* variants(tag: string, model: Fields, provider: string): Generator<Question> {
  for (const target of MAIN_TARGETS) {
    const goes = TARGETS[target]
    const about = `chat ${tag} ${provider} ${target}`
    for (const [name, [mapping, options]] of Object.entries(mappingsOf(provider, 'conversational'))) {
      yield inference(`${about}: ${name}`, model, provider, { ...goes, ...options }, mapping)
    }
    for (const [name, other] of Object.entries(modelsOf(tag, ['conversational']))) {
      for (const platform of PLATFORMS) {
        yield inference(`${about} ${platform}: model, ${name}`, other, provider, { ...goes, platform })
      }
    }
    for (const [name, options] of Object.entries(BAD_OPTIONS)) {
      yield inference(`${about}: ${name}`, model, provider, { ...goes, ...options })
    }
  }
  yield inference(`chat ${tag} ${provider} without options`, model, provider)
}
