import { readFileSync } from 'node:fs'
import type { Target } from '@model-snippets/core'
import type { InputFile } from '../run/sandbox.ts'
import { servedTask } from './registry.ts'
import type { TaskCall } from './task-call.ts'

const FOLDER = new URL('../../../core/samples/', import.meta.url)

/** A sample file of the project, by name. */
export function sampleFile(name: string): InputFile {
  const file = read.get(name) ?? { name, bytes: readFileSync(new URL(name, FOLDER)) }
  read.set(name, file)
  return file
}

const read = new Map<string, InputFile>()

const IMAGE_AND_PROMPT = { image: 'cat.png', prompt: 'Turn the cat\'s fur "blue"' }
const IMAGE_AND_QUESTION = { image: 'invoice.png', question: 'What is the total?' }
const COLUMNS = { length_cm: [23.2, 30.1], species: ['bream', 'perch'] }

/** One input for each task, in the shape of the task's example input; ours, not the generator's. */
const INPUTS: Readonly<Record<string, unknown>> = {
  'audio-classification': 'keyword.wav',
  'audio-to-audio': 'mixture.wav',
  'automatic-speech-recognition': 'welcome.wav',
  'document-question-answering': IMAGE_AND_QUESTION,
  'feature-extraction': 'Rain is expected.',
  'fill-mask': 'The bakery sells [MASK].',
  'image-classification': 'cat.png',
  'image-segmentation': 'street.jpg',
  'image-text-to-image': IMAGE_AND_PROMPT,
  'image-text-to-video': IMAGE_AND_PROMPT,
  'image-to-image': IMAGE_AND_PROMPT,
  'image-to-text': 'street.jpg',
  'image-to-video': IMAGE_AND_PROMPT,
  'object-detection': 'street.jpg',
  'question-answering': { question: 'Where?', context: 'In Porto.' },
  'sentence-similarity': { source_sentence: 'The train is late.', sentences: ['It is late.', 'It is blue.', 'Bread.'] },
  summarization: 'The bridge closed in March.',
  'table-question-answering': { query: 'Which?', table: { City: ['Aveiro', 'Porto'], Bridges: ['4', '6'] } },
  'tabular-classification': COLUMNS,
  'tabular-regression': COLUMNS,
  'text-classification': 'The food was wonderful.',
  'text-generation': 'The lighthouse keeper opened the door and',
  'text-to-audio': 'Slow piano',
  'text-to-image': 'A lighthouse',
  'text-to-speech': 'The last ferry leaves at ten.',
  'text-to-video': 'A paper boat',
  'token-classification': 'Ines moved to Lisbon.',
  translation: 'Where is the station?',
  'visual-question-answering': IMAGE_AND_QUESTION,
  'zero-shot-classification': 'I was charged twice.',
  'zero-shot-image-classification': 'cat.png',
}

const PARAMETERS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'text-to-image': { num_inference_steps: 5 },
  'zero-shot-classification': { candidate_labels: ['refund', 'legal', 'faq'] },
  'zero-shot-image-classification': { candidate_labels: ['cat', 'dog', 'llama'] },
}

const MODEL_ID = 'acme/lantern'

/** A call of a task with an input of ours. */
export function sampleCall(provider: string, task: string, target: Target, more: Partial<TaskCall> = {}): TaskCall {
  const inputs = INPUTS[task]
  if (inputs === undefined) throw new Error(`There is no sample input for ${task}`)
  const name = typeof inputs === 'string' ? inputs : (inputs as { image?: string }).image
  const isFile = name !== undefined && /\.(png|jpg|wav|flac)$/.test(name)
  return {
    task,
    provider,
    target,
    modelId: MODEL_ID,
    mappings:
      provider === 'auto'
        ? []
        : [
            {
              provider,
              hfModelId: MODEL_ID,
              providerId: servedTask(provider, task)?.model ?? MODEL_ID,
              status: 'live',
              task,
            },
          ],
    token: target === 'direct' ? 'key-0123456789abcdef' : 'hf_0123456789abcdef',
    inputs,
    parameters: PARAMETERS[task] ?? {},
    files: isFile ? [sampleFile(name)] : [],
    ...(target === 'endpoint' ? { endpointUrl: 'https://endpoint.example' } : {}),
    ...more,
  }
}
