/**
 * Long texts in every place that takes one: names in paths, parameters of addresses, fields of bodies and of records, and
 * arguments of agents' tools. Each is made of a few characters, of which some pattern or loop may make more work than of
 * others.
 */
import { OPTIONS, type OptionRecord } from '@model-snippets/core/options'
import { CONFIGURATION_PARAMETERS } from '../app/domain/configuration/configuration.ts'
import { INPUT_NAMES } from '../app/domain/configuration/inputs.ts'
import { PARAMETER_NAMES } from '../app/domain/configuration/parameters.ts'

/** A question whose length is the matter; it is written when it is asked, as all together are larger than the memory. */
export interface LongQuestion {
  readonly name: string
  /** The path with its parameters, or where a body goes. */
  readonly path: () => string
  /** A body as it is sent; without one the question is a GET. */
  readonly body?: () => string
  /** The type of the body; JSON when not given. */
  readonly type?: string
}

/** Nearly as long as an address, and as a body, may be. */
const LONGEST_ADDRESS = 45_000
const LONGEST_BODY = 1_000_000

/** What texts are made of, by name: repeated as often as fits, and then ended. */
const FILLERS: readonly (readonly [name: string, unit: string, end?: string])[] = [
  ['letters', 'a'],
  ['digits and a letter', '1', 'x'],
  ['a fraction', '0.', '1'],
  ['zeros and a digit', '0', '1'],
  ['words', 'a '],
  ['blanks and a letter', ' ', 'x'],
  ['slashes', '/', 'a'],
  ['names and slashes', 'a/'],
  ['dashes', '-', 'a'],
  ['underscores', '_', 'a'],
  ['dots', 'a.'],
  ['commas', 'a,'],
  ['quotes', '"'],
  ['backslashes', '\\'],
  ['backticks', 'a`'],
  ['brackets', '['],
  ['objects', '{"a":'],
  ['markup', '<a>'],
  ['percent signs', '%'],
  ['smiles', '😀'],
  ['controls', '\u202e'],
  ['lines', 'a\n'],
  ['names of a family', 'lfm2'],
  ['labels of files', 'Q4_K_M-'],
  ['addresses', 'http://a/'],
]

const filled = (unit: string, end: string, length: number): string =>
  unit.repeat(Math.max(1, Math.floor((length - end.length) / unit.length))) + end

/** Texts whose form in an address, or in JSON, is so long. */
const textsOf = (length: number, measure: (text: string) => number) =>
  FILLERS.map(([name, unit, end = '']) => {
    const share = measure(unit.repeat(100)) / (100 * unit.length)
    return { name, text: () => filled(unit, end, Math.floor(length / share)) }
  })

const inAddress = (text: string): number => encodeURIComponent(text).length
const inJson = (text: string): number => JSON.stringify(text).length

const ADDRESS_TEXTS = textsOf(LONGEST_ADDRESS, inAddress)
/** Shorter ones are worked on where the longest are refused. */
const BODY_TEXTS = [LONGEST_BODY, 60_000].flatMap((length) =>
  textsOf(length, inJson).map(({ name, text }) => ({ name: `${name}, ${length / 1000} kB`, text })),
)

const CHAT = 'openai/gpt-oss-120b'
/** A model for each other shape of input. */
const OTHER_MODELS = [
  'black-forest-labs/FLUX.1-dev',
  'facebook/bart-large-mnli',
  'google/tapas-base-finetuned-wtq',
  'deepset/roberta-base-squad2',
]
const PARAMETERS = [...new Set([...CONFIGURATION_PARAMETERS, 'language', 'client', 'quantization'])]

/** Addresses with one parameter that is long. */
const PARAMETERS_OF: readonly (readonly [path: string, parameters: readonly string[]])[] = [
  [`/models/${CHAT}`, PARAMETERS],
  ...OTHER_MODELS.map((id) => [`/models/${id}`, [...INPUT_NAMES, ...PARAMETER_NAMES]] as const),
  [`/models/${CHAT}.md`, PARAMETERS],
  [`/models/${CHAT}.zip`, ['messages', 'extra', 'providerId', 'endpointUrl']],
  [`/api/models/${CHAT}/snippets`, PARAMETERS],
  [`/api/models/${CHAT}/request`, ['messages', 'extra', 'providerId', 'endpointUrl', 'billTo']],
  [`/api/models/${CHAT}/local-apps`, ['app', 'quantization', 'system', 'language', 'client']],
  [`/api/models/${CHAT}/library-examples`, ['library', 'messages', 'inputs', 'extra', 'max_tokens']],
  [`/api/models/${CHAT}/agents`, ['agent', 'provider', 'system', 'endpointUrl', 'billTo', 'providerId']],
  ['/', ['q', 'task', 'library', 'provider', 'page', 'cursor']],
  ['/models.json', ['q', 'task', 'library', 'provider', 'page', 'cursor']],
  ['/api/models', ['q', 'task', 'library', 'provider', 'limit', 'offset']],
  ['/api/libraries', ['q', 'limit']],
  ['/api/verification', ['language', 'client', 'task', 'provider']],
  ['/api/verification/texts', ['digest']],
  ['/tasks', ['q', 'modality']],
  ['/tasks/text-to-image', ['language', 'client', 'provider', 'input']],
  ['/libraries', ['q', 'task']],
  ['/libraries/transformers', ['model', 'language']],
  ['/compatibility', ['language', 'client', 'provider', 'feature']],
  ['/errors', ['message', 'q']],
  ['/agents', ['agent', 'model']],
  ['/api', ['q']],
]

/** Paths with a name that is long. */
const NAMES: readonly ((name: string) => string)[] = [
  (name) => `/models/${name}`,
  (name) => `/models/acme/${name}`,
  (name) => `/models/acme/${name}.py`,
  (name) => `/api/models/acme/${name}`,
  (name) => `/api/models/acme/${name}/snippets`,
  (name) => `/tasks/${name}`,
  (name) => `/tasks/${name}.md`,
  (name) => `/api/tasks/${name}`,
  (name) => `/libraries/${name}`,
  (name) => `/api/libraries/${name}`,
  (name) => `/${name}`,
  (name) => `/assets/${name}`,
]

const RECORD = { id: 'acme/assistant', pipeline_tag: 'text-generation', tags: ['conversational'] }
const CALLS = ['/api/snippets']
const VIEWS = ['/api/snippets', '/api/not-offered', '/api/request']
const LOCAL = { ...RECORD, tags: ['gguf', 'conversational'] }

/** Bodies with one text that is long, and the paths that take them. */
const BODIES: readonly (readonly [field: string, paths: readonly string[], body: (text: string) => unknown])[] = [
  ['model', [...CALLS, '/api/local-apps', '/api/library-examples', '/api/agents'], (model) => ({ model })],
  ...['provider', 'language', 'client'].map(
    (field) => [field, ['/api/snippets'], (text: string) => ({ model: CHAT, [field]: text })] as const,
  ),
  ...(OPTIONS as readonly OptionRecord[]).flatMap(({ body = '' }) => {
    const field = body.replace(/^options\./, '')
    return field === body
      ? []
      : [[body, CALLS, (text: string) => ({ model: CHAT, options: { [field]: text } })] as const]
  }),
  ['options.stop', CALLS, (text) => ({ model: CHAT, options: { stop: text } })],
  ['a message', [...VIEWS, '/api/local-apps'], (text) => ofMessage(text)],
  ['the name of a file', CALLS, (url) => ofMessage([{ type: 'image_url', image_url: { url } }])],
  [
    'a schema',
    CALLS,
    (text) => ofSchema({ type: 'object', properties: { [halfOf(text)]: { description: halfOf(text) } } }),
  ],
  ['a reference in a schema', CALLS, ($ref) => ofSchema({ type: 'object', properties: { a: { $ref } } })],
  ['a tool', VIEWS, (text) => ofTool(text)],
  ['the name of a field', CALLS, (text) => ({ model: CHAT, options: { parameters: { [text]: 1 } } })],
  ['an option that there is not', CALLS, (text) => ({ model: CHAT, options: { [text]: 1 } })],
  ['a field that there is not', CALLS, (text) => ({ model: CHAT, [text]: 1 })],
  ['mapping.providerId', CALLS, (providerId) => ({ model: RECORD, mapping: { providerId }, provider: 'together' })],
  ...['id', 'pipeline_tag', 'library_name', 'mask_token', 'gated'].map(
    (field) =>
      [
        `model.${field}`,
        ['/api/snippets', '/api/library-examples', '/api/local-apps'],
        (text: string) => ({ model: { ...RECORD, [field]: text } }),
      ] as const,
  ),
  ['a tag', ['/api/snippets', '/api/local-apps'], (tag) => ({ model: { ...RECORD, tags: [...RECORD.tags, tag] } })],
  ...['transformers', 'transformers.js', 'diffusers', 'nemo', 'espnet', 'speechbrain', 'timm', 'peft', 'mlx'].map(
    (library) =>
      [
        `a record of ${library}`,
        ['/api/library-examples'],
        (text: string) => ({
          library,
          model: {
            id: 'acme/model',
            library_name: library,
            pipeline_tag: 'image-text-to-text',
            ...recordOf(tenthOf(text)),
          },
        }),
      ] as const,
  ),
  [
    'the name of a GGUF file',
    ['/api/local-apps'],
    (name) => ({ model: { ...LOCAL, siblings: [{ rfilename: `${name}-Q4_K_M.gguf` }] } }),
  ],
  ['quantization', ['/api/local-apps'], (quantization) => ({ model: LOCAL, quantization })],
  ['app', ['/api/local-apps'], (app) => ({ model: LOCAL, app })],
  ['library', ['/api/library-examples'], (library) => ({ model: CHAT, library })],
  ['agent', ['/api/agents'], (agent) => ({ model: CHAT, agent })],
  ['message', ['/api/explain-error'], (message) => ({ message })],
  ['a part of a message', ['/api/explain-error'], (message) => ({ message: message.slice(0, 49_000) })],
]

const tenthOf = (text: string): string => text.slice(0, text.length / 10)

/** The texts of a record that examples of libraries look at. */
const recordOf = (text: string): object => ({
  tags: [text],
  config: { architectures: [text], model_type: text, tokenizer_config: { chat_template: text } },
  cardData: { base_model: text, language: text, instance_prompt: text },
  transformersInfo: { auto_model: text, processor: text },
  widgetData: [{ text }],
})

/** Two of them are as long as one text may be. */
const halfOf = (text: string): string => text.slice(0, text.length / 2)

function ofMessage(content: unknown): object {
  return { model: RECORD, options: { messages: [{ role: 'user', content }] } }
}
function ofSchema(schema: object): object {
  return { model: RECORD, options: { recipe: 'structured-output', schema } }
}
function ofTool(text: string): object {
  const parameters = { type: 'object', properties: { a: { type: 'string', description: halfOf(text) } } }
  const tools = [{ type: 'function', function: { name: halfOf(text), description: 'It does', parameters } }]
  return { model: RECORD, options: { recipe: 'tool-loop', tools } }
}

/** Numbers of JSON that are long. */
const NUMBERS: readonly (readonly [name: string, number: string])[] = [
  ['zeros behind the point', `1.${'0'.repeat(900_000)}1`],
  ['digits', '1'.repeat(900_000)],
  ['an exponent', `1e${'9'.repeat(900_000)}`],
  ['zeros before the point', `1${'0'.repeat(900_000)}.5`],
]

/** Tools of agents, with the arguments that are texts. */
const TOOLS: readonly (readonly [tool: string, given: (text: string) => object])[] = [
  ['search_models', (query) => ({ query })],
  ['get_task', (task) => ({ task })],
  ['explain_error', (message) => ({ message })],
  ...[
    'get_snippets',
    'get_wire_request',
    'get_providers',
    'get_agent_set_up',
    'get_local_commands',
    'get_library_example',
  ].map((tool) => [tool, (model: string) => ({ model })] as const),
  ...['provider', 'language', 'client', 'endpointUrl', 'billTo', 'providerId', 'temperature'].map(
    (field) => ['get_snippets', (text: string) => ({ model: CHAT, [field]: text })] as const,
  ),
  ['get_snippets', (content) => ({ model: CHAT, messages: [{ role: 'user', content }] })],
  ['get_snippets', (task) => ({ model: 'acme/model', task })],
  ['get_snippets', (id) => ({ record: { ...RECORD, id } })],
  ['get_snippets', (field) => ({ model: CHAT, [field]: 1 })],
  ['get_local_commands', (quantization) => ({ record: LOCAL, quantization })],
  ['get_local_commands', (name) => ({ record: { ...LOCAL, siblings: [{ rfilename: `${name}-Q4_K_M.gguf` }] } })],
  ['get_library_example', (library) => ({ model: CHAT, library })],
  ['get_agent_set_up', (agent) => ({ model: CHAT, agent })],
]

const called = (name: string, given: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } })

const got = (name: string, path: () => string): LongQuestion => ({ name, path })
const posted = (name: string, path: string, body: () => string): LongQuestion => ({
  name: `${path}, ${name}`,
  path: () => path,
  body,
})

const OF_NUMBERS = NUMBERS.flatMap(([name, number]) => [
  posted(`a number: ${name}`, '/api/snippets', () => `{"model": "${CHAT}", "options": {"temperature": ${number}}}`),
  posted(`any number: ${name}`, '/api/snippets', () => `{"model": "${CHAT}", "options": {"parameters": [${number}]}}`),
  posted(`a number: ${name}`, '/mcp', () =>
    called('get_snippets', { model: CHAT, temperature: 0 }).replace('"temperature":0', `"temperature":${number}`),
  ),
])

const STATE_FIELDS = [
  'messages',
  'extra',
  'tools',
  'schema',
  'inputs',
  'fallbacks',
  'temperature',
  'provider',
  'language',
]
const STATE_FORMS = ['md', 'sh']
const FORM_TYPE = 'application/x-www-form-urlencoded'

export const LONG_QUESTIONS: readonly LongQuestion[] = [
  ...PARAMETERS_OF.flatMap(([path, parameters]) =>
    parameters.flatMap((parameter) =>
      ADDRESS_TEXTS.map(({ name, text }) =>
        got(`${path}, ${parameter}: ${name}`, () => `${path}?${parameter}=${encodeURIComponent(text())}`),
      ),
    ),
  ),
  ...NAMES.flatMap((pathOf) =>
    ADDRESS_TEXTS.flatMap(({ name, text }) => [
      got(`${pathOf('…')}, a name: ${name}`, () => pathOf(encodeURIComponent(text()))),
      got(`${pathOf('…')}, a plain name: ${name}`, () => pathOf(text().replace(/[^\w./-]/g, 'a'))),
    ]),
  ),
  ...BODIES.flatMap(([field, paths, body]) =>
    paths.flatMap((path) =>
      BODY_TEXTS.map(({ name, text }) => posted(`${field}: ${name}`, path, () => JSON.stringify(body(text())))),
    ),
  ),
  ...OF_NUMBERS,
  ...TOOLS.flatMap(([tool, given]) => {
    const field = Object.keys(given('a')).at(-1)
    return BODY_TEXTS.map(({ name, text }) =>
      posted(`${tool}, ${field}: ${name}`, '/mcp', () => called(tool, given(text()))),
    )
  }),
  ...STATE_FIELDS.flatMap((field) =>
    STATE_FORMS.flatMap((form) =>
      textsOf(900_000, inAddress).map(({ name, text }) => ({
        ...posted(`a state, ${field}: ${name}`, `/models/${CHAT}.${form}`, () =>
          String(new URLSearchParams({ state: String(new URLSearchParams({ [field]: text() })) })),
        ),
        type: FORM_TYPE,
      })),
    ),
  ),
]
