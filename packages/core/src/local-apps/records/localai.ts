import { contextOption, documented } from '../capabilities.ts'
import type { LocalApp, LocalModel } from '../local-app.ts'
import { NO_FILE_LIST, unsupportedUnlessGguf } from '../weights.ts'

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const source = ({ id, file }: LocalModel): string => `huggingface://${id}/${file?.path ?? ''}`
const TEXT = 'https://localai.io/features/text-generation/'
const DOCUMENTED = { source: { address: 'https://localai.io/features/text-generation/', read: '2026-11-26' } }

/**
 * Command: https://localai.io/docs/getting-started/models/. The model has the name of its file:
 * https://github.com/mudler/LocalAI/blob/v4.9.0/core/gallery/importers/llama-cpp.go. Program: https://localai.io/installation/
 */
export const localai: LocalApp = {
  id: 'localai',
  label: 'LocalAI',
  docsUrl: 'https://localai.io/docs/getting-started/models/',
  order: 16,
  needs:
    'the LocalAI program from https://github.com/mudler/LocalAI/releases, renamed to local-ai, in a folder on your PATH',
  install: { macos: [], linux: [] },
  readsToken: false,
  unsupported(local) {
    const reason = unsupportedUnlessGguf(local)
    if (reason !== undefined) return reason
    if (local.file === undefined) return NO_FILE_LIST
    return local.file.parts > 1 ? 'the app takes the name of one file, but this model is split into several' : undefined
  },
  steps: (local, { args = [] }) => [
    {
      kind: 'serve',
      command: ['local-ai', 'run', source(local), ...args, '--address', '127.0.0.1:8080'],
      note: 'The server downloads the model file first. To chat, open http://localhost:8080 in a browser.',
      keepsRunning: true,
    },
  ],
  // https://localai.io/installation/containers/
  container: (local, { args = [] }) => [
    ...['docker', 'run', '--publish', '127.0.0.1:8080:8080', '--volume', 'model-data:/models'],
    ...['localai/localai:latest', 'run', source(local), ...args],
  ],
  server: ({ file }) => ({
    address: 'http://localhost:8080/v1',
    model: nameOf(file?.path ?? ''),
    apis: {
      responses: DOCUMENTED,
      messages: DOCUMENTED,
    },
    withoutSchema: {
      responses:
        'LocalAI ignores text.format in its Responses API (https://github.com/mudler/LocalAI/blob/v4.9.0/core/http/endpoints/openresponses/responses.go)',
      messages:
        'LocalAI doesn’t read output_config (https://github.com/mudler/LocalAI/blob/v4.9.0/core/http/endpoints/anthropic/messages.go)',
    },
    // https://github.com/mudler/LocalAI/blob/v4.9.0/core/http/middleware/request.go
    fetchesImages: true,
  }),
  capabilities: (local) => ({
    tools: documented('https://localai.io/features/openai-functions/'),
    reasoning: documented(TEXT),
    structuredOutput: documented('https://localai.io/features/constrained_grammars/'),
    images: {
      without:
        'to read images, LocalAI needs an mmproj file, which our command doesn’t download (https://localai.io/features/gpt-vision/)',
    },
    contextLength: contextOption('https://localai.io/reference/cli-reference/', '--context-size', local),
  }),
}
