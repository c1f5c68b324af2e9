import { isHubId } from '../../model/hub-id.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { contextOption, documented } from '../capabilities.ts'
import { inContainer, PYTHON_CACHE } from '../container.ts'
import type {
  LocalAddition,
  LocalApp,
  LocalCapability,
  LocalModel,
  LocalServer,
  LocalStep,
  Words,
} from '../local-app.ts'
import { findParser, isOfMistral, type ParserRow, quantizedOf, VLLM_PARSERS } from '../parsers/parsers.ts'
import { embeddingServer, rankServer, rankStep } from '../purposes.ts'
import {
  hasGguf,
  hasTransformers,
  purposeOf,
  unsupportedUnlessGguf,
  unsupportedUnlessTransformers,
} from '../weights.ts'

const formatOf = (model: ModelRecord): Words =>
  isOfMistral(model)
    ? [
        ...['--tokenizer-mode', 'mistral', '--config-format', 'mistral', '--load-format', 'mistral'],
        ...['--tool-call-parser', 'mistral', '--enable-auto-tool-choice'],
      ]
    : []

/** https://docs.vllm.ai/en/latest/models/pooling_models/ */
const purposeArgs = (model: ModelRecord): Words => (purposeOf(model) === undefined ? [] : ['--runner', 'pooling'])

/* GGUF files need a plugin, which the container doesn’t have: https://docs.vllm.ai/en/latest/features/quantization/gguf/ */
const isGgufAlone = (model: ModelRecord): boolean => hasGguf(model) && !hasTransformers(model)
const PLUGIN: LocalStep = {
  kind: 'add',
  command: ['pip', 'install', 'vllm-gguf-plugin'],
  note: 'GGUF support in vLLM is experimental.',
}
const nameOf = ({ id, model, file, quantization }: LocalModel): string =>
  isGgufAlone(model) ? `${id}:${file?.label ?? quantization ?? ''}` : id

/** The base model’s tokenizer, which vLLM recommends instead of the one in the file. */
const tokenizerOf = (model: ModelRecord): Words => {
  const [base] = isGgufAlone(model) ? quantizedOf(model).filter(isHubId) : []
  return base === undefined ? [] : ['--tokenizer', base]
}

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
  without: `the model needs the parser ${parser}, which vLLM ${release} doesn’t have yet (${source})`,
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
  unsupported(local) {
    if (!isGgufAlone(local.model)) return unsupportedUnlessTransformers(local, 'embeddings', 'reranking')
    const { id, file, quantization } = local
    if (!isHubId(id)) return 'the app accepts Hugging Face model ids for GGUF files, not folders'
    if ((file?.parts ?? 1) > 1) return 'the app can’t read GGUF models that are split into several files'
    if ((file?.label ?? quantization) === undefined) {
      return 'the app selects GGUF files by quantization, and the model’s record doesn’t name one'
    }
    return unsupportedUnlessGguf(local)
  },
  steps: (local, added) => [
    ...(isGgufAlone(local.model) ? [PLUGIN] : []),
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
        ...[
          'vllm',
          'serve',
          nameOf(local),
          ...purposeArgs(local.model),
          ...formatOf(local.model),
          ...tokenizerOf(local.model),
          ...addedTo(added, './'),
        ],
        ...['--host', '127.0.0.1', '--port', '8000'],
      ],
      keepsRunning: true,
    },
    ...(purposeOf(local.model) === 'reranking' ? [rankStep(RERANK, local.id)] : []),
  ],
  // https://docs.vllm.ai/en/latest/deployment/docker/
  container: (local, added) =>
    isGgufAlone(local.model)
      ? undefined
      : [
          ...['docker', 'run', '--gpus', 'all', '--ipc', 'host', '--publish', '127.0.0.1:8000:8000'],
          ...[...inContainer(local, PYTHON_CACHE), 'vllm/vllm-openai:latest', local.id, ...purposeArgs(local.model)],
          ...formatOf(local.model),
          ...addedTo(added, '/vllm-workspace/examples/'),
        ],
  // Both take a schema, as chat completions do: vllm/entrypoints of release 0.33.0.
  server: (local) => {
    const { id, model } = local
    const purpose = purposeOf(model)
    if (purpose === 'embeddings') return embeddingServer('http://localhost:8000', id)
    return purpose === 'reranking' ? rankServer(RERANK, id) : chatServer(nameOf(local))
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
