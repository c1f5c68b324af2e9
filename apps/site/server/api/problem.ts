import { z } from '@hono/zod-openapi'
import { SnippetInputError } from '@model-snippets/core'
import { spelledField } from '@model-snippets/core/options'

export const PROBLEM_TYPE = 'application/problem+json'
/** Where the reference explains the problems; each has an anchor there. */
export const REFERENCE_PATH = '/api'

/** Every way in which the API refuses, by the last part of its `type`. */
export const PROBLEMS = {
  'invalid-request': { status: 400, title: 'A part of the request is not valid' },
  'unreadable-body': { status: 400, title: 'Failed to parse body as JSON' },
  'not-found': { status: 404, title: 'Nothing is here' },
  'no-example': { status: 404, title: 'No example is offered for this choice' },
  'method-not-allowed': { status: 405, title: 'This address does not have the method' },
  'not-acceptable': { status: 406, title: 'No form of this answer is acceptable to the request' },
  'too-large': { status: 413, title: 'The body is too large' },
  'answer-too-large': { status: 413, title: 'The answer would be too large' },
  'too-long': { status: 414, title: 'The address is too long' },
  'unsupported-media-type': { status: 415, title: 'The body must be JSON' },
  'too-many-requests': { status: 429, title: 'Too many requests from one address' },
  'no-hub': { status: 503, title: 'The hub could not be asked for the model' },
  busy: { status: 503, title: 'Too much is asked for at once' },
  internal: { status: 500, title: 'Something went wrong on our side' },
} as const
export type ProblemKind = keyof typeof PROBLEMS

export const FieldErrorSchema = z
  .object({
    in: z.enum(['query', 'path', 'body', 'header']).describe('The part of the request that holds the field.'),
    field: z.string().describe('The field: `temperature`, or in a body its path, `options.messages[0].role`.'),
    detail: z.string().describe('What is wrong with it.'),
    validValues: z.array(z.string()).optional().describe('What it may be, where that is a list.'),
    suggestions: z.array(z.string()).optional().describe('What may have been meant.'),
  })
  .openapi('FieldError')
export type FieldError = z.infer<typeof FieldErrorSchema>

export const ProblemSchema = z
  .object({
    type: z.string().describe('An address that explains this kind of problem.'),
    title: z.string().describe('The kind of problem; the same each time.'),
    status: z.int().min(400).max(599).describe('The status code, again.'),
    detail: z.string().describe('This problem, for a person.'),
    errors: z.array(FieldErrorSchema).optional().describe('The fields that are wrong.'),
  })
  .openapi('Problem', { description: 'Problem details after RFC 9457.' })

/** A refusal on its way to the reader. */
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

/** A refusal of one field. */
export const fieldProblem = (error: FieldError, kind: ProblemKind = 'invalid-request'): ProblemError =>
  new ProblemError(kind, `${error.field}: ${error.detail}`, [error])

/**
 * Does what core may refuse, and refuses it as a problem of the request.
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

/** A problem as text. */
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

/** A problem as it is sent. */
export function problemResponse(problem: ProblemError): Response {
  const { status, text } = problemText(problem)
  const headers = { 'content-type': PROBLEM_TYPE, 'cache-control': 'no-store', ...problem.headers }
  return new Response(text, { status, headers })
}

/** A text of the request as a problem shows it. */
export const shown = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)
