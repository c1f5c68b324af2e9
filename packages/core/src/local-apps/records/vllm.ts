import { hasTag } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { inContainer, PYTHON_CACHE } from '../container.ts'
import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessTransformers } from '../weights.ts'

/** Mistral AI's repositories use their own file formats and their own format for tool calls. */
const formatOf = (model: ModelRecord): readonly string[] =>
  hasTag(model, 'mistral-common')
    ? [
        ...['--tokenizer-mode', 'mistral', '--config-format', 'mistral', '--load-format', 'mistral'],
        ...['--tool-call-parser', 'mistral', '--enable-auto-tool-choice'],
      ]
    : []

/**
 * Command: https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html. The model's name is what it was given.
 * Format of Mistral AI: https://docs.vllm.ai/en/latest/models/supported_models/. Without `--host` it can be reached from other machines.
 */
export const vllm: LocalApp = {
  id: 'vllm',
  label: 'vLLM',
  docsUrl: 'https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html',
  order: 6,
  needs: 'a GPU with enough memory for the model',
  install: { linux: ['pip', 'install', 'vllm'] },
  readsToken: true,
  readsFolders: true,
  unsupported: unsupportedUnlessTransformers,
  steps: ({ id, model }) => [
    {
      kind: 'serve',
      command: ['vllm', 'serve', id, ...formatOf(model), '--host', '127.0.0.1', '--port', '8000'],
      keepsRunning: true,
    },
  ],
  // https://docs.vllm.ai/en/latest/deployment/docker/
  container: (local) => [
    ...['docker', 'run', '--gpus', 'all', '--ipc', 'host', '--publish', '127.0.0.1:8000:8000'],
    ...[...inContainer(local, PYTHON_CACHE), 'vllm/vllm-openai:latest', local.id, ...formatOf(local.model)],
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
