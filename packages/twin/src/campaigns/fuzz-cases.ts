import {
  getInferenceSnippets,
  type Language,
  type ModelRecord,
  PLATFORMS,
  PROVIDERS,
  type ProviderMapping,
  SnippetInputError,
  type SnippetOptions,
  TASKS,
} from '@model-snippets/core'
import { LIBRARIES } from '@model-snippets/core/libraries'
import { findLanguage } from '../languages/index.ts'
import { HOSTILE_TEXTS, pick, type Random, seeded } from './hostile-texts.ts'

/** A generated example in a language that has a parser here. */
export interface Written {
  readonly language: Language
  readonly content: string
  /** Its source: `python/openai`, or a library's key. */
  readonly origin: string
}

/** The result of one case. */
export interface FuzzCase {
  readonly written: readonly Written[]
  /** Set if the generator failed, except for an error that names the field. */
  readonly crash: string | undefined
}

const PROVIDER_IDS = ['auto', ...Object.keys(PROVIDERS)]
const TASK_IDS = Object.keys(TASKS)
const GENERATORS = Object.values(LIBRARIES).filter(({ examples }) => examples !== undefined)
/** Longer texts take more parsing time without finding anything new. */
const TEXTS = HOSTILE_TEXTS.filter((text) => text.length < 200)
const WRONG_TYPES: readonly unknown[] = [null, 0, -1.5, true, '', [], [null], [[]], {}, { a: null }, undefined]
const LONGEST_PART = 12

/** A few hostile parts, and characters from all of Unicode, including unpaired surrogates. */
function text(random: Random): string {
  let made = ''
  for (let part = random(3); part >= 0; part--) {
    if (random(2) === 0) made += pick(random, TEXTS)
    else for (let place = random(LONGEST_PART); place > 0; place--) made += String.fromCharCode(random(0x10000))
  }
  return made
}

/** Any JSON of some depth, and sometimes a value that isn't JSON. */
function value(random: Random, depth = 0): unknown {
  const kind = random(depth > 2 ? 5 : 8)
  if (kind < 2) return text(random)
  if (kind === 2) return random(2) === 0 ? random(1000) : (random(2000) - 1000) / 7
  if (kind === 3) return random(2) === 0
  if (kind === 4) return random(40) === 0 ? pick(random, [Number.NaN, Number.POSITIVE_INFINITY, 1n, new Date(0)]) : null
  if (kind === 5) return Array.from({ length: random(4) }, () => value(random, depth + 1))
  return Object.fromEntries(Array.from({ length: random(4) }, () => [text(random), value(random, depth + 1)]))
}

/** A record's field: correct, hostile, of another type, or missing. */
function field(random: Random, usual: unknown): unknown {
  const kind = random(10)
  if (kind < 5) return usual
  if (kind === 5) return pick(random, WRONG_TYPES)
  if (typeof usual === 'string') return text(random)
  if (Array.isArray(usual)) return usual.map((item) => field(random, item))
  if (typeof usual === 'object' && usual !== null) {
    return Object.fromEntries(Object.entries(usual).map(([key, item]) => [key, field(random, item)]))
  }
  return usual
}

const TAGS = [
  'conversational',
  'lora',
  'controlnet',
  'inpainting',
  'textual_inversion',
  'custom_code',
  'gguf',
  'region:us',
]

const record = (random: Random, pipelineTag: string, library?: string): ModelRecord =>
  ({
    id: random(3) === 0 ? `acme/${text(random)}` : 'acme/lantern',
    pipeline_tag: random(12) === 0 ? field(random, pipelineTag) : pipelineTag,
    tags: random(10) === 0 ? field(random, TAGS) : TAGS.filter(() => random(3) === 0),
    library_name: library ?? field(random, 'transformers'),
    mask_token: field(random, '[MASK]'),
    config: field(random, {
      architectures: ['LanternForCausalLM'],
      tokenizer_config: { chat_template: '{{ messages }}' },
      processor_config: { chat_template: 'x' },
      chat_template_jinja: 'x',
      peft: { base_model_name_or_path: 'acme/base', task_type: 'CAUSAL_LM' },
      sklearn: { model: { file: 'model.pkl' }, model_format: 'pickle' },
      speechbrain: { speechbrain_interface: 'SpeakerRecognition', vocoder_model_id: 'acme/vocoder' },
      keras_hub: { tasks: ['CausalLM'] },
      adapter_transformers: { model_name: 'acme/base' },
    }),
    cardData: field(random, { base_model: 'acme/base', instance_prompt: 'a photo of sks dog' }),
    widgetData: field(random, [{ text: 'text', sentences: ['one', 'two'], structured_data: { a: [1, 2] } }]),
    transformersInfo: field(random, { auto_model: 'AutoModel', processor: 'AutoTokenizer', custom_class: 'Lantern' }),
  }) as unknown as ModelRecord

const CHAT_FIELDS = [
  'temperature',
  'max_tokens',
  'top_p',
  'seed',
  'stop',
  'tools',
  'response_format',
  'x y',
  '__proto__',
]

function options(random: Random, task: string): SnippetOptions {
  const chosen: { [name: string]: unknown } = {}
  if (random(4) === 0) chosen['directRequest'] = true
  if (random(3) === 0) chosen['streaming'] = true
  if (random(8) === 0) chosen['endpointUrl'] = random(3) === 0 ? text(random) : 'https://endpoint.example/v1'
  if (random(8) === 0) chosen['billTo'] = random(2) === 0 ? text(random) : 'acme'
  if (random(12) === 0) chosen['accessToken'] = random(2) === 0 ? text(random) : 'hf_example'
  if (random(8) === 0) chosen['providerId'] = text(random)
  if (random(6) === 0) chosen['platform'] = pick(random, PLATFORMS)
  if (task === 'conversational') {
    if (random(4) > 0) chosen['messages'] = [{ role: 'user', content: value(random, 1) }]
    if (random(2) === 0) chosen[pick(random, CHAT_FIELDS)] = value(random)
  } else {
    if (random(2) === 0) chosen['inputs'] = inputsLike(random, TASKS[task]?.exampleInput({ id: 'acme/lantern' }))
    if (random(2) === 0) chosen['parameters'] = { [text(random)]: value(random), seed: random(9) }
  }
  return chosen as SnippetOptions
}

/** The shape of the example input with other texts; sometimes something else entirely. */
function inputsLike(random: Random, example: unknown): unknown {
  if (random(15) === 0) return value(random)
  if (typeof example === 'string')
    return /\.(png|jpg|flac|wav)$/.test(example) && random(2) === 0 ? example : text(random)
  if (Array.isArray(example)) return example.map((item) => inputsLike(random, item))
  if (typeof example === 'object' && example !== null) {
    return Object.fromEntries(Object.entries(example).map(([key, item]) => [key, inputsLike(random, item)]))
  }
  return example
}

/** Returns the generators' output for a random record, mapping, and options, which are the same for the same seed. */
export function fuzzCase(seed: number): FuzzCase {
  // Consecutive seeds would start alike.
  const random = seeded(Math.imul(seed + 1, 0x9e3779b1) >>> 0)
  try {
    return { written: random(3) === 0 ? libraryExamples(random) : inferenceSnippets(random), crash: undefined }
  } catch (error) {
    if (error instanceof SnippetInputError) return { written: [], crash: undefined }
    return { written: [], crash: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Pipeline tags of chat models. */
const CHAT_PIPELINES = [
  'text-generation',
  'image-text-to-text',
  'any-to-any',
  'audio-text-to-text',
  'video-text-to-text',
]

function inferenceSnippets(random: Random): Written[] {
  const task = pick(random, TASK_IDS)
  const able = PROVIDER_IDS.filter((id) => id === 'auto' || PROVIDERS[id]?.routes[task] !== undefined)
  const provider = pick(random, random(12) === 0 ? PROVIDER_IDS : able)
  const isChat = task === 'conversational'
  const base = record(random, isChat ? pick(random, CHAT_PIPELINES) : task)
  const model = isChat && random(10) > 0 ? { ...base, tags: ['conversational'] } : base
  const mapping: ProviderMapping = {
    provider,
    hfModelId: model.id,
    providerId: random(2) === 0 ? text(random) : 'acme/lantern-fast',
    status: 'live',
    task,
    ...(random(6) === 0 ? { adapter: 'lora', adapterWeightsPath: text(random) } : {}),
  }
  const chosen = options(random, task)
  const platform = chosen.platform ?? 'posix'
  return getInferenceSnippets(model, provider, random(3) === 0 ? undefined : mapping, chosen)
    .filter(({ language }) => findLanguage(language)?.platforms.includes(platform))
    .map(({ language, client, content }) => ({ language, content, origin: `${language}/${client} ${task}` }))
}

function libraryExamples(random: Random): Written[] {
  const library = pick(random, GENERATORS)
  const model = record(random, pick(random, [...TASK_IDS, 'robotics', 'text-to-3d']), library.key)
  return (library.examples?.(model) ?? []).flatMap(({ language, content }) => {
    const id = findLanguage(language)?.id
    return id === undefined ? [] : [{ language: id, content, origin: library.key }]
  })
}
