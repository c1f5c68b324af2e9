import { hasTag } from '../../model/fields.ts'
import { documented } from '../capabilities.ts'
import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessMlx } from '../weights.ts'

const PROGRAM = 'https://github.com/ml-explore/mlx-lm/blob/v0.32.2/mlx_lm/server.py'
const NO_SCHEMA = `MLX LM doesn’t read response_format (${PROGRAM})`

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
          'MLX LM supports completions and chat completions, but not the Responses API (https://github.com/ml-explore/mlx-lm/blob/v0.32.2/mlx_lm/server.py)',
      },
      messages: {
        without:
          'MLX LM supports completions and chat completions, but not the Messages API (https://github.com/ml-explore/mlx-lm/blob/v0.32.2/mlx_lm/server.py)',
      },
    },
    withoutSchema: {
      'chat-completions': NO_SCHEMA,
    },
    fetchesImages: false,
  }),
  // The parser for tool calls follows from the chat template; the context grows up to the model’s own length.
  capabilities: () => ({
    tools: documented(PROGRAM),
    reasoning: documented(PROGRAM),
    structuredOutput: { without: NO_SCHEMA },
    images: { without: `MLX LM reads text only (${PROGRAM})` },
    contextLength: documented(PROGRAM),
  }),
  releases: { registry: 'pypi', package: 'mlx-lm' },
}
