import {
  completionsRoute,
  embeddingsRoute,
  imagesRoute,
  speechRoute,
  transcriptionsRoute,
} from '../openai-compatible.ts'
import { chatRoute, type OpenAiSupport, type Provider } from '../provider.ts'

/* Parameters of its reference, https://docs.deepinfra.com/api-reference. */

const TEXT_PARAMETERS = [
  'data',
  'echo',
  'frequency_penalty',
  'logprobs',
  'max_tokens',
  'min_p',
  'n',
  'presence_penalty',
  'prompt_cache_key',
  'repetition_penalty',
  'response_format',
  'return_tokens_as_token_ids',
  'seed',
  'stop',
  'stop_token_ids',
  'temperature',
  'top_k',
  'top_p',
  'user',
]

const TRANSCRIPTION_PARAMETERS = ['language', 'prompt', 'response_format', 'temperature', 'timestamp_granularities']

const SPEECH_PARAMETERS = ['extra_body', 'response_format', 'service_tier', 'speed', 'voice']

/** A page of its documentation that describes a task with OpenAI’s API. */
const openaiAt = (address: string): OpenAiSupport => ({ source: { address, read: '2026-11-22' } })

export const deepinfra: Provider = {
  id: 'deepinfra',
  label: 'DeepInfra',
  baseUrl: 'https://api.deepinfra.com',
  keyUrl: 'https://deepinfra.com/dash/api_keys',
  vendorKeyVariable: 'DEEPINFRA_TOKEN',
  huggingfaceHub: ['automatic-speech-recognition', 'feature-extraction', 'text-generation', 'text-to-speech'],
  routes: {
    conversational: chatRoute('/v1/openai/chat/completions', [], {
      fileParts: {
        takes: ['input_audio'],
        source: 'https://docs.deepinfra.com/api-reference/openai-chat-completions-1',
      },
      reasoning: [
        {
          off: { reasoning_effort: 'none' },
          on: { reasoning: { enabled: true } },
          effort: true,
          source: { address: 'https://docs.deepinfra.com/chat/reasoning', read: '2026-11-30' },
        },
      ],
    }),
    'automatic-speech-recognition': {
      ...transcriptionsRoute('/v1/openai', TRANSCRIPTION_PARAMETERS),
      openai: openaiAt('https://deepinfra.com/openai/whisper-large-v3/api'),
    },
    'feature-extraction': {
      ...embeddingsRoute('/v1/openai', ['dimensions', 'encoding_format', 'service_tier']),
      openai: openaiAt('https://deepinfra.com/docs/openai_api'),
    },
    'text-generation': completionsRoute('/v1/openai', TEXT_PARAMETERS),
    'text-to-image': {
      ...imagesRoute('/v1/openai', { parameters: ['n', 'size', 'style', 'user'] }),
      openai: openaiAt('https://deepinfra.com/run-diffusion/Juggernaut-Lightning-Flux/api'),
    },
    'text-to-speech': {
      ...speechRoute('/v1/openai', { format: 'wav', parameters: SPEECH_PARAMETERS }),
      openai: openaiAt('https://docs.deepinfra.com/api-reference/openai-audio-speech-1'),
    },
  },
}
