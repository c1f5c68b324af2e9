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
