import { readFileSync } from 'node:fs'
import { type InputShape, PROVIDERS, TASKS, type Target } from '@model-snippets/core'
import type { InputFile } from './input-file.ts'
import { servedTask } from './registry.ts'
import type { TaskCall } from './task-call.ts'

const FOLDER = new URL('../../../core/samples/', import.meta.url)

/** Returns one of the project's sample files. */
export function sampleFile(name: string): InputFile {
  const file = read.get(name) ?? { name, bytes: readFileSync(new URL(name, FOLDER)) }
  read.set(name, file)
  return file
}

const read = new Map<string, InputFile>()

/** An input of each shape, independent of the generator's own examples. */
const INPUTS: { readonly [shape in InputShape]: unknown } = {
  messages: [{ role: 'user', content: 'Hello' }],
  text: 'A lighthouse',
  file: 'cat.png',
  'image-and-prompt': { image: 'cat.png', prompt: 'Turn the cat\'s fur "blue"' },
  'image-and-question': { image: 'invoice.png', question: 'What is the total?' },
  'question-and-context': { question: 'Where?', context: 'In Porto.' },
  'query-and-table': { query: 'Which?', table: { City: ['Aveiro', 'Porto'], Bridges: ['4', '6'] } },
  sentences: { source_sentence: 'The train is late.', sentences: ['It is late.', 'It is blue.', 'Bread.'] },
  columns: { length_cm: ['23.2', '30.1'], species: ['bream', 'perch'] },
}

const MODEL_ID = 'acme/lantern'

/** Returns a call of a task with one of our inputs. */
export function sampleCall(provider: string, task: string, target: Target, more: Partial<TaskCall> = {}): TaskCall {
  const record = TASKS[task]
  if (record === undefined) throw new Error(`Core has no task ${task}`)
  const inputs = record.file === 'audio' ? 'welcome.wav' : INPUTS[record.input]
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
    parameters: {
      ...record.exampleParameters,
      ...PROVIDERS[provider]?.routes[task]?.exampleParameters?.(servedTask(provider, task)?.model ?? MODEL_ID),
    },
    files: isFile ? [sampleFile(name)] : [],
    ...(target === 'endpoint' ? { endpointUrl: 'https://endpoint.example' } : {}),
    ...more,
  }
}
