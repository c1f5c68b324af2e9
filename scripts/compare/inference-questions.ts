import { addExplanation, attempt, call, type Parts, type Question, textOf } from './answers.ts'

/** Any record: of a model, a mapping, or options. */
export interface Fields {
  readonly [field: string]: unknown
}

export const PLATFORMS = ['posix', 'powershell', 'cmd']

/** The targets of a request, and the options that select them. */
export const TARGETS: { readonly [name: string]: Fields } = {
  routed: {},
  direct: { directRequest: true },
  endpoint: { endpointUrl: 'https://endpoint.example' },
  'endpoint/v1': { endpointUrl: 'https://endpoint.example/v1' },
  localhost: { endpointUrl: 'http://localhost:8080/' },
  'localhost/v1': { endpointUrl: 'http://localhost:8080/v1/' },
  'whole address': { endpointUrl: "https://endpoint.example:8443/it's/a b/v1/chat/completions" },
}

/** One of each kind, for questions that don't need all. */
export const MAIN_TARGETS: readonly string[] = ['routed', 'direct', 'localhost/v1']

/** Returns a question for the examples, reasons, and request of one call. */
export const inference = (
  name: string,
  model: Fields,
  provider: string,
  options?: Fields,
  mapping?: Fields,
): Question => ({
  name,
  ask(tree) {
    const parts: Parts = {}
    // Examples that are withheld because they weren't verified are compared as well.
    const explain = 'explainUnverified' in tree.core ? 'explainUnverified' : 'explainInferenceSnippets'
    tree.log.length = 0
    attempt(parts, 'explanation', () =>
      addExplanation(parts, call(tree.core, explain, model, provider, mapping, options)),
    )
    attempt(parts, 'request', () => {
      parts['request value'] = textOf(call(tree.core, 'buildInferenceRequest', model, provider, mapping, options))
    })
    parts['log lines'] = tree.log.join('\n')
    return parts
  },
})

/** Returns a question for what users are offered. */
export const offered = (name: string, model: Fields, provider: string, options: Fields): Question => ({
  name,
  ask(tree) {
    const parts: Parts = {}
    attempt(parts, 'explanation', () =>
      addExplanation(parts, call(tree.core, 'explainInferenceSnippets', model, provider, undefined, options)),
    )
    return parts
  },
})

/** Options of any task. */
export const COMMON_OPTIONS: { readonly [name: string]: Fields } = {
  'bill to': { billTo: "acme's org" },
  token: { accessToken: `hf_it's"a$token` },
  'token and bill to': { accessToken: 'hf_abc', billTo: 'acme' },
  'provider id': { providerId: 'other/model-1' },
  'hostile provider id': { providerId: `it's/"x" $(y) \\ é %41?#` },
  'provider id with version': { providerId: 'owner/model:abc123' },
  'lone surrogate in provider id': { providerId: 'a/\ud800' },
  'step up in provider id': { providerId: '../up' },
}

/** Returns a provider's possible mappings of a model. */
export function mappingsOf(provider: string, task: string): { readonly [name: string]: readonly [Fields, Fields] } {
  const mapping = { provider, hfModelId: 'acme/demo', providerId: 'provider/demo-1', status: 'live', task }
  return {
    mapping: [mapping, {}],
    'mapping, same provider id': [mapping, { providerId: 'provider/demo-1' }],
    'mapping, other provider id': [mapping, { providerId: 'provider/demo-2' }],
    'mapping, staging': [{ ...mapping, status: 'staging' }, {}],
    'mapping, version': [{ ...mapping, providerId: 'owner/demo:0123abcd' }, {}],
    'mapping, hostile': [{ ...mapping, providerId: `it's/"demo" $(x)` }, {}],
    'mapping, MiniMax-H3': [{ ...mapping, providerId: 'MiniMax-H3' }, {}],
    LoRA: [{ ...mapping, adapter: 'lora', adapterWeightsPath: 'weights/lora v1.safetensors' }, {}],
    'LoRA without weights': [{ ...mapping, adapter: 'lora' }, {}],
    'LoRA on fal-ai/lora': [
      { ...mapping, providerId: 'fal-ai/lora', adapter: 'lora', adapterWeightsPath: 'lora.safetensors' },
      {},
    ],
    'fal-ai/lora without adapter': [{ ...mapping, providerId: 'fal-ai/lora' }, {}],
    'adapter of another kind': [{ ...mapping, adapter: 'ip-adapter', adapterWeightsPath: 'x.bin' }, {}],
  }
}

/** Returns model records for one task. */
export const modelsOf = (pipeline_tag: string, tags: readonly string[]): { readonly [name: string]: Fields } => {
  const model = { id: 'acme/demo', pipeline_tag, tags }
  return {
    transformers: { ...model, library_name: 'transformers' },
    diffusers: { ...model, library_name: 'diffusers' },
    'other library': { ...model, library_name: 'espnet', tags: [...tags, 'espnet', 'en'] },
    'no tags': { id: 'acme/demo', pipeline_tag },
    'null tags': { id: 'acme/demo', pipeline_tag, tags: null },
    'only tags': { id: 'acme/demo', tags: [pipeline_tag, ...tags] },
    '[MASK]': { ...model, mask_token: '[MASK]' },
    '<mask>': { ...model, mask_token: '<mask>' },
    'hostile mask': { ...model, mask_token: `it's "$(x)"` },
    'wrong mask': { ...model, mask_token: 5 },
    mapped: { ...model, inferenceProviderMapping: [{ provider: 'together', providerId: 'x/y', status: 'live' }] },
    gated: { ...model, gated: 'manual', config: { architectures: ['X'] }, cardData: { base_model: 'acme/base' } },
    'id without owner': { ...model, id: 'gpt2' },
    'id of OpenAI': { ...model, id: 'openai/gpt-4.1' },
    'id with dots': { ...model, id: 'Acme.AI/Demo-v1.5_7B.GGUF' },
    'id with quotes': { ...model, id: `acme/it's "so" \\ \`x\`` },
    'id with expansion': { ...model, id: 'acme/$(touch CANARY)%PATH%${x}' },
    'id with letters': { ...model, id: 'acmé/日本 😀?x=1#y' },
    'id with lone surrogate': { ...model, id: 'acme/\ud800' },
    'id with line break': { ...model, id: 'acme/a\nb' },
    'id with step': { ...model, id: 'acme/../x' },
    'id with suffix': { ...model, id: 'acme/demo:fastest' },
    'empty id': { ...model, id: '' },
    'number as id': { ...model, id: 5 },
  }
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])

function cyclic(): Fields {
  const value: { self?: unknown } = {}
  value.self = value
  return value
}

/** Options that no example supports, and some that look like it. */
export const BAD_OPTIONS: { readonly [name: string]: Fields } = {
  'token with line break': { accessToken: 'a\nb' },
  'empty token': { accessToken: '' },
  'token beyond ASCII': { accessToken: 'é' },
  'number as token': { accessToken: 5 },
  'null as token': { accessToken: null },
  'empty bill to': { billTo: '' },
  'bill to with spaces': { billTo: ' x ' },
  'long bill to': { billTo: 'x'.repeat(4001) },
  'unknown platform': { platform: 'dos' },
  'null as platform': { platform: null },
  'endpoint of another protocol': { endpointUrl: 'ftp://endpoint.example' },
  'endpoint that is none': { endpointUrl: 'not a URL' },
  'empty endpoint': { endpointUrl: '' },
  'endpoint with user': { endpointUrl: 'https://user:word@endpoint.example' },
  'endpoint with query': { endpointUrl: 'https://endpoint.example/?x=1' },
  'endpoint with fragment': { endpointUrl: 'https://endpoint.example/#x' },
  'long endpoint': { endpointUrl: `https://endpoint.example/${'x'.repeat(2000)}` },
  'number as endpoint': { endpointUrl: 5 },
  'null as endpoint': { endpointUrl: null },
  'empty provider id': { providerId: '' },
  'number as provider id': { providerId: 5 },
  'text as parameters': { parameters: 'x' },
  'list as parameters': { parameters: [] },
  'null as parameters': { parameters: null },
  'NaN in parameters': { parameters: { a: { 'b-c': [1, Number.NaN] } } },
  'function in parameters': { parameters: { a: () => 1 } },
  'big integer in parameters': { parameters: { a: 5n } },
  'date in parameters': { parameters: { a: new Date(0) } },
  'map in parameters': { parameters: { a: new Map() } },
  'symbol in parameters': { parameters: { a: Symbol('x') } },
  'undefined in parameters': { parameters: { a: undefined, b: [undefined] } },
  'cycle in parameters': { parameters: cyclic() },
  'depth of parameters': { parameters: { a: nested(250) } },
  'model in parameters': { parameters: { model: 'x' } },
  'stream in parameters': { parameters: { stream: true } },
  'messages in parameters': { parameters: { messages: [] } },
  'infinite temperature': { temperature: Number.POSITIVE_INFINITY },
  'text as temperature': { temperature: 'hot' },
  'model as option': { model: 'other' },
  'stream as option': { stream: true },
  'text as streaming': { streaming: 'yes' },
  'text as messages': { messages: 'Hi' },
  'null as messages': { messages: null },
  'NaN in messages': { messages: [{ role: 'user', content: [{ x: Number.NaN }] }] },
  'number as inputs': { inputs: 5 },
  'null as inputs': { inputs: null },
  'list as inputs': { inputs: [] },
  'object as inputs': { inputs: {} },
  'wrong parts as inputs': {
    inputs: { image: 5, prompt: null, question: 5, context: [], query: {}, table: { a: 5 }, source_sentence: 5 },
  },
  'undefined options': { inputs: undefined, parameters: undefined, messages: undefined, platform: undefined },
}
