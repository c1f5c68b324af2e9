import { hasTag } from '../../model/fields.ts'
import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessMlx } from '../weights.ts'

/** Commands: https://github.com/ml-explore/mlx-lm/blob/main/mlx_lm/SERVER.md, https://github.com/ml-explore/mlx-lm#quick-start */
export const mlxLm: LocalApp = {
  id: 'mlx-lm',
  label: 'MLX LM',
  docsUrl: 'https://github.com/ml-explore/mlx-lm/blob/main/mlx_lm/SERVER.md',
  order: 10,
  needs: 'a Mac with Apple silicon',
  install: { macos: ['pip', 'install', 'mlx-lm'] },
  readsToken: true,
  readsFolders: true,
  unsupported: (local) => unsupportedUnlessMlx(local, 'text-generation'),
  steps: ({ id, model }) => [
    { kind: 'serve', command: ['mlx_lm.server', '--model', id, '--port', '8080'], keepsRunning: true },
    ...(hasTag(model, 'conversational')
      ? [{ kind: 'chat', command: ['mlx_lm.chat', '--model', id], note: 'You don’t need the server to chat.' } as const]
      : []),
  ],
  server: ({ id }) => ({
    address: 'http://localhost:8080/v1',
    model: id,
    apis: {
      responses: {
        without:
          'MLX LM has no Responses API, only completions and chat completions (https://github.com/ml-explore/mlx-lm/blob/v0.32.2/mlx_lm/server.py)',
      },
      messages: {
        without:
          'MLX LM has no Messages API, only completions and chat completions (https://github.com/ml-explore/mlx-lm/blob/v0.32.2/mlx_lm/server.py)',
      },
    },
    withoutSchema: {
      'chat-completions':
        'MLX LM doesn’t read response_format (https://github.com/ml-explore/mlx-lm/blob/v0.32.2/mlx_lm/server.py)',
    },
    fetchesImages: false,
  }),
  releases: { registry: 'pypi', package: 'mlx-lm' },
}
