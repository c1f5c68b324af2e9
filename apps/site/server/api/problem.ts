import { z } from '@hono/zod-openapi'
import { SnippetInputError } from '@model-snippets/core'
import { spelledField } from '@model-snippets/core/options'

export const PROBLEM_TYPE = 'application/problem+json'
/** The page that explains the problems, each with an anchor. */
export const REFERENCE_PATH = '/api'

/** All problems, by the last part of their `type`. */
export const PROBLEMS = {
  'invalid-request': { status: 400, title: 'Invalid request' },
  'unreadable-body': { status: 400, title: 'Failed to parse body as JSON' },
  'not-found': { status: 404, title: 'Not found' },
  'no-example': { status: 404, title: 'No example for this choice' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'not-acceptable': { status: 406, title: 'No acceptable response format' },
  'too-large': { status: 413, title: 'Request body too large' },
  'answer-too-large': { status: 413, title: 'Response too large' },
  'too-long': { status: 414, title: 'URL too long' },
  'unsupported-media-type': { status: 415, title: 'Body must be JSON' },
  'too-many-requests': { status: 429, title: 'Too many requests from your IP address' },
  'no-hub': { status: 503, title: 'Couldn’t look up the model on Hugging Face' },
  busy: { status: 503, title: 'Server busy' },
  internal: { status: 500, title: 'Something went wrong on our side' },
} as const
export type ProblemKind = keyof typeof PROBLEMS

export const FieldErrorSchema = z
  .object({
    in: z.enum(['query', 'path', 'body', 'header']).describe('The part of the request that contains the field.'),
    field: z
      .string()
      .describe('The field, such as `temperature`, or its path in the body, such as `options.messages[0].role`.'),
    detail: z.string().describe('What is wrong with the field.'),
    validValues: z.array(z.string()).optional().describe('Valid values, if there is a fixed list.'),
    suggestions: z.array(z.string()).optional().describe('Similar valid values.'),
  })
  .openapi('FieldError')
export type FieldError = z.infer<typeof FieldErrorSchema>

export const ProblemSchema = z
  .object({
    type: z.string().describe('URL of the documentation for this kind of problem.'),
    title: z.string().describe('A short title; the same for every problem of this kind.'),
    status: z.int().min(400).max(599).describe('The HTTP status code of this response.'),
    detail: z.string().describe('What went wrong with this request.'),
    errors: z.array(FieldErrorSchema).optional().describe('The invalid fields.'),
  })
  .openapi('Problem', { description: 'Problem details (RFC 9457).' })

/** An error to send to the client. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  constructor(
    readonly kind: ProblemKind,
    detail: string,
    readonly errors: readonly FieldError[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail)
  }
}

/** Creates the problem of one invalid field. */
export const fieldProblem = (error: FieldError, kind: ProblemKind = 'invalid-request'): ProblemError =>
  new ProblemError(kind, `${error.field}: ${error.detail}`, [error])

/**
 * Runs core, and turns its input errors into problems.
 *
 * @param place the part of the request that holds what is refused
 * @param spelled how a field of core's is called there
 */
export function refusing<Result>(run: () => Result, place: 'query' | 'body' = 'body'): Result {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof SnippetInputError)) throw error
    throw fieldProblem({ in: place, field: spelledField(error.field, place) ?? error.field, detail: error.problem })
  }
}

/** Returns a problem as JSON. */
export function problemText({ kind, message, errors }: ProblemError): { status: number; text: string } {
  const { status, title } = PROBLEMS[kind]
  const problem: z.infer<typeof ProblemSchema> = {
    type: `${REFERENCE_PATH}#problem-${kind}`,
    title,
    status,
    detail: message,
    ...(errors.length === 0 ? {} : { errors: [...errors] }),
  }
  return { status, text: JSON.stringify(problem) }
}

/** Returns a problem as a response. */
export function problemResponse(problem: ProblemError): Response {
  const { status, text } = problemText(problem)
  const headers = { 'content-type': PROBLEM_TYPE, 'cache-control': 'no-store', ...problem.headers }
  return new Response(text, { status, headers })
}

/** Quotes text from a request, shortened. */
export const shown = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)
