import type { ContractSchema, DocumentedContract, DocumentedOperation } from '../../contract.ts'
import { jsonOf } from '../../protocols/openai-contract.ts'
import { BOOLEAN, INTEGER, TEXT } from '../../protocols/schema.ts'

const within = (minimum: number, maximum: number): ContractSchema => ({ ...INTEGER, minimum, maximum })

const TASKS = ['automatic-speech-recognition', 'image-to-image', 'text-to-image', 'text-to-speech', 'text-to-video']

const prediction = jsonOf(
  ['id', 'status', 'model', 'version', 'input', 'source', 'data_removed', 'created_at', 'urls'],
  {
    id: TEXT,
    status: { enum: ['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted'] },
    model: TEXT,
    version: TEXT,
    input: { type: 'object' },
    output: {},
    source: { enum: ['api', 'web'] },
    error: {},
    logs: TEXT,
    data_removed: BOOLEAN,
    created_at: TEXT,
    urls: {
      type: 'object',
      required: ['get', 'cancel'],
      properties: { get: TEXT, cancel: TEXT, stream: TEXT, web: TEXT },
    },
  },
)

const states = {
  at: ['status'],
  pending: ['starting', 'processing'],
  done: ['succeeded'],
  failed: ['failed', 'canceled', 'aborted'],
}

/** Creates a prediction. With a `Prefer` header, the request waits up to a minute. */
const create = (path: string, required: readonly string[]): DocumentedOperation => ({
  tasks: TASKS,
  sources: ['client', 'predictions'],
  method: 'POST',
  path,
  // Each model has its own input.
  request: jsonOf(required, { input: { type: 'object' }, version: TEXT, stream: BOOLEAN, webhook: TEXT }),
  answers: { 201: prediction },
  states,
})

export const replicateContract: DocumentedContract = {
  provider: 'replicate',
  sources: {
    client: {
      kind: 'package',
      name: 'replicate 1.4.0',
      address: 'https://www.npmjs.com/package/replicate',
      read: '2026-11-22',
    },
    predictions: {
      kind: 'page',
      name: 'Create a prediction',
      address: 'https://replicate.com/docs/topics/predictions/create-a-prediction',
      read: '2026-11-22',
    },
    schnell: {
      kind: 'page',
      name: 'black-forest-labs/flux-schnell, version of 25 June 2025',
      address: 'https://cloudernative.com/ai-models/model/black-forest-labs/flux-schnell',
      read: '2026-11-22',
    },
  },
  combinations: {
    read: {
      client: {
        kind: 'package',
        name: 'replicate 1.4.0',
        address: 'https://www.npmjs.com/package/replicate',
        read: '2026-11-23',
      },
    },
    refused: [],
  },
  others: [{ sources: ['client'], method: 'GET', path: '/v1/predictions' }],
  schemes: ['bearer', 'token'],
  operations: [
    {
      ...create('/v1/models/{+model}/predictions', ['input']),
      tasks: ['text-to-image'],
      sources: ['client', 'schnell'],
      models: ['black-forest-labs/flux-schnell'],
      request: jsonOf(['input'], {
        input: {
          type: 'object',
          required: ['prompt'],
          properties: {
            prompt: TEXT,
            aspect_ratio: TEXT,
            disable_safety_checker: BOOLEAN,
            go_fast: BOOLEAN,
            megapixels: { enum: ['1', '0.25'] },
            num_inference_steps: within(1, 4),
            num_outputs: within(1, 4),
            output_format: { enum: ['webp', 'jpg', 'png'] },
            output_quality: within(0, 100),
            seed: INTEGER,
          },
        },
      }),
    },
    create('/v1/models/{+model}/predictions', ['input']),
    create('/v1/predictions', ['input', 'version']),
    {
      tasks: TASKS,
      sources: ['client'],
      method: 'GET',
      path: '/v1/predictions/{id}',
      answers: { 200: prediction },
      states,
    },
  ],
  refusal: {
    status: 422,
    body: (problem) => ({ title: 'Input validation failed', detail: problem, status: 422 }),
  },
}
