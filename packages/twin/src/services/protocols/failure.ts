import { type Answer, bytesAnswer, jsonAnswer } from '../answer.ts'

/** An error response of a service. */
export interface Failure {
  readonly name: string
  readonly status: number
  /** Text that the example's output must contain; absent if the response isn't meant for people. */
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

/** Errors that each client must show, in the formats of real services. */
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

/** The same errors, and bodies that only services for other tasks use. */
export const TASK_FAILURES: readonly Failure[] = [
  ...FAILURES,
  // Problem details according to RFC 9457; Replicate's errors have these fields, too.
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
  // The format of FastAPI and fal: https://fastapi.tiangolo.com/tutorial/handling-errors.
  failure('422-list', 422, 'Value is not a valid aspect ratio.', (msg) => ({
    detail: [{ loc: ['body', 'aspect_ratio'], msg, type: 'value_error' }],
  })),
  // Fields of Cohere and Mistral, with the content type that a gateway gives any body.
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
  // Envoy's own responses are plain text: https://www.envoyproxy.io/docs/envoy/latest/configuration/http/http_conn_man/response_code_details.
  {
    name: '403-text',
    status: 403,
    complaint: 'RBAC: access denied',
    answer: bytesAnswer(403, 'text/plain', Buffer.from('RBAC: access denied')),
  },
]
