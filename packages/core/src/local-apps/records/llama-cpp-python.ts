import { contextOption } from '../capabilities.ts'
import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessGguf } from '../weights.ts'

const SERVER = 'https://llama-cpp-python.readthedocs.io/en/latest/server/'
const NO_SCHEMA =
  'llama-cpp-python supports response_format only with the types text and json_object (https://github.com/abetlen/llama-cpp-python/pull/1677)'

const install = ['pip', 'install', 'llama-cpp-python[server]', 'huggingface_hub']

/** Options: https://llama-cpp-python.readthedocs.io/en/latest/server/; `--model` may be a pattern of a file's name. */
export const llamaCppPython: LocalApp = {
  id: 'llama-cpp-python',
  label: 'llama-cpp-python',
  docsUrl: 'https://llama-cpp-python.readthedocs.io/en/latest/server/',
  order: 14,
  install: { macos: install, linux: install },
  needs: 'a C compiler to build llama-cpp-python',
  readsToken: true,
  unsupported(local) {
    const { file } = local
    if ((file?.parts ?? 1) > 1) return 'the app takes the name of one file, but this model is split into several files'
    if (file !== undefined && /[*?[]/.test(file.path)) {
      return 'the file name contains *, ?, or [, which the app treats as wildcards'
    }
    return unsupportedUnlessGguf(local)
  },
  steps: ({ id, file, quantization }, { args = [] }) => [
    {
      kind: 'serve',
      command: [
        ...['python3', '-m', 'llama_cpp.server', '--hf_model_repo_id', id],
        ...['--model', file?.path ?? `*${quantization ?? 'Q4_K_M'}.gguf`],
        ...['--model_alias', id, ...args, '--port', '8000'],
      ],
      ...(file === undefined
        ? { note: 'The model’s record doesn’t list files, so the command finds the file by the end of its name.' }
        : {}),
      keepsRunning: true,
    },
  ],
  server: ({ id }) => ({
    address: 'http://localhost:8000/v1',
    model: id,
    apis: {
      responses: {
        without:
          'llama-cpp-python supports completions, chat completions, and embeddings, but not the Responses API (https://github.com/abetlen/llama-cpp-python/blob/v0.3.36/llama_cpp/server/app.py)',
      },
      messages: {
        without:
          'llama-cpp-python supports completions, chat completions, and embeddings, but not the Messages API (https://github.com/abetlen/llama-cpp-python/blob/v0.3.36/llama_cpp/server/app.py)',
      },
    },
    withoutSchema: {
      'chat-completions': NO_SCHEMA,
    },
    fetchesImages: false,
  }),
  capabilities: (local) => ({
    tools: {
      without: `llama-cpp-python documents tool calling in its server only for functionary models, which need their own chat format (${SERVER})`,
    },
    reasoning: { without: `llama-cpp-python doesn’t separate reasoning from the answer (${SERVER})` },
    structuredOutput: { without: NO_SCHEMA },
    images: {
      without: `to read images, llama-cpp-python needs an mmproj file and a chat format for the model, which our command doesn’t set (${SERVER})`,
    },
    contextLength: contextOption(SERVER, '--n_ctx', local),
  }),
  releases: { registry: 'pypi', package: 'llama-cpp-python' },
}
