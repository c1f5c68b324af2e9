import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessTransformers } from '../weights.ts'

/** `sglang serve` has taken the place of `python -m sglang.launch_server`, which says so itself. */
export const sglang: LocalApp = {
  id: 'sglang',
  label: 'SGLang',
  docsUrl: 'https://docs.sglang.ai/get_started/install.html',
  place: 7,
  needs: 'a graphics card that holds the model',
  install: { linux: ['pip', 'install', 'sglang'] },
  readsToken: true,
  unsupported: unsupportedUnlessTransformers,
  steps: ({ id }) => [
    {
      kind: 'serve',
      command: ['sglang', 'serve', '--model-path', id, '--port', '30000'],
      keepsRunning: true,
    },
  ],
  server: ({ id }) => ({ address: 'http://localhost:30000/v1', model: id, fetchesImages: true }),
  releases: { registry: 'pypi', package: 'sglang' },
}
