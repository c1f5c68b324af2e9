import { readFileSync } from 'node:fs'
import type { Runner, Transcript } from '../run/runner.ts'
import type { Service } from '../service/twin.ts'
import { FILE_TASKS, fileOf, type TaskCall } from './task-call.ts'

const PROGRAM = readFileSync(new URL('../../python/task_oracle.py', import.meta.url), 'utf8')

/** How huggingface_hub's method for a task is called. */
interface Method {
  readonly name: string
  /** Names of the method's arguments for the fields of the input; a bare input has the field ''. */
  readonly inputs: Readonly<Record<string, string>>
  /** Parameters that the method has arguments for, where they are not named as the service names them. */
  readonly renamed?: Readonly<Record<string, string>>
  /** Argument that takes parameters which have no argument of their own. */
  readonly others?: 'extra_body'
}

const method = (name: string, inputs: Method['inputs'], more: Omit<Method, 'name' | 'inputs'> = {}): Method => ({
  name,
  inputs,
  ...more,
})

/** Methods of the published Python client. Tasks that it has none for are missing. */
export const PYTHON_METHODS: Readonly<Record<string, Method>> = {
  'audio-classification': method('audio_classification', { '': 'audio' }),
  'audio-to-audio': method('audio_to_audio', { '': 'audio' }),
  'automatic-speech-recognition': method('automatic_speech_recognition', { '': 'audio' }, { others: 'extra_body' }),
  'document-question-answering': method('document_question_answering', { image: 'image', question: 'question' }),
  'feature-extraction': method('feature_extraction', { '': 'text' }),
  'fill-mask': method('fill_mask', { '': 'text' }),
  'image-classification': method('image_classification', { '': 'image' }),
  'image-segmentation': method('image_segmentation', { '': 'image' }),
  'image-to-image': method('image_to_image', { image: 'image', prompt: 'prompt' }),
  'image-to-text': method('image_to_text', { '': 'image' }),
  'image-to-video': method('image_to_video', { image: 'image', prompt: 'prompt' }),
  'object-detection': method('object_detection', { '': 'image' }),
  'question-answering': method('question_answering', { question: 'question', context: 'context' }),
  'sentence-similarity': method('sentence_similarity', { source_sentence: 'sentence', sentences: 'other_sentences' }),
  summarization: method('summarization', { '': 'text' }),
  'table-question-answering': method('table_question_answering', { table: 'table', query: 'query' }),
  'tabular-classification': method('tabular_classification', { '': 'table' }),
  'tabular-regression': method('tabular_regression', { '': 'table' }),
  'text-classification': method('text_classification', { '': 'text' }),
  'text-generation': method('text_generation', { '': 'prompt' }),
  'text-to-image': method('text_to_image', { '': 'prompt' }, { others: 'extra_body' }),
  'text-to-speech': method('text_to_speech', { '': 'text' }, { others: 'extra_body' }),
  'text-to-video': method('text_to_video', { '': 'prompt' }, { others: 'extra_body' }),
  'token-classification': method('token_classification', { '': 'text' }),
  translation: method('translation', { '': 'text' }),
  'visual-question-answering': method('visual_question_answering', { image: 'image', question: 'question' }),
  'zero-shot-classification': method('zero_shot_classification', { '': 'text' }),
  'zero-shot-image-classification': method('zero_shot_image_classification', { '': 'image' }),
}

function argumentsOf(call: TaskCall, { inputs }: Method): Record<string, unknown> {
  const fields = call.inputs as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(inputs).map(([field, name]) => [name, field === '' ? call.inputs : fields[field]]),
  )
}

const run = (job: object, call: Pick<TaskCall, 'files'>, runner: Runner, services: readonly Service[]): Promise<Transcript> =>
  runner.run(
    {
      language: 'python',
      content: PROGRAM,
      files: [{ name: 'call.json', bytes: Buffer.from(JSON.stringify(job)) }, ...call.files],
      env: {},
    },
    services,
  )

/** Makes a call with the published Python client of the hub; what it returned is on standard output as JSON. */
export function callHuggingfaceHub(call: TaskCall, runner: Runner, services: readonly Service[]): Promise<Transcript> {
  const method = PYTHON_METHODS[call.task]
  if (method === undefined) throw new Error(`huggingface_hub has no method for ${call.task}`)
  const job = {
    client: 'huggingface_hub',
    options: {
      api_key: call.token,
      ...(call.mode === 'endpoint' ? { base_url: call.endpointUrl } : { provider: call.provider }),
      ...(call.billTo === undefined ? {} : { bill_to: call.billTo }),
    },
    method: method.name,
    positional: [],
    arguments: {
      ...argumentsOf(call, method),
      ...call.parameters,
      // An endpoint is named once, when the client is made.
      ...(call.mode === 'endpoint' ? {} : { model: call.modelId }),
    },
  }
  return run(job, call, runner, services)
}

/** Calls fal with fal's own client: the application and its arguments, as an example has them. */
export function callFalClient(
  application: string,
  args: Readonly<Record<string, unknown>>,
  key: string,
  runner: Runner,
  services: readonly Service[],
): Promise<Transcript> {
  return run({ client: 'fal_client', key, application, arguments: args }, { files: [] }, runner, services)
}

export { FILE_TASKS, fileOf }
