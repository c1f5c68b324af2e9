import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessTransformers } from '../weights.ts'

const install = ['pip', 'install', 'transformers[serving]']

/** Command: https://huggingface.co/docs/transformers/serving. Given a model, it answers to exactly that name. */
export const transformersServe: LocalApp = {
  id: 'transformers-serve',
  label: 'Transformers',
  docsUrl: 'https://huggingface.co/docs/transformers/serving',
  order: 8,
  install: { macos: install, linux: install, windows: install },
  readsToken: true,
  readsFolders: true,
  unsupported: unsupportedUnlessTransformers,
  steps: ({ id }) => [{ kind: 'serve', command: ['transformers', 'serve', id, '--port', '8000'], keepsRunning: true }],
  server: ({ id }) => ({
    address: 'http://localhost:8000/v1',
    model: id,
    apis: {
      responses: { source: { address: 'https://huggingface.co/docs/transformers/serving', read: '2026-11-23' } },
      messages: {
        without:
          'transformers serve has no Messages API, only chat completions and responses (https://github.com/huggingface/transformers/blob/v5.23.0/src/transformers/cli/serving/server.py)',
      },
    },
    withoutSchema: {
      'chat-completions':
        'transformers serve ignores response_format (https://github.com/huggingface/transformers/blob/v5.23.0/src/transformers/cli/serving/chat_completion.py)',
      responses:
        'transformers serve ignores text.format (https://github.com/huggingface/transformers/blob/v5.23.0/src/transformers/cli/serving/response.py)',
    },
    withoutWhole: {
      responses:
        'if stream isn’t set, as in examples without streaming, the Responses API of transformers serve streams anyway (https://github.com/huggingface/transformers/blob/v5.24.0/src/transformers/cli/serving/response.py)',
    },
    fetchesImages: true,
  }),
  releases: { registry: 'pypi', package: 'transformers' },
}
