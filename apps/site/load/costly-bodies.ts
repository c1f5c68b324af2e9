/** Bodies that ask for as much work as their length allows. Each was once answered after seconds, or filled the memory. */
export interface CostlyBody {
  readonly name: string
  /** The paths that take it. */
  readonly paths: readonly string[]
  /** @param bytes how long it is, about */
  readonly body: (bytes: number) => unknown
}

const CHAT = { id: 'acme/assistant', pipeline_tag: 'text-generation', tags: ['conversational'] }
const EVERYWHERE = ['/api/snippets', '/api/not-offered', '/api/request', '/api/local-apps', '/api/library-examples']
const CALLS = EVERYWHERE.slice(0, 3)

/** As many equal items as fit. */
function filled(item: unknown, bytes: number): unknown[] {
  const length = JSON.stringify(item).length + 1
  return Array.from({ length: Math.max(1, Math.floor(bytes / length)) }, () => item)
}

const fields = (bytes: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: Math.floor(bytes / 12) }, (_, number) => [`k${number}`, 1]))

function nested(levels: number, leaf: unknown): unknown {
  let value = leaf
  for (let level = 0; level < levels; level++) value = { a: value }
  return value
}

const ofModel = (name: string, more: (bytes: number) => Record<string, unknown>): CostlyBody => ({
  name,
  paths: EVERYWHERE,
  body: (bytes) => ({ model: { ...CHAT, ...more(bytes) } }),
})
const ofOptions = (name: string, more: (bytes: number) => Record<string, unknown>): CostlyBody => ({
  name,
  paths: [...CALLS, '/api/local-apps'],
  body: (bytes) => ({ model: CHAT, options: more(bytes) }),
})
const ofInputs = (task: string, inputs: (bytes: number) => unknown): CostlyBody => ({
  name: `long inputs of ${task}`,
  paths: CALLS,
  body: (bytes) => ({
    model: { id: 'acme/model', pipeline_tag: task },
    provider: 'hf-inference',
    options: { inputs: inputs(bytes) },
  }),
})

const ofSchema = (name: string, schema: (bytes: number) => unknown): CostlyBody => ({
  name: `a schema: ${name}`,
  paths: CALLS,
  body: (bytes) => ({ model: CHAT, options: { recipe: 'structured-output', schema: schema(bytes) } }),
})

const properties = (count: number, name: (number: number) => string): object => ({
  type: 'object',
  properties: Object.fromEntries(Array.from({ length: count }, (_, number) => [name(number), { type: 'string' }])),
})

/** Names that differ in nothing that a name of a class or a field can have. */
const punctuation = (number: number): string =>
  [...number.toString(7)].map((digit) => '!?;:,.~'[Number(digit)]).join('')

/** Each definition refers twice to the next one. */
function doubling(count: number): object {
  const $defs = Object.fromEntries(
    Array.from({ length: count }, (_, number) => {
      const next = number + 1 < count ? { $ref: `#/$defs/d${number + 1}` } : { type: 'string' }
      return [`d${number}`, { type: 'object', properties: { a: next, b: next }, required: ['a', 'b'] }]
    }),
  )
  return { type: 'object', properties: { root: { $ref: '#/$defs/d0' } }, required: ['root'], $defs }
}

function deepSchema(levels: number): object {
  let schema: object = { type: 'string' }
  for (let level = 0; level < levels; level++) schema = { type: 'object', properties: { a: schema } }
  return schema
}

export const COSTLY_BODIES: readonly CostlyBody[] = [
  ofModel('mappings that are none', (bytes) => ({ inferenceProviderMapping: filled({}, bytes) })),
  ofModel('tags that are no texts', (bytes) => ({ tags: filled(1, bytes) })),
  ofModel('many tags', (bytes) => ({ tags: filled('a', bytes) })),
  ofModel('widget data without end', (bytes) => ({ widgetData: filled({ text: 'a' }, bytes) })),
  ofModel('files that are none', (bytes) => ({ siblings: filled(null, bytes) })),
  ofModel('many files', (bytes) => ({ siblings: filled({ rfilename: 'a.gguf' }, bytes) })),
  ofModel('a configuration of many fields', (bytes) => ({ config: fields(bytes) })),
  ofOptions('messages that are none', (bytes) => ({ messages: filled(1, bytes) })),
  ofOptions('messages without a role', (bytes) => ({ messages: filled({}, bytes) })),
  ofOptions('messages of wrong parts', (bytes) => ({ messages: filled({ role: 'user', content: [1] }, bytes) })),
  ofOptions('many messages', (bytes) => ({ messages: filled({ role: 'user', content: 'a' }, bytes) })),
  ofOptions('a message of many parts', (bytes) => ({ messages: [{ role: 'user', content: filled({}, bytes) }] })),
  ofOptions('many tools', (bytes) => ({ tools: filled({}, bytes) })),
  ofOptions('a parameter of many numbers', (bytes) => ({ parameters: { a: filled(1, bytes) } })),
  ofOptions('many numbers, deep down', (bytes) => ({ parameters: { a: nested(200, filled(1, bytes)) } })),
  ofOptions('many deep values', (bytes) => ({ parameters: { a: filled(nested(100, 1), bytes) } })),
  ofOptions('a text to escape', (bytes) => ({
    messages: [{ role: 'user', content: '\u202e"\'\\`$'.repeat(bytes / 14) }],
  })),
  ofOptions('a picture', (bytes) => ({
    messages: [
      {
        role: 'user',
        content: [{ type: 'image_url', image_url: { url: `data:image/png;base64,${'A'.repeat(bytes)}` } }],
      },
    ],
  })),
  ofInputs('sentence-similarity', (bytes) => ({ source_sentence: 'a', sentences: filled('a', bytes) })),
  ofInputs('table-question-answering', (bytes) => ({ query: 'a', table: { a: filled('a', bytes) } })),
  ofSchema('definitions that refer twice to the next one', (bytes) => doubling(Math.floor(bytes / 120))),
  ofSchema('names that are punctuation', (bytes) => properties(Math.floor(bytes / 30), punctuation)),
  ofSchema('many properties', (bytes) => properties(Math.floor(bytes / 30), (number) => `field${number}`)),
  ofSchema('many values of an enum', (bytes) => ({
    type: 'object',
    properties: { a: { enum: Array.from({ length: Math.floor(bytes / 8) }, (_, number) => punctuation(number)) } },
  })),
  ofSchema('many levels', (bytes) => deepSchema(Math.min(2000, Math.floor(bytes / 40)))),
  ofSchema('alternatives of alternatives', (bytes) => ({
    type: 'object',
    properties: { a: { anyOf: filled({ anyOf: [{ type: 'string' }, { type: 'null' }] }, bytes) } },
  })),
  { name: 'fields that there are not', paths: EVERYWHERE, body: (bytes) => ({ model: CHAT, ...fields(bytes) }) },
  { name: 'brackets alone', paths: EVERYWHERE, body: (bytes) => filled([], bytes) },
]

/** Sizes from the largest body on, down to those that are worked on. */
export const SIZES: readonly number[] = [1_040_000, 400_000, 150_000, 60_000, 20_000]

/** Addresses whose pages were many times as long as they are. */
export const COSTLY_ADDRESSES: readonly string[] = [
  `/models/openai/gpt-oss-120b?extra=${encodeURIComponent(JSON.stringify({ a: Array(9000).fill(1) }))}`,
  `/models/openai/gpt-oss-120b?extra=${encodeURIComponent(`{"a":${'['.repeat(200)}${'1,'.repeat(8000)}1${']'.repeat(200)}}`)}`,
  `/models/openai/gpt-oss-120b?messages=${encodeURIComponent(JSON.stringify(Array(500).fill({ role: 'user', content: 'a' })))}`,
  `/models/facebook/bart-large-mnli?candidate_labels=${'a%0A'.repeat(11_000)}`,
]
