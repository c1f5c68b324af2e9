import type { Scene } from './scene.ts'

/** A call that a released client cannot make, with the least that shows it. */
export interface KnownBroken {
  readonly client: '@huggingface/inference' | 'huggingface_hub'
  readonly release: string
  readonly provider: string
  readonly tasks: readonly string[]
  /** What happens, for the reader of the documentation. */
  readonly problem: string
  readonly language: 'js' | 'python'
  /** A program that shows it against the service of `provider` and the first of `tasks`. */
  readonly program: string
  readonly scene: Scene['kind']
  /** Exit code of the program; null when it does not end by itself. */
  readonly exitCode: number | null
  /** Text that the program's error output holds. */
  readonly says: string
  /** What examples do instead. */
  readonly instead: string
}

const MODEL = 'acme/lantern'

const js = (call: string): string => `import { InferenceClient } from '@huggingface/inference'

const client = new InferenceClient(process.env.HF_TOKEN)
console.log(await client.${call})
`

const python = (provider: string, call: string): string => `import os
from huggingface_hub import InferenceClient

client = InferenceClient(provider="${provider}", api_key=os.environ["HF_TOKEN"])
print(client.${call})
`

const jsText = (method: string, provider: string): string =>
  js(`${method}({ provider: '${provider}', model: '${MODEL}', inputs: 'A lighthouse' })`)

/** Polls with a timer that does not keep Node alive. */
const leavesEarly = (provider: string, method: string, tasks: readonly string[]): KnownBroken => ({
  client: '@huggingface/inference',
  release: '4.13.30',
  provider,
  tasks,
  problem: 'Node ends with exit code 13 while the client waits for the job: its pause does not keep the process alive.',
  language: 'js',
  program: jsText(method, provider),
  scene: 'success',
  exitCode: 13,
  says: '',
  instead: 'The example keeps Node alive with an interval until the call is done.',
})

const chatWithoutMessages = (provider: string): KnownBroken => ({
  client: '@huggingface/inference',
  release: '4.13.30',
  provider,
  tasks: ['text-generation'],
  problem: 'The text is sent to the chat endpoint as `inputs`, without messages, which the endpoint refuses.',
  language: 'js',
  program: jsText('textGeneration', provider),
  scene: 'success',
  exitCode: 1,
  says: "'messages' : property 'messages' is missing",
  instead: 'No example of this client is offered.',
})

/** What was found broken in released clients. Each entry's program is run by a test and must still show it. */
export const KNOWN_BROKEN: readonly KnownBroken[] = [
  leavesEarly('fal-ai', 'textToImage', [
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
  leavesEarly('wavespeed', 'textToImage', [
    'text-to-image',
    'image-text-to-image',
    'image-text-to-video',
    'image-to-image',
    'image-to-video',
    'text-to-video',
  ]),
  leavesEarly('together', 'textToVideo', ['text-to-video', 'image-to-video']),
  leavesEarly('novita', 'textToVideo', ['text-to-video', 'image-text-to-video']),
  leavesEarly('zai-org', 'textToImage', ['text-to-image']),
  chatWithoutMessages('groq'),
  chatWithoutMessages('novita'),
  {
    client: '@huggingface/inference',
    release: '4.13.30',
    provider: 'replicate',
    tasks: ['text-to-image', 'image-to-image', 'text-to-speech', 'text-to-video'],
    problem: 'A file that is not there comes back as if it were the result: the download is not checked.',
    language: 'js',
    program: js(
      `textToImage({ provider: 'replicate', model: '${MODEL}', inputs: 'A lighthouse' }).then((blob) => blob.text())`,
    ),
    scene: 'media-404',
    exitCode: 0,
    says: '',
    instead: 'The example looks at the type of what came back before it saves it.',
  },
  {
    client: 'huggingface_hub',
    release: '2.4.0',
    provider: 'hf-inference',
    tasks: ['tabular-regression'],
    problem: 'The method is there, and every provider refuses its task.',
    language: 'python',
    program: python('hf-inference', `tabular_regression({"length_cm": [23.2]}, model="${MODEL}")`),
    scene: 'success',
    exitCode: 1,
    says: "Task 'tabular-regression' not supported for provider 'hf-inference'",
    instead: 'No example of this client is offered.',
  },
  {
    client: 'huggingface_hub',
    release: '2.4.0',
    provider: 'hf-inference',
    tasks: ['zero-shot-classification'],
    problem: 'An answer of labels and scores in two lists is refused; only a list of pairs is read.',
    language: 'python',
    program: python('hf-inference', `zero_shot_classification("Twice", candidate_labels=["a", "b"], model="${MODEL}")`),
    scene: 'other-form',
    exitCode: 1,
    says: 'Expected a list',
    instead: 'The example is offered: the service answers with pairs today.',
  },
  {
    client: 'huggingface_hub',
    release: '2.4.0',
    provider: 'hf-inference',
    tasks: ['table-question-answering'],
    problem: 'An answer in a list of one is refused; only the bare answer is read.',
    language: 'python',
    program: python(
      'hf-inference',
      `table_question_answering(table={"City": ["Porto"]}, query="Which?", model="${MODEL}")`,
    ),
    scene: 'other-form',
    exitCode: 1,
    says: 'Invalid input data',
    instead: 'The example is offered: the service answers with the bare answer today.',
  },
  {
    client: 'huggingface_hub',
    release: '2.4.0',
    provider: 'fal-ai',
    tasks: ['text-to-video', 'image-to-image', 'image-to-video'],
    problem: 'A job that fails ends in a missing key; what fal said is lost.',
    language: 'python',
    program: python('fal-ai', `text_to_video("A lighthouse", model="${MODEL}")`),
    scene: 'job-failed',
    exitCode: 1,
    says: "KeyError: 'video'",
    instead: 'The example is offered, and cannot say more than the client does.',
  },
  {
    client: 'huggingface_hub',
    release: '2.4.0',
    provider: 'wavespeed',
    tasks: ['text-to-video', 'image-to-image', 'image-to-video', 'text-to-image'],
    problem: 'A job that never ends is waited for without limit.',
    language: 'python',
    program: python('wavespeed', `text_to_video("A lighthouse", model="${MODEL}")`),
    scene: 'never-ends',
    exitCode: null,
    says: '',
    instead: 'The example is offered, and waits as long as the client does.',
  },
]
