import type { DocumentedBody, DocumentedContract } from '../../contract.ts'
import { jsonOf } from '../../protocols/openai-contract.ts'
import { TEXT } from '../../protocols/schema.ts'

const TASKS = [
  'image-text-to-image',
  'image-text-to-video',
  'image-to-image',
  'image-to-video',
  'text-to-image',
  'text-to-video',
]

const states = {
  at: ['data', 'status'],
  pending: ['created', 'processing'],
  done: ['completed'],
  failed: ['failed', 'cancelled', 'timeout', 'deleted'],
}

const prediction = jsonOf(['code', 'message', 'data'], {
  code: { const: 200 },
  message: TEXT,
  data: {
    type: 'object',
    required: ['id', 'status'],
    properties: {
      id: TEXT,
      model: TEXT,
      outputs: { type: 'array', items: TEXT },
      urls: { type: 'object', required: ['get'], properties: { get: TEXT } },
      has_nsfw_contents: { type: 'array', items: { type: 'boolean' } },
      status: { enum: [...states.pending, ...states.done, ...states.failed] },
      created_at: TEXT,
      error: TEXT,
      timings: { type: 'object', properties: { inference: { type: 'integer' } } },
    },
  },
})

/** Each model has its own fields. */
const input: DocumentedBody = {
  mediaType: 'application/json',
  schema: {
    type: 'object',
    properties: { prompt: TEXT, image: TEXT, images: { type: 'array', items: TEXT }, seed: { type: 'integer' } },
    additionalProperties: true,
  },
}

export const wavespeedContract: DocumentedContract = {
  provider: 'wavespeed',
  sources: {
    picture: {
      kind: 'page',
      name: 'wavespeed-ai/flux-srpo',
      address: 'https://wavespeed.ai/models/wavespeed-ai/flux-srpo/llms.txt',
      read: '2026-11-22',
    },
    client: {
      kind: 'package',
      name: 'wavespeed 0.3.2',
      address: 'https://www.npmjs.com/package/wavespeed',
      read: '2026-11-22',
    },
    submit: {
      kind: 'page',
      name: 'How to Submit Task',
      address: 'https://wavespeed.ai/docs/submit-task',
      read: '2026-11-22',
    },
    result: {
      kind: 'page',
      name: 'How to Get Result',
      address: 'https://wavespeed.ai/docs/get-result',
      read: '2026-11-22',
    },
  },
  disagreements: [
    {
      clients: ['@huggingface/inference', 'huggingface_hub'],
      tasks: ['text-to-image'],
      sent: 'the size as `width` and `height`',
      documented: '`size`, such as `1024*1024`',
      decision: 'Examples send `size`. For the Hugging Face clients, we don’t offer examples with a size.',
      breaks: 'parameters',
      corrected: ({ width, height, ...body }) =>
        width === undefined || height === undefined ? { ...body } : { ...body, size: `${width}*${height}` },
    },
  ],
  combinations: {
    read: {
      client: {
        kind: 'package',
        name: 'wavespeed 0.3.2',
        address: 'https://www.npmjs.com/package/wavespeed',
        read: '2026-11-23',
      },
    },
    refused: [],
  },
  operations: [
    {
      tasks: TASKS,
      sources: ['client', 'submit', 'picture'],
      method: 'POST',
      path: '/api/v3/{+model}',
      request: input,
      answers: { 200: prediction },
      states,
    },
    {
      tasks: TASKS,
      sources: ['client', 'result'],
      method: 'GET',
      path: '/api/v3/predictions/{id}/result',
      answers: { 200: prediction },
      states,
    },
  ],
}
