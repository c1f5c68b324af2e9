import { documented } from '../capabilities.ts'
import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessMlx } from '../weights.ts'

const PROGRAM = 'https://github.com/Blaizzy/mlx-vlm/blob/v0.7.10/mlx_vlm/server/app.py'

/** Command: https://github.com/Blaizzy/mlx-vlm#server-fastapi. Without `--host` it can be reached from other machines. */
export const mlxVlm: LocalApp = {
  id: 'mlx-vlm',
  label: 'MLX VLM',
  docsUrl: 'https://github.com/Blaizzy/mlx-vlm',
  mainTask: 'image-text-to-text',
  order: 11,
  needs: 'a Mac with Apple silicon',
  install: { macos: ['pip', 'install', 'mlx-vlm'] },
  readsToken: true,
  readsFolders: true,
  unsupported: (local) => unsupportedUnlessMlx(local, 'image-text-to-text', 'any-to-any'),
  steps: ({ id }) => [
    {
      kind: 'serve',
      command: ['mlx_vlm.server', '--model', id, '--host', '127.0.0.1', '--port', '8080'],
      keepsRunning: true,
    },
  ],
  // A schema is taken by all three: mlx_vlm/server of release 0.7.10.
  server: ({ id }) => ({
    address: 'http://localhost:8080/v1',
    model: id,
    apis: {
      responses: { source: { address: 'https://github.com/Blaizzy/mlx-vlm#server-fastapi', read: '2026-11-23' } },
      messages: {
        source: {
          address: 'https://github.com/Blaizzy/mlx-vlm/blob/v0.7.10/mlx_vlm/server/anthropic.py',
          read: '2026-11-23',
        },
      },
    },
    fetchesImages: true,
  }),
  capabilities: () => ({
    tools: documented(PROGRAM),
    reasoning: documented(PROGRAM),
    structuredOutput: documented(PROGRAM),
    images: documented(PROGRAM),
    contextLength: documented(PROGRAM),
  }),
  releases: { registry: 'pypi', package: 'mlx-vlm' },
}
