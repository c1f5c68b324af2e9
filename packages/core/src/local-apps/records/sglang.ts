import { valueAt } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { contextOption, documented } from '../capabilities.ts'
import { inContainer, PYTHON_CACHE } from '../container.ts'
import type { LocalApp, LocalCapability } from '../local-app.ts'
import { findParser, type ParserTable, SGLANG_PARSERS } from '../parsers/parsers.ts'
import { unsupportedUnlessTransformers } from '../weights.ts'

/** Documents `auto`, which recognizes some families by their chat template. */
const SERVER_ARGUMENTS = `https://github.com/sgl-project/sglang/blob/v${SGLANG_PARSERS.release}/python/sglang/srt/server_args.py`

function parserOf(option: string, table: ParserTable, model: ModelRecord): LocalCapability {
  const { parser = 'auto', source = SERVER_ARGUMENTS } = findParser(table, model) ?? {}
  return documented(source, [option, parser], SGLANG_PARSERS.read)
}

/** `sglang serve` has taken the place of `python -m sglang.launch_server`, which says so itself. */
export const sglang: LocalApp = {
  id: 'sglang',
  label: 'SGLang',
  docsUrl: 'https://docs.sglang.ai/get_started/install.html',
  order: 7,
  needs: 'a GPU with enough memory for the model',
  install: { linux: ['pip', 'install', 'sglang'] },
  readsToken: true,
  readsFolders: true,
  unsupported: unsupportedUnlessTransformers,
  steps: ({ id }, { args = [] }) => [
    {
      kind: 'serve',
      command: ['sglang', 'serve', '--model-path', id, ...args, '--port', '30000'],
      keepsRunning: true,
    },
  ],
  // https://docs.sglang.ai/get_started/install.html
  container: (local, { args = [] }) => [
    ...['docker', 'run', '--gpus', 'all', '--shm-size', '32g', '--ipc', 'host'],
    ...['--publish', '127.0.0.1:30000:30000', ...inContainer(local, PYTHON_CACHE), 'lmsysorg/sglang:latest'],
    ...['sglang', 'serve', '--model-path', local.id, ...args, '--host', '0.0.0.0', '--port', '30000'],
  ],
  // A schema is taken by all three: sglang/srt/entrypoints of release 0.5.23.
  server: ({ id, model }) => ({
    address: 'http://localhost:30000/v1',
    model: id,
    apis: {
      responses: {
        source: {
          address: 'https://github.com/sgl-project/sglang/blob/v0.5.23/python/sglang/srt/entrypoints/http_server.py',
          read: '2026-11-23',
        },
      },
      messages: { source: { address: 'https://docs.sglang.io/docs/basic_usage/anthropic_api', read: '2026-11-23' } },
    },
    ...(valueAt(model, 'config', 'model_type') === 'gpt_oss'
      ? {
          withoutSchema: {
            responses:
              'SGLang rejects text.format for gpt-oss models (https://github.com/sgl-project/sglang/blob/v0.5.23/python/sglang/srt/entrypoints/openai/serving_responses.py)',
          },
        }
      : {}),
    fetchesImages: true,
  }),
  capabilities: (local) => ({
    tools: parserOf('--tool-call-parser', SGLANG_PARSERS.tools, local.model),
    reasoning: parserOf('--reasoning-parser', SGLANG_PARSERS.reasoning, local.model),
    structuredOutput: documented('https://docs.sglang.io/docs/advanced_features/structured_outputs'),
    images: documented('https://docs.sglang.io/docs/basic_usage/openai_api_vision'),
    contextLength: contextOption(SERVER_ARGUMENTS, '--context-length', local),
  }),
  releases: { registry: 'pypi', package: 'sglang' },
}
