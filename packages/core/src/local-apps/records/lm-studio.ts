import { contextOption, documented } from '../capabilities.ts'
import { linkOf } from '../linked-app.ts'
import type { LocalApp, LocalModel, LocalServer } from '../local-app.ts'
import { embeddingServer } from '../purposes.ts'
import { hasMlx, lacksProjector, purposeOf, unsupportedUnlessGguf, unsupportedUnlessMlx } from '../weights.ts'

const IMAGES = 'https://lmstudio.ai/docs/typescript/llm-prediction/image-input'

/** Labels of the format itself alone: how others are asked for is not documented, and without one it asks. */
const source = ({ id, file, quantization }: LocalModel): string => {
  const label = file?.label ?? quantization
  const isPlain = label !== undefined && !label.startsWith('UD-')
  return `https://huggingface.co/${id}${isPlain ? `@${label.toLowerCase()}` : ''}`
}

const chatServer = (id: string): LocalServer => ({
  address: 'http://localhost:1234/v1',
  model: id,
  apis: {
    responses: {
      source: { address: 'https://lmstudio.ai/docs/developer/openai-compat', read: '2026-11-23' },
      since: '0.3.29',
    },
    messages: {
      source: { address: 'https://lmstudio.ai/docs/developer/anthropic-compat', read: '2026-11-23' },
      since: '0.4.1',
    },
  },
  withoutSchema: {
    responses: 'LM Studio ignores text.format (https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/1396)',
    messages:
      'LM Studio documents structured output for chat completions only (https://lmstudio.ai/docs/api/structured-output)',
  },
  fetchesImages: false,
})

/**
 * Commands: https://lmstudio.ai/docs/cli/local-models/get, https://lmstudio.ai/docs/cli/local-models/load and
 * https://lmstudio.ai/docs/cli/serve/server-start. Install: https://lmstudio.ai/docs/developer. Address:
 * https://lmstudio.ai/docs/developer/openai-compat. The name under which a fetched model is listed is not documented;
 * `lms load` asks for it, and gives the model the name that the request has. Link:
 * https://github.com/huggingface/huggingface.js/pull/963
 */
export const lmStudio: LocalApp = {
  id: 'lm-studio',
  publishedKey: 'lmstudio',
  label: 'LM Studio',
  docsUrl: 'https://lmstudio.ai/docs/cli',
  order: 3,
  install: {
    macos: { piped: [['curl', '-fsSL', 'https://lmstudio.ai/install.sh'], ['bash']] },
    linux: { piped: [['curl', '-fsSL', 'https://lmstudio.ai/install.sh'], ['bash']] },
    windows: { piped: [['irm', 'https://lmstudio.ai/install.ps1'], ['iex']] },
  },
  readsToken: false,
  unsupported: (local) =>
    hasMlx(local.model)
      ? unsupportedUnlessMlx(local, 'text-generation', 'image-text-to-text')
      : unsupportedUnlessGguf(local, 'embeddings'),
  steps: (local, { args = [] }) => [
    { kind: 'fetch', command: ['lms', 'get', source(local)] },
    {
      kind: 'load',
      command: ['lms', 'load', '--identifier', local.id, ...args],
      note: hasMlx(local.model)
        ? 'Choose the model from the list. Models in MLX format run only on Macs with Apple silicon.'
        : 'Choose the model from the list.',
    },
    { kind: 'serve', command: ['lms', 'server', 'start', '--port', '1234'] },
  ],
  link: ({ id, file }) => linkOf('lmstudio://open_from_hf', { model: id, file: file?.path }),
  // Releases: https://lmstudio.ai/docs/developer/api-changelog. A schema is documented for chat completions alone.
  // Embeddings: https://lmstudio.ai/docs/developer/openai-compat/embeddings
  server: ({ id, model }) =>
    purposeOf(model) === 'embeddings' ? embeddingServer('http://localhost:1234', id) : chatServer(id),
  capabilities: (local) => ({
    tools: documented('https://lmstudio.ai/docs/developer/openai-compat/tools'),
    reasoning: documented('https://lmstudio.ai/docs/developer/openai-compat/chat-completions'),
    structuredOutput: documented('https://lmstudio.ai/docs/api/structured-output'),
    images:
      !hasMlx(local.model) && lacksProjector(local.model)
        ? { without: `LM Studio needs an mmproj file to read images, and the model’s record lists none (${IMAGES})` }
        : documented(IMAGES),
    contextLength: contextOption('https://lmstudio.ai/docs/cli/local-models/load', '--context-length', local),
  }),
}
