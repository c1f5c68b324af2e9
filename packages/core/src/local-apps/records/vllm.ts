import type { ModelRecord } from '../../model/model-record.ts'
import { contextOption, documented } from '../capabilities.ts'
import { inContainer, PYTHON_CACHE } from '../container.ts'
import type { LocalAddition, LocalApp, LocalCapability, LocalServer, Words } from '../local-app.ts'
import { findParser, isOfMistral, type ParserRow, VLLM_PARSERS } from '../parsers/parsers.ts'
import { embeddingServer, rankServer, rankStep } from '../purposes.ts'
import { purposeOf, unsupportedUnlessTransformers } from '../weights.ts'

const formatOf = (model: ModelRecord): Words =>
  isOfMistral(model)
    ? [
        ...['--tokenizer-mode', 'mistral', '--config-format', 'mistral', '--load-format', 'mistral'],
        ...['--tool-call-parser', 'mistral', '--enable-auto-tool-choice'],
      ]
    : []

/** https://docs.vllm.ai/en/latest/models/pooling_models/ */
const purposeArgs = (model: ModelRecord): Words => (purposeOf(model) === undefined ? [] : ['--runner', 'pooling'])

const TOOLS = 'https://docs.vllm.ai/en/latest/features/tool_calling/'
const REASONING = 'https://docs.vllm.ai/en/latest/features/reasoning_outputs/'
const { release, read, tools, reasoning } = VLLM_PARSERS

function toolsOf(model: ModelRecord): LocalCapability {
  // Its format includes the options for tools.
  if (isOfMistral(model)) return documented(TOOLS)
  const row = findParser(tools, model)
  if (row === undefined) {
    return { without: `vLLM needs a parser for the model’s tool calls, but doesn’t document which one fits (${TOOLS})` }
  }
  if (!tools.known.includes(row.parser)) return newer(row)
  const { parser, chatTemplate, source } = row
  return {
    ...documented(source, ['--enable-auto-tool-choice', '--tool-call-parser', parser], read),
    ...(chatTemplate === undefined ? {} : { chatTemplate }),
  }
}

function reasoningOf(model: ModelRecord): LocalCapability {
  const row = findParser(reasoning, model)
  if (row === undefined) {
    return {
      without: `vLLM doesn’t document a parser that separates this model’s reasoning from its answer (${REASONING})`,
    }
  }
  return reasoning.known.includes(row.parser)
    ? documented(row.source, ['--reasoning-parser', row.parser], read)
    : newer(row)
}

const newer = ({ parser, source }: ParserRow): LocalCapability => ({
  without: `vLLM ${release} doesn’t have the parser ${parser} yet, which the model needs (${source})`,
})

/** Templates aren’t part of the Python package, but of the container. */
const TEMPLATES = `https://raw.githubusercontent.com/vllm-project/vllm/v${release}/examples`
const addedTo = ({ args = [], chatTemplate }: LocalAddition, folder: string): Words => [
  ...args,
  ...(chatTemplate === undefined ? [] : ['--chat-template', folder + chatTemplate]),
]

const RERANK = 'http://localhost:8000/v1/rerank'

const chatServer = (id: string): LocalServer => ({
  address: 'http://localhost:8000/v1',
  model: id,
  apis: {
    responses: { source: { address: 'https://docs.vllm.ai/en/latest/serving/online_serving/', read: '2026-11-23' } },
    messages: { source: { address: 'https://docs.vllm.ai/en/latest/serving/online_serving/', read: '2026-11-23' } },
  },
  fetchesImages: true,
})

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
  unsupported: (local) => unsupportedUnlessTransformers(local, 'embeddings', 'reranking'),
  steps: ({ id, model }, added) => [
    ...(added.chatTemplate === undefined
      ? []
      : [
          {
            kind: 'fetch-template' as const,
            command: ['curl', '--fail', '--location', '--remote-name', `${TEMPLATES}/${added.chatTemplate}`],
            note: 'vLLM recommends this chat template for tool calling with the model.',
          },
        ]),
    {
      kind: 'serve',
      command: [
        ...['vllm', 'serve', id, ...purposeArgs(model), ...formatOf(model), ...addedTo(added, './')],
        ...['--host', '127.0.0.1', '--port', '8000'],
      ],
      keepsRunning: true,
    },
    ...(purposeOf(model) === 'reranking' ? [rankStep(RERANK, id)] : []),
  ],
  // https://docs.vllm.ai/en/latest/deployment/docker/
  container: (local, added) => [
    ...['docker', 'run', '--gpus', 'all', '--ipc', 'host', '--publish', '127.0.0.1:8000:8000'],
    ...[...inContainer(local, PYTHON_CACHE), 'vllm/vllm-openai:latest', local.id, ...purposeArgs(local.model)],
    ...formatOf(local.model),
    ...addedTo(added, '/vllm-workspace/examples/'),
  ],
  // Both take a schema, as chat completions do: vllm/entrypoints of release 0.33.0.
  server: ({ id, model }) => {
    const purpose = purposeOf(model)
    if (purpose === 'embeddings') return embeddingServer('http://localhost:8000', id)
    return purpose === 'reranking' ? rankServer(RERANK, id) : chatServer(id)
  },
  capabilities: (local) => ({
    tools: toolsOf(local.model),
    reasoning: reasoningOf(local.model),
    structuredOutput: documented('https://docs.vllm.ai/en/latest/features/structured_outputs/'),
    images: documented('https://docs.vllm.ai/en/latest/features/multimodal_inputs/'),
    contextLength: contextOption('https://docs.vllm.ai/en/latest/cli/serve/', '--max-model-len', local),
  }),
  releases: { registry: 'pypi', package: 'vllm' },
}
