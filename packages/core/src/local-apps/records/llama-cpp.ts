import { isNamed } from '../../model/fields.ts'
import { contextOption, documented } from '../capabilities.ts'
import { inContainer } from '../container.ts'
import type { LocalApp, LocalModel, LocalServer, Words } from '../local-app.ts'
import { embeddingServer, rankServer, rankStep } from '../purposes.ts'
import { lacksProjector, purposeOf, unsupportedUnlessGguf } from '../weights.ts'

/** The repository, and what of it: a quantization by its label, a file without one by its name. */
const source = ({ id, file, quantization }: LocalModel): readonly string[] => {
  const label = file?.label ?? quantization
  if (label !== undefined) return ['-hf', `${id}:${label}`]
  return file === undefined ? ['-hf', id] : ['-hf', id, '-hff', file.path]
}

/**
 * What the server is started for. Without a pooling type in the file, OpenAI’s embeddings API fails.
 * Qwen’s: https://huggingface.co/Qwen/Qwen3-Embedding-0.6B-GGUF
 */
const purposeArgs = ({ model }: LocalModel): Words => {
  const purpose = purposeOf(model)
  if (purpose === 'reranking') return ['--reranking']
  if (purpose !== 'embeddings') return []
  return ['--embeddings', ...(isNamed(model, /qwen3-embedding/i) ? ['--pooling', 'last'] : [])]
}

const NOTES = {
  embeddings:
    'The server downloads the model file first. If it reports the pooling type none, add --pooling with the type that the model card names.',
  reranking: 'The server downloads the model file first.',
  text: 'The server downloads the model file first. To chat, open http://localhost:8080 in a browser.',
}

const README = 'https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md'

const chatServer = (id: string): LocalServer => ({
  address: 'http://localhost:8080/v1',
  model: id,
  apis: {
    responses: {
      source: {
        address: 'https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md',
        read: '2026-11-23',
      },
    },
    messages: {
      source: {
        address: 'https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md',
        read: '2026-11-23',
      },
    },
  },
  withoutSchema: {
    responses:
      'llama.cpp drops text.format when it converts Responses API requests to chat completions (https://github.com/ggml-org/llama.cpp/issues/21922)',
    messages:
      'llama.cpp drops output_config when it converts Messages API requests to chat completions (https://github.com/ggml-org/llama.cpp/blob/master/tools/server/server-chat.cpp)',
  },
  fetchesImages: true,
})

/**
 * Options: https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md. It is told its port, because the
 * default has moved from 8080 to 9931 (https://github.com/ggml-org/llama.cpp/pull/26508), and the model's name, which
 * it would make up from the file's otherwise. Packages: https://github.com/ggml-org/llama.cpp/blob/master/docs/install.md
 */
export const llamaCpp: LocalApp = {
  id: 'llama-cpp',
  publishedKey: 'llama.cpp',
  label: 'llama.cpp',
  docsUrl: 'https://github.com/ggml-org/llama.cpp/tree/master/tools/server',
  order: 1,
  install: {
    macos: ['brew', 'install', 'llama.cpp'],
    linux: ['brew', 'install', 'llama.cpp'],
    windows: ['winget', 'install', 'llama.cpp'],
  },
  readsToken: true,
  unsupported: (local) => unsupportedUnlessGguf(local, 'embeddings', 'reranking'),
  steps: (local, { args = [] }) => [
    {
      kind: 'serve',
      command: [
        'llama-server',
        ...source(local),
        '--alias',
        local.id,
        ...purposeArgs(local),
        ...args,
        '--port',
        '8080',
      ],
      note: NOTES[purposeOf(local.model) ?? 'text'],
      keepsRunning: true,
    },
    ...(purposeOf(local.model) === 'reranking' ? [rankStep('http://localhost:8080/v1/rerank', local.id)] : []),
  ],
  // https://github.com/ggml-org/llama.cpp/blob/master/docs/docker.md; with a card, the image is server-cuda, and so on.
  container: (local, { args = [] }) => [
    ...['docker', 'run', '--publish', '127.0.0.1:8080:8080', ...inContainer(local, '/root/.cache')],
    ...['ghcr.io/ggml-org/llama.cpp:server', ...source(local), '--alias', local.id, ...purposeArgs(local), ...args],
    ...['--host', '0.0.0.0', '--port', '8080'],
  ],
  server: ({ id, model }) => {
    const purpose = purposeOf(model)
    if (purpose === 'embeddings') return embeddingServer('http://localhost:8080', id)
    return purpose === 'reranking' ? rankServer('http://localhost:8080/v1/rerank', id) : chatServer(id)
  },
  // Chat templates with tools (`--jinja`) and the projector file (`--mmproj`, with `-hf`) are used by default.
  capabilities: (local) => ({
    tools: documented(README),
    reasoning: documented(README),
    structuredOutput: documented(README),
    images: lacksProjector(local.model)
      ? { without: `llama.cpp needs an mmproj file to read images, and the model’s record lists none (${README})` }
      : documented(README),
    contextLength: contextOption(README, '--ctx-size', local),
  }),
}
