import { documented } from '../capabilities.ts'
import type { LocalApp, LocalModel, LocalServer, LocalStep } from '../local-app.ts'
import { embeddingServer } from '../purposes.ts'
import { lacksProjector, purposeOf, unsupportedUnlessGguf } from '../weights.ts'

/** A tag is a label, or the name of a file: https://huggingface.co/docs/hub/ollama */
const nameOf = ({ id, file, quantization }: LocalModel): string => {
  const tag = file?.label ?? quantization ?? file?.path
  return `hf.co/${id}${tag === undefined ? '' : `:${tag}`}`
}

const HUB = 'https://huggingface.co/docs/hub/ollama'
const OPENAI = 'https://docs.ollama.com/api/openai-compatibility'

/** The server that the installation starts has the default context length. */
const serveWith = (contextLength: number | undefined): readonly LocalStep[] =>
  contextLength === undefined
    ? []
    : [
        {
          kind: 'serve',
          env: { OLLAMA_CONTEXT_LENGTH: String(contextLength) },
          command: ['ollama', 'serve'],
          note: 'If Ollama is already running in the background, quit it first.',
          keepsRunning: true,
        },
      ]

const BACKGROUND =
  'Ollama’s server starts in the background after installation. To start it yourself, run ollama serve.'

const fetchStep = (local: LocalModel): LocalStep => ({
  kind: 'fetch',
  command: ['ollama', 'pull', nameOf(local)],
  ...(local.contextLength === undefined ? { note: BACKGROUND } : {}),
})

const chatStep = (local: LocalModel): LocalStep => ({
  kind: 'fetch-and-chat',
  command: ['ollama', 'run', nameOf(local)],
  ...(local.contextLength === undefined ? { note: BACKGROUND } : {}),
})

const chatServer = (local: LocalModel): LocalServer => ({
  address: 'http://localhost:11434/v1',
  model: nameOf(local),
  apis: {
    responses: {
      source: { address: 'https://docs.ollama.com/api/openai-compatibility', read: '2026-11-23' },
      since: '0.13.3',
    },
    messages: {
      source: { address: 'https://docs.ollama.com/api/anthropic-compatibility', read: '2026-11-23' },
      since: '0.14.0',
    },
  },
  withoutSchema: {
    messages:
      'Ollama reads only effort from output_config, so it ignores the schema (https://github.com/ollama/ollama/blob/main/anthropic/anthropic.go)',
  },
  fetchesImages: false,
})

/**
 * Names: https://huggingface.co/docs/hub/ollama. Install: https://ollama.com/download. Address, and that a key is not
 * looked at: https://docs.ollama.com/api/openai-compatibility. Split files: https://github.com/ollama/ollama/issues/5245
 */
export const ollama: LocalApp = {
  id: 'ollama',
  label: 'Ollama',
  docsUrl: 'https://huggingface.co/docs/hub/ollama',
  order: 2,
  install: {
    macos: { piped: [['curl', '-fsSL', 'https://ollama.com/install.sh'], ['sh']] },
    linux: { piped: [['curl', '-fsSL', 'https://ollama.com/install.sh'], ['sh']] },
    windows: { piped: [['irm', 'https://ollama.com/install.ps1'], ['iex']] },
  },
  readsToken: false,
  unsupported(local) {
    if ((local.file?.parts ?? 1) > 1) return 'the app can’t download a model that is split into several files'
    if (local.file?.label === undefined && local.file?.path.includes('/')) {
      return 'the app selects files by quantization, but this file’s name doesn’t contain one'
    }
    if (purposeOf(local.model) === 'reranking') return `Ollama has no API for reranking (${OPENAI})`
    return unsupportedUnlessGguf(local, 'embeddings')
  },
  steps: (local) => [
    ...serveWith(local.contextLength),
    local.servesOnly === true || purposeOf(local.model) === 'embeddings' ? fetchStep(local) : chatStep(local),
  ],
  // Chat completions and responses take a schema: openai/ of https://github.com/ollama/ollama, read at v0.33.0-rc2.
  server: (local) =>
    purposeOf(local.model) === 'embeddings'
      ? embeddingServer('http://localhost:11434', nameOf(local))
      : chatServer(local),
  // The chat template in the file decides whether the model calls tools.
  capabilities: ({ model }) => ({
    tools: documented(OPENAI),
    reasoning: documented(OPENAI),
    structuredOutput: documented(OPENAI),
    images: lacksProjector(model)
      ? { without: `Ollama needs an mmproj file to read images, and the model’s record lists none (${HUB})` }
      : documented(OPENAI),
    contextLength: documented('https://docs.ollama.com/context-length'),
  }),
}
