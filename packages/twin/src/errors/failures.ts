import type { CauseId } from '@model-snippets/core/errors'
import { bytesAnswer, jsonAnswer } from '../services/answer.ts'
import type { Failure } from '../services/protocols/failure.ts'

/**
 * How a failure is triggered.
 *
 * - `answer`: the service returns an error
 * - `stream`: the stream breaks off, or ends with an error event
 * - `dropped`: the connection closes before any response
 * - `address`: the user's endpoint has a URL where nothing responds
 * - `untrusted`: the service's certificate authority isn't trusted
 * - `not-installed`: the packages of the example's command aren't installed
 * - `managed`: packages are installed into Debian's own Python, for one representative Python client
 * - `unset`: the token's variable isn't set
 * - `older`: an older release of the client is installed, with the representative client's command
 */
export type Way =
  | { readonly kind: 'answer'; readonly failure: Failure }
  | { readonly kind: 'stream'; readonly ending: 'cut' | 'error-event' }
  | { readonly kind: 'address'; readonly endpointUrl: string }
  | { readonly kind: 'older'; readonly installs: Readonly<Record<string, string>> }
  | { readonly kind: 'dropped' | 'untrusted' | 'not-installed' | 'managed' | 'unset' }

/** A failure that is triggered in every client. */
export interface ProvokedFailure {
  readonly name: string
  readonly cause: CauseId
  readonly way: Way
  /** The page on which the service documents this message; absent if it isn't from a service. */
  readonly documented?: string
}

const MODEL = 'meta-llama/Llama-3.1-8B-Instruct'

const refusal = (name: string, cause: CauseId, status: number, documented: string, body: unknown): ProvokedFailure => ({
  name,
  cause,
  documented,
  way: { kind: 'answer', failure: { name, status, answer: jsonAnswer(status, body) } },
})

/** A gateway's response instead of the service's: a web page. */
const page = (name: string, cause: CauseId, status: number, title: string): ProvokedFailure => {
  const text = `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n`
  const answer = bytesAnswer(status, 'text/html', Buffer.from(text))
  return {
    name,
    cause,
    documented: 'https://github.com/nginx/nginx/blob/master/src/http/ngx_http_special_response.c',
    way: { kind: 'answer', failure: { name, status, answer } },
  }
}

/** An error in OpenAI's format. */
const nested = (message: string, type: string, code: string | null, param: string | null = null): unknown => ({
  error: { message, type, param, code },
})

const HUB_PRICING = 'https://huggingface.co/docs/inference-providers/pricing'
const HUB_TOKENS = 'https://huggingface.co/docs/inference-providers/index'
const HUB_GATED = 'https://huggingface.co/docs/hub/models-gated'
const GENERATION_INFERENCE = 'https://huggingface.co/docs/text-generation-inference/reference/api_reference'
const OPENAI_CODES = 'https://platform.openai.com/docs/guides/error-codes'
const GROQ_CODES = 'https://console.groq.com/docs/errors'

/** Every failure, with messages from the services' documentation. */
export const PROVOKED: readonly ProvokedFailure[] = [
  { name: 'variable unset', cause: 'missing-variable', way: { kind: 'unset' } },
  refusal('401', 'unauthorized', 401, HUB_TOKENS, { error: 'Invalid username or password.' }),
  refusal(
    '401 of a provider',
    'unauthorized',
    401,
    OPENAI_CODES,
    nested('Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key'),
  ),
  refusal('402', 'payment-required', 402, HUB_PRICING, {
    error:
      'You have exceeded your monthly included credits for Inference Providers. Subscribe to PRO to get 20x more monthly included credits.',
  }),
  refusal('403', 'forbidden', 403, HUB_TOKENS, {
    error:
      'This authentication method does not have sufficient permissions to call Inference Providers on behalf of user reader',
  }),
  refusal('403 gated', 'gated', 403, HUB_GATED, {
    error: `Access to model ${MODEL} is restricted and you are not in the authorized list. Visit https://huggingface.co/${MODEL} to ask for access.`,
  }),
  refusal(
    '404',
    'not-found',
    404,
    GROQ_CODES,
    nested(
      `The model \`${MODEL}\` does not exist or you do not have access to it.`,
      'invalid_request_error',
      'model_not_found',
    ),
  ),
  refusal(
    '400 not served',
    'not-served',
    400,
    HUB_TOKENS,
    nested(
      `The requested model '${MODEL}' is not supported by any provider you have enabled.`,
      'invalid_request_error',
      'model_not_supported',
      'model',
    ),
  ),
  refusal(
    '400 no chat model',
    'not-chat',
    400,
    HUB_TOKENS,
    nested(
      `The requested model '${MODEL}' is not a chat model.`,
      'invalid_request_error',
      'model_not_supported',
      'model',
    ),
  ),
  refusal('408', 'timeout', 408, GROQ_CODES, nested('Request timed out.', 'timeout', null)),
  page('413', 'too-large', 413, '413 Request Entity Too Large'),
  refusal(
    '400 too long',
    'too-long',
    400,
    OPENAI_CODES,
    nested(
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 9137 tokens. Please reduce the length of the messages.",
      'invalid_request_error',
      'context_length_exceeded',
      'messages',
    ),
  ),
  refusal('422', 'invalid-request', 422, GENERATION_INFERENCE, {
    error: 'Input validation error',
    error_type: 'validation',
  }),
  refusal(
    '429',
    'rate-limited',
    429,
    OPENAI_CODES,
    nested('Rate limit reached for requests', 'requests', 'rate_limit_exceeded'),
  ),
  refusal(
    '500',
    'server-error',
    500,
    OPENAI_CODES,
    nested('The server had an error while processing your request', 'server_error', null),
  ),
  page('502', 'unavailable', 502, '502 Bad Gateway'),
  refusal('503', 'unavailable', 503, GENERATION_INFERENCE, { error: 'Model is overloaded', error_type: 'overloaded' }),
  refusal('503 loading', 'loading', 503, 'https://huggingface.co/docs/api-inference/index', {
    error: `Model ${MODEL} is currently loading`,
    estimated_time: 20,
  }),
  page('504', 'gateway-timeout', 504, '504 Gateway Time-out'),
  { name: 'stream cut', cause: 'connection-lost', way: { kind: 'stream', ending: 'cut' } },
  { name: 'error in the stream', cause: 'stream-error', way: { kind: 'stream', ending: 'error-event' } },
  // According to RFC 6761, no name under this domain ever exists.
  { name: 'no such host', cause: 'no-host', way: { kind: 'address', endpointUrl: 'https://endpoint.invalid/v1' } },
  // A port without a well-known service; fetch doesn't connect to those.
  {
    name: 'connection refused',
    cause: 'connection-refused',
    way: { kind: 'address', endpointUrl: 'http://127.0.0.1:47999/v1' },
  },
  { name: 'connection dropped', cause: 'connection-lost', way: { kind: 'dropped' } },
  { name: 'unknown authority', cause: 'certificate', way: { kind: 'untrusted' } },
  { name: 'not installed', cause: 'missing-module', way: { kind: 'not-installed' } },
  { name: 'managed Python', cause: 'managed-python', way: { kind: 'managed' } },
  {
    name: 'older release',
    cause: 'old-client',
    // Without the list of pinned releases, which are newer.
    way: {
      kind: 'older',
      installs: {
        'python/openai': 'PIP_CONSTRAINT= pip install openai==0.28.1',
        'python/huggingface_hub': 'PIP_CONSTRAINT= pip install huggingface_hub==0.23.5',
        'python/anthropic': 'PIP_CONSTRAINT= pip install anthropic==0.2.10',
      },
    },
  },
]
