import { documented } from '../capabilities.ts'
import type { LocalApp, LocalModel } from '../local-app.ts'
import { hasGguf, hasTransformers, unsupportedUnlessGguf, unsupportedUnlessTransformers } from '../weights.ts'

const nameOf = ({ id, file, quantization }: LocalModel): string => {
  const label = file?.label ?? quantization
  return `hf.co/${id}${label === undefined ? '' : `:${label}`}`
}

const API = 'https://docs.docker.com/ai/model-runner/api-reference/'

const NEITHER_FORMAT = 'the app runs models in GGUF or Transformers format, and the model’s record mentions neither'

/** https://docs.docker.com/ai/model-runner/inference-engines/ */
const SAFETENSORS =
  'The model runs in vLLM, which needs an NVIDIA GPU. To install vLLM, run docker model install-runner --backend vllm --gpu cuda.'

/**
 * Names: https://docs.docker.com/reference/cli/docker/model/pull/. Address:
 * https://docs.docker.com/ai/model-runner/api-reference/. On Docker Engine the port is open from the start, in Docker
 * Desktop it is switched on: https://docs.docker.com/ai/model-runner/get-started/
 */
export const dockerModelRunner: LocalApp = {
  id: 'docker-model-runner',
  label: 'Docker Model Runner',
  docsUrl: 'https://docs.docker.com/ai/model-runner/',
  order: 5,
  needs: 'Docker Desktop, or Docker Engine on Linux',
  install: {
    macos: ['docker', 'desktop', 'enable', 'model-runner', '--tcp', '12434'],
    linux: ['sudo', 'apt-get', 'install', 'docker-model-plugin'],
    windows: ['docker', 'desktop', 'enable', 'model-runner', '--tcp', '12434'],
  },
  readsToken: false,
  unsupported(local) {
    if (local.file !== undefined && local.file.label === undefined) {
      return 'the app selects files by quantization, but this file’s name doesn’t contain one'
    }
    if (hasGguf(local.model)) return unsupportedUnlessGguf(local)
    return hasTransformers(local.model) ? unsupportedUnlessTransformers(local) : NEITHER_FORMAT
  },
  systems: ({ model }) => (hasGguf(model) ? ['macos', 'linux', 'windows'] : ['linux']),
  steps: (local) => [
    {
      kind: 'fetch',
      command: ['docker', 'model', 'pull', nameOf(local)],
      ...(hasGguf(local.model) ? {} : { note: SAFETENSORS }),
    },
    ...(local.contextLength === undefined
      ? []
      : [
          {
            kind: 'configure' as const,
            command: ['docker', 'model', 'configure', '--context-size', String(local.contextLength), nameOf(local)],
          },
        ]),
    { kind: 'chat', command: ['docker', 'model', 'run', nameOf(local)] },
  ],
  // GGUF files are run by llama.cpp's server, others by vLLM's: both are given chat completions and messages as they come.
  server: (local) => ({
    address: 'http://localhost:12434/engines/v1',
    model: nameOf(local),
    apis: {
      responses: {
        without:
          'Docker Model Runner’s Responses API is undocumented, and only Docker Engine is known to enable it (https://github.com/docker/model-runner/blob/v1.2.9/pkg/routing/router.go)',
      },
      messages: {
        source: {
          address: 'https://github.com/docker/model-runner/blob/v1.2.9/pkg/inference/scheduling/http_handler.go',
          read: '2026-11-23',
        },
      },
    },
    ...(hasGguf(local.model)
      ? {
          withoutSchema: {
            messages:
              'Docker Model Runner passes Messages API requests to llama.cpp, which drops output_config when it converts them to chat completions (https://github.com/ggml-org/llama.cpp/blob/master/tools/server/server-chat.cpp)',
          },
        }
      : {}),
    fetchesImages: false,
  }),
  capabilities: ({ model }) => ({
    tools: hasGguf(model)
      ? documented(API)
      : {
          without:
            'Docker doesn’t document whether Docker Model Runner starts vLLM with the options that tool calling needs (https://docs.docker.com/ai/model-runner/configuration/)',
        },
    reasoning: hasGguf(model)
      ? documented(API)
      : {
          without:
            'Docker doesn’t document whether Docker Model Runner starts vLLM with a parser that separates the reasoning (https://docs.docker.com/ai/model-runner/configuration/)',
        },
    structuredOutput: documented(API),
    images: hasGguf(model)
      ? {
          without:
            'Docker doesn’t document whether docker model pull downloads the mmproj file that llama.cpp needs to read images (https://docs.docker.com/reference/cli/docker/model/pull/)',
        }
      : documented(API),
    contextLength: documented('https://docs.docker.com/ai/model-runner/configuration/'),
  }),
}
