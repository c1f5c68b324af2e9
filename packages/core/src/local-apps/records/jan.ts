import { contextOption, documented } from '../capabilities.ts'
import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessGguf } from '../weights.ts'

const CLI = 'https://jan.ai/docs/desktop/cli'
const LLAMA_CPP = 'https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md'

/**
 * Commands: https://jan.ai/docs/desktop/cli. With `--select` it asks which file to fetch; without it, it takes one of
 * Q4_K_XL, or else the largest: https://github.com/janhq/jan/blob/main/src-tauri/src/bin/jan-cli/main.rs. The program
 * comes with the app: there is no command that installs it. Link:
 * https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts
 */
export const jan: LocalApp = {
  id: 'jan',
  label: 'Jan',
  docsUrl: 'https://jan.ai/docs/desktop/cli',
  order: 4,
  needs: 'the Jan app (https://jan.ai); open it once so that it installs the jan command',
  install: { macos: [], linux: [], windows: [] },
  readsToken: false,
  unsupported: unsupportedUnlessGguf,
  steps: ({ id, file, quantization }, { args = [] }) => {
    const choice = file?.path ?? quantization
    return [
      {
        kind: 'serve',
        command: ['jan', 'serve', id, '--select', ...args, '--port', '6767'],
        note:
          choice === undefined
            ? 'The first time, choose a file from the list.'
            : `The first time, choose ${choice} from the list.`,
        keepsRunning: true,
      },
    ]
  },
  link: ({ id }) => `jan://models/huggingface/${id}`,
  // It is llama.cpp's server that answers; `jan launch` points clients of the Messages API at it.
  server: ({ id }) => ({
    address: 'http://localhost:6767/v1',
    model: id,
    apis: {
      responses: {
        without:
          'Jan’s documentation says that its Responses API isn’t available yet (https://jan.ai/docs/desktop/api-preference)',
      },
      messages: {
        source: {
          address: 'https://github.com/janhq/jan/blob/main/src-tauri/src/bin/jan-cli/main.rs',
          read: '2026-11-23',
        },
      },
    },
    withoutSchema: {
      messages:
        'jan serve starts llama.cpp’s server, which drops output_config when it converts Messages API requests to chat completions (https://github.com/ggml-org/llama.cpp/blob/master/tools/server/server-chat.cpp)',
    },
    fetchesImages: false,
  }),
  // llama.cpp’s server answers, with its defaults.
  capabilities: (local) => ({
    tools: documented(LLAMA_CPP),
    reasoning: documented(LLAMA_CPP),
    structuredOutput: documented(LLAMA_CPP),
    images: {
      without: `Jan doesn’t document whether jan serve downloads the mmproj file that it needs to read images (${CLI})`,
    },
    contextLength: contextOption(CLI, '--ctx-size', local),
  }),
}
