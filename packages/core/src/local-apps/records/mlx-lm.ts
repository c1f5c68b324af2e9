import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessMlx } from '../weights.ts'

/** Command: https://github.com/ml-explore/mlx-lm/blob/main/mlx_lm/SERVER.md */
export const mlxLm: LocalApp = {
  id: 'mlx-lm',
  label: 'MLX LM',
  docsUrl: 'https://github.com/ml-explore/mlx-lm/blob/main/mlx_lm/SERVER.md',
  place: 10,
  needs: 'a Mac with Apple silicon',
  install: { macos: ['pip', 'install', 'mlx-lm'] },
  readsToken: true,
  unsupported: (local) => unsupportedUnlessMlx(local, 'text-generation'),
  steps: ({ id }) => [
    { kind: 'serve', command: ['mlx_lm.server', '--model', id, '--port', '8080'], keepsRunning: true },
  ],
  server: ({ id }) => ({ address: 'http://localhost:8080/v1', model: id, fetchesImages: false }),
  releases: { registry: 'pypi', package: 'mlx-lm' },
}
