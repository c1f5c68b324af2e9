import { contextOption, documented } from '../capabilities.ts'
import { DOCKER, inContainer } from '../container.ts'
import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessTransformers } from '../weights.ts'

const NO_SCHEMA =
  'TGI expects the schema in response_format.value, not in response_format.json_schema as in OpenAI’s API (https://github.com/huggingface/text-generation-inference/blob/v3.3.7/router/src/lib.rs)'

/**
 * Command: https://huggingface.co/docs/text-generation-inference/quicktour. Name of the model in a request:
 * https://huggingface.co/docs/text-generation-inference/messages_api; another one would be taken for an adapter's.
 */
export const textGenerationInference: LocalApp = {
  id: 'text-generation-inference',
  publishedKey: 'tgi',
  label: 'Text Generation Inference',
  docsUrl: 'https://huggingface.co/docs/text-generation-inference/quicktour',
  order: 9,
  needs: 'Docker and an NVIDIA GPU with enough memory for the model (the project is in maintenance mode)',
  install: { linux: DOCKER },
  readsToken: true,
  unsupported: unsupportedUnlessTransformers,
  steps: (local, { args = [] }) => [
    {
      kind: 'serve',
      command: [
        ...[
          'docker',
          'run',
          '--gpus',
          'all',
          '--shm-size',
          '1g',
          '--publish',
          '127.0.0.1:8080:80',
          ...inContainer(local),
        ],
        ...['ghcr.io/huggingface/text-generation-inference:3.3.5', '--model-id', local.id, ...args],
      ],
      keepsRunning: true,
    },
  ],
  server: () => ({
    address: 'http://localhost:8080/v1',
    model: 'tgi',
    apis: {
      responses: {
        without:
          'TGI supports OpenAI’s completions and chat completions, but not the Responses API (https://github.com/huggingface/text-generation-inference/blob/v3.3.7/router/src/server.rs)',
      },
      messages: {
        without:
          'TGI supports OpenAI’s completions and chat completions, but not Anthropic’s Messages API (https://github.com/huggingface/text-generation-inference/blob/v3.3.7/router/src/server.rs)',
      },
    },
    withoutSchema: {
      'chat-completions': NO_SCHEMA,
    },
    fetchesImages: true,
  }),
  capabilities: (local) => ({
    tools: documented('https://huggingface.co/docs/text-generation-inference/basic_tutorials/using_guidance'),
    reasoning: {
      without:
        'TGI doesn’t separate reasoning from the answer (https://github.com/huggingface/text-generation-inference/blob/v3.3.7/router/src/lib.rs)',
    },
    structuredOutput: { without: NO_SCHEMA },
    images: documented('https://huggingface.co/docs/text-generation-inference/basic_tutorials/visual_language_models'),
    contextLength: contextOption(
      'https://huggingface.co/docs/text-generation-inference/reference/launcher',
      '--max-total-tokens',
      local,
    ),
  }),
}
