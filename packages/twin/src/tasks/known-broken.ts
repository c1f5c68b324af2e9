import type { StreamSpelling } from '../service/event-stream.ts'
import { FAILURES, type Failure } from '../service/failure.ts'
import type { Scene } from './scene.ts'

/** What the service plays: a task's scene, or a chat that is spelled or refused in a certain way. */
export type DefectScene =
  | Scene
  | { readonly kind: 'chat'; readonly spelling?: StreamSpelling; readonly failure?: Failure }

/** A call that a released client cannot make as it should, and the program that shows it. */
export interface KnownBroken {
  /** The program, in `docs/known-client-defects`. */
  readonly file: string
  readonly client: '@huggingface/inference' | 'huggingface_hub' | 'openai'
  /** The release that was seen to do it. */
  readonly release: string
  readonly provider: string
  /** Tasks that it befalls; the program shows the first. */
  readonly tasks: readonly string[]
  /** What happens, for the reader of the documentation. */
  readonly problem: string
  /** What the examples do about it. */
  readonly instead: string
  readonly scene: DefectScene
  /** Exit code of the program; null when it does not end by itself. */
  readonly exitCode: number | null
  /** Text that the program's error output holds. */
  readonly says?: string
  /** Text that stands on its standard output. */
  readonly prints?: string
  /** Text that it ought to show and does not. */
  readonly hides?: string
  /** JSON that stands in the body of its first request for inference. */
  readonly sends?: string
  /** How often it asks at least. */
  readonly repeats?: number
}

const failureOf = (name: string): Failure => {
  const failure = FAILURES.find((each) => each.name === name)
  if (failure === undefined) throw new Error(`No failure is called ${name}`)
  return failure
}

const JAVASCRIPT = { client: '@huggingface/inference', release: '4.13.30' } as const
const PYTHON = { client: 'huggingface_hub', release: '2.4.0' } as const
const NOT_OFFERED = 'No example of this client is offered.'

/** Polls with a timer that does not keep Node alive. */
const leavesEarly = (provider: string, tasks: readonly string[]): KnownBroken => ({
  ...JAVASCRIPT,
  file: `huggingface-js-${provider}-leaves-early.mjs`,
  provider,
  tasks,
  problem: 'Node ends with exit code 13 while the client waits for the job: its pause does not keep the process alive.',
  instead: 'The example keeps Node alive with an interval until the call is done.',
  scene: { kind: 'success' },
  exitCode: 13,
})

const chatWithoutMessages = (provider: string): KnownBroken => ({
  ...JAVASCRIPT,
  file: `huggingface-js-${provider}-text-generation.mjs`,
  provider,
  tasks: ['text-generation'],
  problem: 'The text is sent to the chat endpoint as `inputs`, without messages, which the endpoint refuses.',
  instead: NOT_OFFERED,
  scene: { kind: 'success' },
  exitCode: 1,
  says: "'messages' : property 'messages' is missing",
})

/** What was found broken in released clients. Each entry's program is run by a test and must still show it. */
export const KNOWN_BROKEN: readonly KnownBroken[] = [
  leavesEarly('fal-ai', [
    'text-to-image',
    'audio-to-audio',
    'image-segmentation',
    'image-text-to-image',
    'image-text-to-video',
    'image-to-image',
    'image-to-video',
    'text-to-audio',
    'text-to-video',
  ]),
  leavesEarly('wavespeed', [
    'text-to-image',
    'image-text-to-image',
    'image-text-to-video',
    'image-to-image',
    'image-to-video',
    'text-to-video',
  ]),
  leavesEarly('together', ['text-to-video', 'image-to-video']),
  leavesEarly('novita', ['text-to-video', 'image-text-to-video']),
  leavesEarly('zai-org', ['text-to-image']),
  chatWithoutMessages('groq'),
  chatWithoutMessages('novita'),
  {
    ...JAVASCRIPT,
    file: 'huggingface-js-image-to-text-list.mjs',
    provider: 'hf-inference',
    tasks: ['image-to-text'],
    problem: 'An answer in a list of one is refused; only the bare answer is read.',
    instead: 'The example is offered: the service answers with the bare answer today.',
    scene: { kind: 'other-form' },
    exitCode: 1,
    says: 'malformed response',
  },
  {
    ...JAVASCRIPT,
    file: 'huggingface-js-repeats-503.mjs',
    provider: 'hf-inference',
    tasks: ['fill-mask'],
    problem:
      'A request that is answered with 503 is repeated at once and without limit, by every method and for every provider.',
    instead: 'The example passes `retry_on_error: false`.',
    scene: { kind: 'refused', failure: failureOf('503') },
    exitCode: null,
    repeats: 20,
  },
  {
    ...JAVASCRIPT,
    file: 'huggingface-js-never-gives-up.mjs',
    provider: 'fal-ai',
    tasks: ['text-to-image'],
    problem: 'A job that never ends is waited for without limit, at fal, WaveSpeedAI and Novita AI.',
    instead: 'The example passes a signal that ends the wait after ten minutes.',
    scene: { kind: 'never-ends' },
    exitCode: null,
    repeats: 3,
  },
  {
    ...JAVASCRIPT,
    file: 'huggingface-js-replicate-missing-file.mjs',
    provider: 'replicate',
    tasks: ['text-to-image', 'image-to-image', 'text-to-speech', 'text-to-video'],
    problem: 'A file that is not there comes back as if it were the result: the download is not checked.',
    instead: 'The example looks at the type of what came back before it saves it.',
    scene: { kind: 'media-404' },
    exitCode: 0,
    prints: 'There is no such file here.',
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-tabular-regression.py',
    provider: 'hf-inference',
    tasks: ['tabular-regression'],
    problem: 'The method is there, and every provider refuses its task.',
    instead: NOT_OFFERED,
    scene: { kind: 'success' },
    exitCode: 1,
    says: "Task 'tabular-regression' not supported for provider 'hf-inference'",
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-zero-shot-lists.py',
    provider: 'hf-inference',
    tasks: ['zero-shot-classification'],
    problem: 'An answer of labels and scores in two lists is refused; only a list of pairs is read.',
    instead: 'The example is offered: the service answers with pairs today.',
    scene: { kind: 'other-form' },
    exitCode: 1,
    says: 'Expected a list',
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-table-in-a-list.py',
    provider: 'hf-inference',
    tasks: ['table-question-answering'],
    problem: 'An answer in a list of one is refused; only the bare answer is read.',
    instead: 'The example is offered: the service answers with the bare answer today.',
    scene: { kind: 'other-form' },
    exitCode: 1,
    says: 'Invalid input data',
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-table-model-parameter.py',
    provider: 'hf-inference',
    tasks: ['table-question-answering'],
    problem: 'The model that the method is given is sent among the parameters of the question, too.',
    instead: 'The example gives the model to the client and not to the method.',
    scene: { kind: 'success' },
    exitCode: 0,
    sends: '"parameters":{"model":"acme/lantern"}',
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-fal-ai-job-failed.py',
    provider: 'fal-ai',
    tasks: ['text-to-video', 'image-to-image', 'image-to-video'],
    problem: 'A job that fails ends in a missing key; what fal said is lost.',
    instead: 'The example is offered, and cannot say more than the client does.',
    scene: { kind: 'job-failed' },
    exitCode: 1,
    says: "KeyError: 'video'",
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-wavespeed-never-gives-up.py',
    provider: 'wavespeed',
    tasks: ['text-to-video', 'image-to-image', 'image-to-video', 'text-to-image'],
    problem: 'A job that never ends is waited for without limit, at WaveSpeedAI and at fal.',
    instead: 'The example is offered, and waits as long as the client does.',
    scene: { kind: 'never-ends' },
    exitCode: null,
    repeats: 3,
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-novita-missing-file.py',
    provider: 'novita',
    tasks: ['text-to-video'],
    problem:
      'A video or a recording that is not there comes back as if it were the result, at fal, Novita AI, Replicate and WaveSpeedAI: the download is not checked.',
    instead: 'The example is offered: the client gives no means to tell the one from the other.',
    scene: { kind: 'media-404' },
    exitCode: 0,
    prints: 'There is no such file here.',
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-stream-end.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem: 'A stream that ends in `data:[DONE]`, without the optional space, is read to its end and then fails.',
    instead: 'The example is offered: services write the space today.',
    scene: { kind: 'chat', spelling: 'no-space' },
    exitCode: 1,
    says: 'JSONDecodeError',
    prints: 'Here I am.',
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-null-fields.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem: 'Fields that are null are left out of the request, however deep they stand.',
    instead: 'No example of this client is offered for a request that has one.',
    scene: { kind: 'chat' },
    exitCode: 0,
    sends: '"template":{}',
  },
  {
    client: 'openai',
    release: '3.52.0',
    file: 'openai-python-hides-words.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem:
      'The error of a refused request names the status alone when the service says why in a text, `{"error": "…"}`.',
    instead: 'The example catches the error and shows the whole answer.',
    scene: { kind: 'chat', failure: failureOf('401') },
    exitCode: 1,
    says: 'Error code: 401',
    hides: 'Invalid username or password',
  },
]
