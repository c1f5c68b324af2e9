import type { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type AnswerType, JSON_TYPE } from './answer.ts'
import type { ApiEnv } from './exchange.ts'
import { PROBLEM_TYPE, PROBLEMS, type ProblemKind, ProblemSchema } from './problem.ts'

export type Api = OpenAPIHono<ApiEnv>
export type ApiContext = Context<ApiEnv>

/** A response format other than JSON: its description and the start of an example. */
export interface AnswerForm {
  readonly description: string
  readonly example: string
}

/** One operation: its documentation and its handler. */
export interface Operation {
  readonly method: 'get' | 'post'
  /** With parameters in braces, `/api/tasks/{task}`. */
  readonly path: string
  readonly id: string
  readonly tag: string
  readonly summary: string
  readonly description?: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The schema of the JSON response. */
  readonly schema: z.ZodType
  /** The other formats. */
  readonly forms?: { readonly [type in Exclude<AnswerType, typeof JSON_TYPE>]?: AnswerForm }
  readonly problems: readonly ProblemKind[]
  readonly answer: (context: ApiContext) => Response | Promise<Response>
}

const HEADERS = {
  ETag: { description: 'Hash of the response bytes.', schema: { type: 'string' } },
  'Cache-Control': { description: 'How long the response may be cached, and by whom.', schema: { type: 'string' } },
  Vary: { description: 'Request headers that the response depends on.', schema: { type: 'string' } },
} as const

/** Adds an operation to the API and to its document. */
export function addOperation(api: Api, operation: Operation): void {
  const { method, path, params, query, body, schema, forms } = operation
  const kinds: readonly ProblemKind[] = [
    ...operation.problems,
    ...(forms === undefined ? [] : (['answer-too-large', 'too-long'] as const)),
    'not-acceptable',
    'too-many-requests',
    'busy',
  ]
  const responses: Record<string, object> = {
    200: {
      description: 'Success.',
      ...(method === 'get' ? { headers: HEADERS } : {}),
      content: {
        [JSON_TYPE]: { schema },
        ...Object.fromEntries(
          Object.entries(forms ?? {}).map(([type, { description, example }]) => [
            type,
            { schema: { type: 'string', contentMediaType: type, description }, example },
          ]),
        ),
      },
    },
  }
  if (method === 'get') responses[304] = { description: 'Not modified: the ETag in `If-None-Match` is current.' }
  for (const status of new Set(kinds.map((kind) => PROBLEMS[kind].status))) {
    const titles = kinds.filter((kind) => PROBLEMS[kind].status === status).map((kind) => PROBLEMS[kind].title)
    responses[status] = {
      description: `${titles.join(' / ')}.`,
      content: { [PROBLEM_TYPE]: { schema: ProblemSchema } },
    }
  }
  api.openAPIRegistry.registerPath({
    method,
    path,
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    ...(operation.description === undefined ? {} : { description: operation.description }),
    request: {
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { query }),
      ...(body === undefined ? {} : { body: { required: true, content: { [JSON_TYPE]: { schema: body } } } }),
    },
    responses,
  })
  api.on(method.toUpperCase(), routePathOf(path), operation.answer)
}

/** Converts `{name}` to Hono’s `:name`. */
export const routePathOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
