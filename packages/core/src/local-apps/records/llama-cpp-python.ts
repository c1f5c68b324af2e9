import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessGguf } from '../weights.ts'

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
    if ((file?.parts ?? 1) > 1) return 'the app takes the name of one file, but this model is split into several'
    if (file !== undefined && /[*?[]/.test(file.path)) {
      return 'the file name contains *, ?, or [, which the app treats as wildcards'
    }
    return unsupportedUnlessGguf(local)
  },
  steps: ({ id, file, quantization }) => [
    {
      kind: 'serve',
      command: [
        ...['python3', '-m', 'llama_cpp.server', '--hf_model_repo_id', id],
        ...['--model', file?.path ?? `*${quantization ?? 'Q4_K_M'}.gguf`],
        ...['--model_alias', id, '--port', '8000'],
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
          'llama-cpp-python has no Responses API, only completions, chat completions, and embeddings (https://github.com/abetlen/llama-cpp-python/blob/v0.3.36/llama_cpp/server/app.py)',
      },
      messages: {
        without:
          'llama-cpp-python has no Messages API, only completions, chat completions, and embeddings (https://github.com/abetlen/llama-cpp-python/blob/v0.3.36/llama_cpp/server/app.py)',
      },
    },
    withoutSchema: {
      'chat-completions':
        'llama-cpp-python supports response_format only with the types text and json_object (https://github.com/abetlen/llama-cpp-python/pull/1677)',
    },
    fetchesImages: false,
  }),
  releases: { registry: 'pypi', package: 'llama-cpp-python' },
}
