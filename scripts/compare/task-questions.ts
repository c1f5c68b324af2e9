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
import { LOCATIONS, TEXTS } from './texts.ts'
import type { Ids } from './tree.ts'

type Shape = (text: string, location: string) => unknown

const file: Shape = (_, location) => location
const imageAndPrompt: Shape = (prompt, image) => ({ image, prompt })
const imageAndQuestion: Shape = (question, image) => ({ image, question })
const columns: Shape = (text) => ({ 'a column': [text, 'x'], "it's": [1, null], 'a-b': [true, 0.5] })

/** The shape of a task's input, if it isn't text. */
const SHAPES: { readonly [task: string]: Shape } = {
  'audio-classification': file,
  'audio-to-audio': file,
  'automatic-speech-recognition': file,
  'image-classification': file,
  'image-segmentation': file,
  'image-to-text': file,
  'object-detection': file,
  'zero-shot-image-classification': file,
  'image-to-image': imageAndPrompt,
  'image-to-video': imageAndPrompt,
  'image-text-to-image': imageAndPrompt,
  'image-text-to-video': imageAndPrompt,
  'document-question-answering': imageAndQuestion,
  'visual-question-answering': imageAndQuestion,
  'question-answering': (text) => ({ question: text, context: `About: ${text}` }),
  'table-question-answering': (text) => ({ query: text, table: { 'Name "1"': [text, 'B'], "it's": ['1', '2'] } }),
  'sentence-similarity': (text) => ({ source_sentence: text, sentences: [text, 'Another.', ''] }),
  'tabular-classification': columns,
  'tabular-regression': columns,
}

/** Returns a task's inputs: every text and file name, combined if the task has both. */
function inputsOf(task: string): { readonly [name: string]: Fields } {
  const shape = SHAPES[task]
  const texts = Object.entries(TEXTS)
  const locations = Object.entries(LOCATIONS)
  const own = TEXTS['own'] ?? ''
  const photo = LOCATIONS['own image'] ?? ''
  const named: [string, Fields][] = []
  if (shape !== file) {
    for (const [name, text] of texts) {
      named.push([`text, ${name}`, { inputs: shape === undefined ? text : shape(text, photo) }])
    }
  }
  if (shape === file || shape === imageAndPrompt || shape === imageAndQuestion) {
    for (const [name, location] of locations) named.push([`file, ${name}`, { inputs: shape(own, location) }])
  }
  return Object.fromEntries(named)
}

const PARAMETERS: { readonly [name: string]: Fields } = {
  empty: {},
  image: { num_inference_steps: 7, guidance_scale: 3.5, width: 512, height: 768, seed: 42, negative_prompt: `it's` },
  size: { target_size: { width: 1024, height: 576 }, num_frames: 120, num_inference_steps: 4 },
  'wrong size': { target_size: [1], num_frames: 'many', resolution: '2K', duration: 9 },
  labels: { candidate_labels: [`it's`, 'b "c"', '$(d)'], multi_label: true, hypothesis_template: 'This is {}.' },
  text: { max_new_tokens: 20, temperature: 0, top_k: 5, do_sample: true, return_full_text: false, stop: ['\n'] },
  question: { top_k: 3, max_answer_len: 15, doc_stride: 128, handle_impossible_answer: true },
  tokens: { aggregation_strategy: 'simple', ignore_labels: ['O'], stride: 2 },
  audio: { return_timestamps: true, generation_parameters: { num_beams: 4 }, function_to_apply: 'softmax' },
  languages: { src_lang: 'en', tgt_lang: 'fr', truncation: 'longest_first', clean_up_tokenization_spaces: false },
  embedding: { normalize: true, prompt_name: `it's`, truncate: false, truncation_direction: 'Right', dimensions: 64 },
  speech: { voice: 'Ann "A"', language: 'no', response_format: 'wav', speed: 1.25 },
  masks: {
    threshold: 0.5,
    mask_threshold: 0.25,
    subtask: 'semantic',
    targets: ['a', 'b'],
    overlap_mask_area_threshold: 1,
  },
  table: { padding: 'longest', sequential: false, truncation: true },
  completion: {
    max_tokens: 9,
    seed: 1,
    logprobs: 2,
    frequency_penalty: 0.1,
    n: 2,
    echo: true,
    stream: true,
    model: 'x',
  },
  'odd names': JSON.parse(
    '{"__proto__": {"a": 1}, "a-b": [true, null], "x\\"y": 2, "it\'s": 3, "constructor": 4, "class": 5, "": 6, "a b": 7}',
  ) as Fields,
  'names of fields': {
    inputs: 'a',
    prompt: 'b',
    image: 'c',
    image_url: 'd',
    text: 'e',
    input: 'f',
    data: 'g',
    file: 'h',
  },
  nulls: { seed: null, nested: { a: [null] }, num_inference_steps: null },
  texts: { ...TEXTS },
  numbers: { a: -0, b: 1e21, c: 5e-324, d: 2 ** 53, e: 0.1 },
}

const OPTIONS: { readonly [name: string]: Fields } = {
  ...Object.fromEntries(
    Object.entries(PARAMETERS).map(([name, parameters]) => [`parameters, ${name}`, { parameters }]),
  ),
  ...COMMON_OPTIONS,
  'options of chat': {
    temperature: 0,
    max_tokens: 20,
    top_p: 0.5,
    seed: 1,
    messages: [{ role: 'user', content: 'Hi' }],
    tools: [],
    'a-b': 1,
  },
  'null options of chat': { temperature: null, max_tokens: null, top_p: null },
}

/** Yields every kind of question for all other tasks. */
export function* taskQuestions(ids: Ids, providers: readonly string[]): Generator<Question> {
  const { tasks, pipelines } = ids
  for (const task of tasks) {
    const model = { id: 'acme/demo', pipeline_tag: task, tags: [task] }
    const options = { ...inputsOf(task), ...OPTIONS }
    for (const provider of providers) {
      yield* plain(task, model, provider)
      if (!ids.providers.includes(provider) && provider !== 'auto') continue
      for (const target of MAIN_TARGETS) {
        for (const platform of PLATFORMS) {
          const about = `task ${task} ${provider} ${target} ${platform}`
          for (const [name, others] of Object.entries(options)) {
            yield inference(`${about}: ${name}`, model, provider, { ...TARGETS[target], platform, ...others })
          }
        }
        yield* variants(task, model, provider, target)
      }
    }
  }
  const others = pipelines.filter((task) => !tasks.includes(task))
  for (const task of [...others, 'unknown-task', '__proto__', 'constructor', '']) {
    const model = { id: 'acme/demo', pipeline_tag: task, tags: ['conversational'] }
    for (const provider of providers) yield inference(`task ${JSON.stringify(task)} ${provider}`, model, provider)
  }
}

/** Yields the task's own example for every target. */
function* plain(task: string, model: Fields, provider: string): Generator<Question> {
  for (const [target, goes] of Object.entries(TARGETS)) {
    for (const streaming of [false, true]) {
      const about = `task ${task} ${provider} ${target}${streaming ? ' stream' : ''}`
      yield offered(`${about} as offered`, model, provider, { ...goes, streaming })
      for (const platform of PLATFORMS) {
        yield inference(`${about} ${platform}: none`, model, provider, { ...goes, streaming, platform })
      }
    }
  }
}

/** Yields other models, mappings, and invalid options, which are the same for every platform. */
function* variants(task: string, model: Fields, provider: string, target: string): Generator<Question> {
  const goes = TARGETS[target]
  const about = `task ${task} ${provider} ${target}`
  for (const [name, [mapping, options]] of Object.entries(mappingsOf(provider, task))) {
    yield inference(`${about}: ${name}`, model, provider, { ...goes, ...options }, mapping)
  }
  for (const [name, other] of Object.entries(modelsOf(task, [task]))) {
    yield inference(`${about}: model, ${name}`, other, provider, goes)
  }
  for (const [name, options] of Object.entries(BAD_OPTIONS)) {
    yield inference(`${about}: ${name}`, model, provider, { ...goes, ...options })
  }
}
