import { readFileSync } from 'node:fs'
import type { Runner, Transcript } from '../run/runner.ts'
import type { Service } from '../services/request.ts'
import { type Call, CHAT, clientArguments, isChat } from './call.ts'

const PROGRAM = readFileSync(new URL('../languages/python/published_client.py', import.meta.url), 'utf8')

/** How huggingface_hub's method for a task is called. */
interface Method {
  readonly name: string
  /** Names of the method's arguments for the fields of the input; a bare input has the field ''. */
  readonly inputs: Readonly<Record<string, string>>
  /** Set when parameters without an argument of their own go into `extra_body`. */
  readonly extraBody: boolean
  /** Names of the parameters that have an argument of their own, where the rest goes into `extra_body`. */
  readonly named: readonly string[]
}

const method = (name: string, inputs: Method['inputs'], named?: string): Method => ({
  name,
  inputs,
  extraBody: named !== undefined,
  named: named === undefined || named === '' ? [] : named.split(' '),
})

/** Methods of the published Python client. Tasks that it has none for are missing. */
export const PYTHON_METHODS: Readonly<Record<string, Method>> = {
  'audio-classification': method('audio_classification', { '': 'audio' }),
  'audio-to-audio': method('audio_to_audio', { '': 'audio' }),
  'automatic-speech-recognition': method('automatic_speech_recognition', { '': 'audio' }, ''),
  [CHAT]: method('chat.completions.create', { '': 'messages' }, ''),
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
  'text-to-image': method(
    'text_to_image',
    { '': 'prompt' },
    'negative_prompt height width num_inference_steps guidance_scale scheduler seed',
  ),
  'text-to-speech': method(
    'text_to_speech',
    { '': 'text' },
    'do_sample early_stopping epsilon_cutoff eta_cutoff max_length max_new_tokens min_length min_new_tokens ' +
      'num_beam_groups num_beams penalty_alpha temperature top_k top_p typical_p use_cache',
  ),
  'text-to-video': method(
    'text_to_video',
    { '': 'prompt' },
    'guidance_scale negative_prompt num_frames num_inference_steps seed',
  ),
  'token-classification': method('token_classification', { '': 'text' }),
  translation: method('translation', { '': 'text' }),
  'visual-question-answering': method('visual_question_answering', { image: 'image', question: 'question' }),
  'zero-shot-classification': method('zero_shot_classification', { '': 'text' }),
  'zero-shot-image-classification': method('zero_shot_image_classification', { '': 'image' }),
}

function argumentsOf(call: Call, { inputs, extraBody, named }: Method): Record<string, unknown> {
  const fields = call.inputs as Readonly<Record<string, unknown>>
  const parameters = Object.entries(call.parameters)
  const others = extraBody ? parameters.filter(([name]) => !named.includes(name)) : []
  return {
    ...Object.fromEntries(
      Object.entries(inputs).map(([field, name]) => [name, field === '' ? call.inputs : fields[field]]),
    ),
    ...Object.fromEntries(parameters.filter((parameter) => !others.includes(parameter))),
    ...(others.length > 0 ? { extra_body: Object.fromEntries(others) } : {}),
  }
}

const run = (
  job: object,
  call: Pick<Call, 'files'>,
  runner: Runner,
  services: readonly Service[],
): Promise<Transcript> =>
  runner.run(
    {
      language: 'python',
      content: PROGRAM,
      files: [{ name: 'call.json', bytes: Buffer.from(JSON.stringify(job)) }, ...call.files],
      env: {},
    },
    services,
  )

/**
 * Makes a call with the published Python client of the hub; what it returned is on standard output as JSON.
 *
 * @param modelGivenTo the client and its methods both take the model, and one method sends it on only when given it
 * @throws Error when the client has no method for the task
 */
export function callHuggingfaceHub(
  call: Call,
  runner: Runner,
  services: readonly Service[],
  modelGivenTo: 'client' | 'method' = 'method',
): Promise<Transcript> {
  const method = PYTHON_METHODS[call.task]
  if (method === undefined) throw new Error(`huggingface_hub has no method for ${call.task}`)
  const { provider, model } = clientArguments(call, 'huggingface_hub')
  // An endpoint's address stands for the model, but in a chat.
  const givenTo = call.target === 'endpoint' && !isChat(call) ? undefined : modelGivenTo
  const job = {
    client: 'huggingface_hub',
    options: {
      api_key: call.token,
      ...(provider === undefined ? {} : { provider }),
      ...(call.endpointUrl === undefined ? {} : { base_url: call.endpointUrl }),
      ...(call.billTo === undefined ? {} : { bill_to: call.billTo }),
      ...(givenTo === 'client' ? { model } : {}),
    },
    method: method.name,
    arguments: {
      ...argumentsOf(call, method),
      ...(givenTo === 'method' ? { model } : {}),
      ...(isChat(call) ? { stream: call.streaming === true } : {}),
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
