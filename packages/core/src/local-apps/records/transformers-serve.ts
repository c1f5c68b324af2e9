import { textAt } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { documented } from '../capabilities.ts'
import type { LocalApp } from '../local-app.ts'
import { findParser, VLLM_PARSERS } from '../parsers/parsers.ts'
import { unsupportedUnlessTransformers } from '../weights.ts'

const PAGE = 'https://huggingface.co/docs/transformers/serving'
const NO_SCHEMA =
  'transformers serve ignores response_format (https://github.com/huggingface/transformers/blob/v5.24.0/src/transformers/cli/serving/chat_completion.py)'

const install = ['pip', 'install', 'transformers[serving]']

const PARSERS = 'https://github.com/huggingface/transformers/blob/v5.24.0/src/transformers/cli/serving/utils.py'
const NO_PARSER = `transformers serve recognizes tool calls only of Qwen 2, Qwen 3, Qwen 3.5, and Gemma 4 models, and of models whose tokenizer has a response_template (${PARSERS})`

/** Whether the model’s type or family is one that the server recognizes; what isn’t known counts as recognized. */
function callsTools(model: ModelRecord): boolean {
  const type = textAt(model, 'config', 'model_type')
  if (type !== undefined)
    return /^(?:qwen2|qwen2_moe|qwen2_vl|qwen2_5_vl|qwen3|qwen3_moe|qwen3_next|qwen3_vl|qwen3_vl_moe|qwen3_5|qwen3_5_text|qwen3_5_moe|qwen3_5_moe_text|gemma4)$/.test(
      type,
    )
  const { parser = 'hermes' } = findParser(VLLM_PARSERS.tools, model) ?? {}
  return ['hermes', 'qwen3_coder', 'qwen3_xml', 'gemma4'].includes(parser)
}

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
          'transformers serve supports the completions, chat completions, and responses APIs, but not the Messages API (https://github.com/huggingface/transformers/blob/v5.24.0/src/transformers/cli/serving/server.py)',
      },
    },
    withoutSchema: {
      'chat-completions': NO_SCHEMA,
      responses:
        'transformers serve ignores text.format (https://github.com/huggingface/transformers/blob/v5.24.0/src/transformers/cli/serving/response.py)',
    },
    withoutWhole: {
      responses:
        'if stream isn’t set, as in examples without streaming, the Responses API of transformers serve streams anyway (https://github.com/huggingface/transformers/blob/v5.24.0/src/transformers/cli/serving/response.py)',
    },
    fetchesImages: true,
  }),
  // The whole context of the model is available.
  capabilities: ({ model }) => ({
    tools: callsTools(model) ? documented(PARSERS) : { without: NO_PARSER },
    reasoning: documented(PAGE),
    structuredOutput: { without: NO_SCHEMA },
    images: documented(PAGE),
    contextLength: documented(PAGE),
  }),
  releases: { registry: 'pypi', package: 'transformers' },
}
