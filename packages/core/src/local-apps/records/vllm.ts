import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessTransformers } from '../weights.ts'

/**
 * Command: https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html. The model's name is what it was given.
 * Without `--host` it can be reached from other machines.
 */
export const vllm: LocalApp = {
  id: 'vllm',
  label: 'vLLM',
  docsUrl: 'https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html',
  place: 6,
  needs: 'a graphics card that holds the model',
  install: { linux: ['pip', 'install', 'vllm'] },
  readsToken: true,
  unsupported: unsupportedUnlessTransformers,
  steps: ({ id }) => [
    {
      kind: 'serve',
      command: ['vllm', 'serve', id, '--host', '127.0.0.1', '--port', '8000'],
      keepsRunning: true,
    },
  ],
  server: ({ id }) => ({ address: 'http://localhost:8000/v1', model: id, fetchesImages: true }),
  releases: { registry: 'pypi', package: 'vllm' },
}
