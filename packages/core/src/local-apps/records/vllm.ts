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
  order: 6,
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
  // Both take a schema, as chat completions do: vllm/entrypoints of release 0.33.0.
  server: ({ id }) => ({
    address: 'http://localhost:8000/v1',
    model: id,
    apis: {
      responses: { source: { address: 'https://docs.vllm.ai/en/latest/serving/online_serving/', read: '2026-11-23' } },
      messages: { source: { address: 'https://docs.vllm.ai/en/latest/serving/online_serving/', read: '2026-11-23' } },
    },
    fetchesImages: true,
  }),
  releases: { registry: 'pypi', package: 'vllm' },
}
