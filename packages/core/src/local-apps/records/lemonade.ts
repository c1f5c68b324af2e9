import { hasTag } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { documented } from '../capabilities.ts'
import { FROM_ITS_PAGE } from '../linked-app.ts'
import type { LocalApp, LocalModel } from '../local-app.ts'
import { unsupportedUnlessGguf } from '../weights.ts'

/** Made for the processors of AMD that have an NPU. */
const isForNpu = (model: ModelRecord): boolean => hasTag(model, 'ryzenai-npu') || hasTag(model, 'ryzenai-hybrid')

const NO_FORMAT = 'Lemonade doesn’t document response_format (https://lemonade-server.ai/docs/api/openai/)'

/** Models that are added have names of their own, which begin so. */
const nameOf = ({ id }: LocalModel): string => `user.${id.slice(id.lastIndexOf('/') + 1)}`

/** A label finds a file, or the parts of one; the name of a file finds it, too. */
const checkpoint = ({ id, model, file, quantization }: LocalModel): string =>
  isForNpu(model) ? id : `${id}:${file?.label ?? file?.path ?? quantization ?? 'Q4_K_M'}`

const API = 'https://lemonade-server.ai/docs/api/openai/'

/**
 * Commands and checkpoints: https://lemonade-server.ai/docs/guide/configuration/custom-models/. Address:
 * https://lemonade-server.ai/docs/api/openai/. Install: https://lemonade-server.ai/docs/guide/install/. All as of 11.7.0.
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
  unsupported: (local) => (isForNpu(local.model) ? undefined : unsupportedUnlessGguf(local)),
  systems: ({ model }) => (isForNpu(model) ? ['windows'] : ['macos', 'linux', 'windows']),
  steps: (local) => [
    {
      kind: 'fetch',
      command: [
        ...['lemonade', 'pull', nameOf(local), '--checkpoint', 'main', checkpoint(local)],
        ...['--recipe', isForNpu(local.model) ? 'ryzenai-llm' : 'llamacpp'],
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
    { kind: 'chat', command: ['lemonade', 'chat', nameOf(local)] },
  ],
  // It is llama.cpp's server, or AMD's, that answers; of messages Lemonade makes chat completions, with their schema.
  server: (local) => ({
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
  }),
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
