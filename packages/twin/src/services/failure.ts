import { type Answer, bytesAnswer, jsonAnswer } from './answer.ts'

/** One way in which a service says no. */
export interface Failure {
  readonly name: string
  readonly status: number
  /** Words that a reader must find in the example's output; absent when the answer is not meant for readers. */
  readonly complaint?: string
  readonly answer: Answer
}

function failure(name: string, status: number, complaint: string, body: (complaint: string) => unknown): Failure {
  return { name, status, complaint, answer: jsonAnswer(status, body(complaint)) }
}

const flat = (complaint: string) => ({ error: complaint })
const nested = (type: string, code: string) => (complaint: string) => ({
  error: { message: complaint, type, param: null, code },
})

/** The refusals that each client must pass on to its reader, in the shapes that services really use. */
export const FAILURES: readonly Failure[] = [
  failure('401', 401, 'Invalid username or password.', flat),
  failure('404', 404, 'The model does not exist here.', nested('invalid_request_error', 'model_not_found')),
  failure('422', 422, 'Input validation error: messages is empty', (complaint) => ({
    error: complaint,
    error_type: 'validation',
  })),
  failure('429', 429, 'You exceeded your monthly credits.', nested('rate_limit_exceeded', 'rate_limited')),
  failure('503', 503, 'Model is overloaded, retry later.', flat),
  {
    name: '503-html',
    status: 503,
    answer: bytesAnswer(
      503,
      'text/html; charset=utf-8',
      Buffer.from(
        '<html><head><title>503</title></head><body><h1>Service Temporarily Unavailable</h1></body></html>\n',
      ),
    ),
  },
]

/** The same, and bodies in which services of tasks say no otherwise. */
export const TASK_FAILURES: readonly Failure[] = [
  ...FAILURES,
  // A problem in detail, by RFC 9457: Replicate's errors have these fields, too.
  {
    name: '400-problem',
    status: 400,
    complaint: 'The version of the model is disabled.',
    answer: bytesAnswer(
      400,
      'application/problem+json',
      Buffer.from(
        JSON.stringify({ title: 'Bad Request', detail: 'The version of the model is disabled.', status: 400 }),
      ),
    ),
  },
  // What FastAPI answers, and fal: https://fastapi.tiangolo.com/tutorial/handling-errors.
  failure('422-list', 422, 'Value is not a valid aspect ratio.', (msg) => ({
    detail: [{ loc: ['body', 'aspect_ratio'], msg, type: 'value_error' }],
  })),
  // Cohere's and Mistral's fields, under the type that a gateway gives to any body.
  {
    name: '402-octet-stream',
    status: 402,
    complaint: 'The balance of the account is spent.',
    answer: bytesAnswer(
      402,
      'application/octet-stream',
      Buffer.from(
        JSON.stringify({ object: 'error', message: 'The balance of the account is spent.', request_id: '6f1c' }),
      ),
    ),
  },
  // Envoy's own answers are texts: https://www.envoyproxy.io/docs/envoy/latest/configuration/http/http_conn_man/response_code_details.
  {
    name: '403-text',
    status: 403,
    complaint: 'RBAC: access denied',
    answer: bytesAnswer(403, 'text/plain', Buffer.from('RBAC: access denied')),
  },
]
