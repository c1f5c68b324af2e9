import { type Answer, addExamples, attempt, call, type Parts, type Question, textOf } from './answers.ts'
import type { Fields } from './inference-questions.ts'
import { TEXTS } from './texts.ts'
import type { Ids, Tree } from './tree.ts'

const siblings = (...names: readonly string[]) => names.map((rfilename) => ({ rfilename }))
const chat = { id: 'acme/demo', pipeline_tag: 'text-generation', tags: ['conversational'] }
const gguf = { ...chat, tags: ['gguf', 'conversational'] }

/** Model records that some app supports, or almost supports. */
const RECORDS: { readonly [name: string]: Fields } = {
  'GGUF with files': {
    ...gguf,
    siblings: siblings('README.md', 'demo-Q8_0.gguf', 'demo-Q4_K_M.gguf', 'mmproj-demo-F16.gguf'),
  },
  'GGUF without a list of files': { ...chat, library_name: 'llama-cpp-python' },
  'GGUF in parts': {
    ...gguf,
    siblings: siblings('Q6_K/demo-Q6_K-00001-of-00002.gguf', 'Q6_K/demo-Q6_K-00002-of-00002.gguf'),
  },
  'GGUF with a part missing': {
    ...gguf,
    siblings: siblings('demo-Q6_K-00001-of-00002.gguf', 'demo-IQ2_XXS.gguf', 'demo.imatrix.gguf'),
  },
  'GGUF of other sizes': {
    ...gguf,
    siblings: siblings('demo-BF16.gguf', 'demo-Q8_0.gguf', 'demo-Q5_K_S.gguf', 'demo-Q3_K_L.gguf', 'demo-Q2_K.gguf'),
  },
  'GGUF without a label': { ...gguf, siblings: siblings('demo.gguf') },
  'GGUF by its publisher’s label': { ...chat, tags: ['gguf'], siblings: siblings('demo-UD-Q4_K_XL.gguf') },
  'GGUF with hostile names': { ...gguf, siblings: siblings(`it's "x"-Q4_K_M.gguf`, '-rf-Q8_0.gguf', '$(x)-Q6_K.gguf') },
  'GGUF that sees': {
    ...gguf,
    pipeline_tag: 'image-text-to-text',
    siblings: siblings('demo-Q4_K_M.gguf', 'mmproj-F16.gguf'),
  },
  'GGUF, asks first': { ...gguf, gated: 'auto', siblings: siblings('demo-Q4_K_M.gguf') },
  'GGUF and others': {
    ...gguf,
    library_name: 'transformers',
    siblings: siblings('a-Q8_0.gguf', 'model.safetensors'),
  },
  'Transformers, chat': { ...chat, library_name: 'transformers' },
  'Transformers, chat, asks first': { ...chat, library_name: 'transformers', gated: 'manual' },
  'Transformers, no chat': { id: 'acme/demo', pipeline_tag: 'text-generation', library_name: 'transformers' },
  'Transformers that sees': { ...chat, pipeline_tag: 'image-text-to-text', library_name: 'transformers' },
  'Transformers, custom code': { ...chat, library_name: 'transformers', tags: ['conversational', 'custom_code'] },
  'Transformers of Mistral AI': { ...chat, library_name: 'transformers', tags: ['conversational', 'mistral-common'] },
  'for an NPU': { ...chat, tags: ['conversational', 'ryzenai-npu'] },
  painting: { id: 'acme/demo', pipeline_tag: 'text-to-image', library_name: 'diffusers', tags: ['safetensors'] },
  'painting, an adapter': { id: 'acme/demo', library_name: 'diffusers', tags: ['safetensors', 'lora'] },
  'painting, Core ML': { id: 'acme/demo', pipeline_tag: 'text-to-image', tags: ['coreml', 'joyfusion'] },
  'MLX, chat': { ...chat, library_name: 'mlx' },
  'MLX that sees': { ...chat, pipeline_tag: 'image-text-to-text', library_name: 'mlx' },
  embeddings: { id: 'acme/demo', pipeline_tag: 'sentence-similarity', library_name: 'sentence-transformers' },
  'embeddings, asks first': {
    id: 'acme/demo',
    pipeline_tag: 'feature-extraction',
    tags: ['text-embeddings-inference'],
    gated: 'auto',
  },
  'id with quotes': { ...chat, id: `acme/it's "x"`, library_name: 'transformers' },
  'id like an option': { ...chat, id: '--help', library_name: 'transformers' },
  'id with letters': { ...gguf, id: 'acmé/日本', siblings: siblings('ü-Q4_K_M.gguf') },
  'number as id': { ...chat, id: 5, library_name: 'transformers' },
  'wrong types': { ...gguf, siblings: [null, 5, { rfilename: 5 }, {}], tags: 'gguf' },
  'nothing known': { id: 'acme/demo' },
}

const SYSTEMS = [undefined, 'macos', 'linux', 'windows']

const QUANTIZATIONS = [undefined, 'Q4_K_M', 'q8_0', ' iq4_xs ', 'Q6_K', 'UD-Q4_K_XL', 'no', '']

const OPTIONS: { readonly [name: string]: Fields } = {
  none: {},
  'stream, temperature': { streaming: true, temperature: 0, max_tokens: 64, top_p: 0.5 },
  quotes: { messages: [{ role: 'user', content: TEXTS['quotes'] }] },
  expansion: { messages: [{ role: 'user', content: TEXTS['expansion'] }], stop: [`it's`], 'a-b': null },
  inputs: { inputs: TEXTS['lines'], parameters: { seed: 1 } },
  token: { accessToken: `hf_it's` },
  'address of another': {
    endpointUrl: 'https://elsewhere.example',
    billTo: 'acme',
    directRequest: true,
    providerId: 'x',
  },
}

const WRONG_OPTIONS: { readonly [name: string]: Fields } = {
  'unknown app': { app: 'nope' },
  'unknown system': { system: 'beos' },
  'one app': { app: 'ollama' },
  'wrong temperature': { temperature: Number.NaN },
  'wrong token': { accessToken: 'a\nb' },
}

interface App {
  readonly app: string
  readonly examples: Parameters<typeof addExamples>[2]
  readonly [field: string]: unknown
}

interface SkippedApp {
  readonly app: string
  readonly [field: string]: unknown
}

function appsOf(tree: Tree, model: Fields | undefined, options: Fields): Answer {
  const parts: Parts = {}
  attempt(parts, 'apps', () => {
    const explanation = call(tree.localApps, 'explainLocalApps', model, options)
    const { apps, skipped, ...others } = explanation as { apps: readonly App[]; skipped: readonly SkippedApp[] }
    for (const snippet of apps) {
      const { app, examples, ...fields } = snippet
      for (const [field, value] of Object.entries(fields)) parts[`${app} ${field}`] = textOf(value)
      addExamples(parts, `${app}:`, examples)
      if ('localAppScript' in tree.localApps) {
        parts[`${app} script`] = textOf(call(tree.localApps, 'localAppScript', snippet))
      }
    }
    for (const { app, ...fields } of skipped) {
      for (const [field, value] of Object.entries(fields)) parts[`${app} ${field}`] = textOf(value)
    }
    parts['offered apps'] = apps.map(({ app }) => app).join('\n')
    parts['skipped apps'] = skipped.map(({ app }) => app).join('\n')
    for (const [field, value] of Object.entries(others)) parts[`explanation ${field}`] = textOf(value)
  })
  return parts
}

/** Yields questions about running models locally. */
export function* localAppQuestions(
  { models }: Ids,
  modelIn: (tree: Tree, id: string) => Fields | undefined,
): Generator<Question> {
  for (const [kind, model] of Object.entries(RECORDS)) {
    for (const system of SYSTEMS) {
      for (const quantization of QUANTIZATIONS) {
        for (const [name, options] of Object.entries(OPTIONS)) {
          const asked = { system, quantization, ...options }
          const on = `${system ?? 'any system'} ${JSON.stringify(quantization) ?? 'any quantization'}`
          yield { name: `local ${kind} ${on}: ${name}`, ask: (tree) => appsOf(tree, model, asked) }
        }
      }
    }
    for (const [name, options] of Object.entries(WRONG_OPTIONS)) {
      yield { name: `local ${kind}: ${name}`, ask: (tree) => appsOf(tree, model, options) }
    }
  }
  for (const id of models) {
    for (const system of SYSTEMS) {
      const name = `local catalogue ${id} ${system ?? 'any system'}`
      yield { name, ask: (tree) => appsOf(tree, modelIn(tree, id), { system }) }
    }
  }
}
