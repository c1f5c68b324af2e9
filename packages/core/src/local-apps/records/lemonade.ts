import { hasTag } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { documented } from '../capabilities.ts'
import { FROM_ITS_PAGE } from '../linked-app.ts'
import type { LocalApp, LocalModel, LocalServer, LocalStep, Words } from '../local-app.ts'
import { embeddingServer, rankServer, rankStep } from '../purposes.ts'
import { purposeOf, unsupportedUnlessGguf } from '../weights.ts'

/** Made for the processors of AMD that have an NPU. */
const isForNpu = (model: ModelRecord): boolean => hasTag(model, 'ryzenai-npu') || hasTag(model, 'ryzenai-hybrid')

const NO_FORMAT = 'Lemonade doesn’t document response_format (https://lemonade-server.ai/docs/api/openai/)'

/** Models that are added have names of their own, which begin so. */
const nameOf = ({ id }: LocalModel): string => `user.${id.slice(id.lastIndexOf('/') + 1)}`

/** A label finds a file, or the parts of one; the name of a file finds it, too. */
const checkpoint = ({ id, model, file, quantization }: LocalModel): string =>
  isForNpu(model) ? id : `${id}:${file?.label ?? file?.path ?? quantization ?? 'Q4_K_M'}`

/** The label decides what the model is loaded for: https://lemonade-server.ai/docs/api/openai/#model-labels */
function labelOf({ model }: LocalModel): Words {
  const purpose = isForNpu(model) ? undefined : purposeOf(model)
  return purpose === undefined ? [] : ['--label', purpose]
}

const RERANK = 'http://localhost:13305/v1/rerank'

const API = 'https://lemonade-server.ai/docs/api/openai/'

/** llama.cpp’s server, or AMD’s, answers. Lemonade converts messages to chat completions, with their schema. */
const chatServer = (local: LocalModel): LocalServer => ({
  address: 'http://localhost:13305/v1',
  model: nameOf(local),
  apis: {
    responses: { source: { address: 'https://lemonade-server.ai/docs/api/openai/', read: '2026-11-26' } },
    messages: { source: { address: 'https://lemonade-server.ai/docs/api/anthropic/', read: '2026-11-26' } },
  },
  withoutSchema: {
    responses:
      'Lemonade passes Responses API requests to llama.cpp, which drops text.format when it converts them to chat completions (https://github.com/ggml-org/llama.cpp/issues/21922)',
    ...(isForNpu(local.model)
      ? {
          'chat-completions': NO_FORMAT,
          messages:
            'Lemonade converts Messages API requests to chat completions, and doesn’t document response_format for those (https://lemonade-server.ai/docs/api/openai/)',
        }
      : {}),
  },
  fetchesImages: false,
})

function lastSteps(local: LocalModel): readonly LocalStep[] {
  const [, purpose] = labelOf(local)
  if (purpose === undefined) return [{ kind: 'chat', command: ['lemonade', 'chat', nameOf(local)] }]
  return purpose === 'reranking' ? [rankStep(RERANK, nameOf(local))] : []
}

/**
 * Commands and checkpoints: https://lemonade-server.ai/docs/guide/configuration/custom-models/. Address:
 * https://lemonade-server.ai/docs/api/openai/, and of reranking https://lemonade-server.ai/docs/api/llamacpp/. Install:
 * https://lemonade-server.ai/docs/guide/install/. All as of 11.7.0.
 */
export const lemonade: LocalApp = {
  id: 'lemonade',
  label: 'Lemonade',
  docsUrl: 'https://lemonade-server.ai/docs/guide/configuration/custom-models/',
  order: 17,
  needs: 'Lemonade (https://lemonade-server.ai), which runs in the background once installed',
  install: {
    macos: FROM_ITS_PAGE,
    linux: ['sudo', 'snap', 'install', 'lemonade-server'],
    windows: FROM_ITS_PAGE,
  },
  readsToken: false,
  unsupported: (local) => (isForNpu(local.model) ? undefined : unsupportedUnlessGguf(local, 'embeddings', 'reranking')),
  systems: ({ model }) => (isForNpu(model) ? ['windows'] : ['macos', 'linux', 'windows']),
  steps: (local) => [
    {
      kind: 'fetch',
      command: [
        ...['lemonade', 'pull', nameOf(local), '--checkpoint', 'main', checkpoint(local)],
        ...['--recipe', isForNpu(local.model) ? 'ryzenai-llm' : 'llamacpp', ...labelOf(local)],
      ],
      ...(isForNpu(local.model) ? { note: 'This model needs an AMD Ryzen AI processor with an XDNA 2 NPU.' } : {}),
    },
    ...(local.contextLength === undefined
      ? []
      : [
          {
            kind: 'configure' as const,
            command: ['lemonade', 'load', nameOf(local), '--ctx-size', String(local.contextLength)],
          },
        ]),
    ...lastSteps(local),
  ],
  server: (local) => {
    const [, purpose] = labelOf(local)
    if (purpose === 'embeddings') return embeddingServer('http://localhost:13305', nameOf(local))
    return purpose === 'reranking' ? rankServer(RERANK, nameOf(local)) : chatServer(local)
  },
  capabilities: (local) => ({
    tools: documented(API),
    reasoning: documented(API),
    structuredOutput: isForNpu(local.model) ? { without: NO_FORMAT } : documented(API),
    images: {
      without:
        'to read images, Lemonade needs an mmproj file, which our command doesn’t download (https://lemonade-server.ai/docs/guide/configuration/custom-models/)',
    },
    contextLength: documented('https://lemonade-server.ai/docs/guide/configuration/custom-models/'),
  }),
}
