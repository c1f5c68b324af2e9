import type { z } from '@hono/zod-openapi'
import type { ModelRecord } from '@model-snippets/core'
import {
  type AnswerType,
  type CODE_TYPE,
  type Draft,
  type MARKDOWN_TYPE,
  negotiatedType,
  sendCacheable,
  sendOnce,
} from './answer.ts'
import { type FindModel, findAsked } from './models.ts'
import { type AnswerForm, type Api, type ApiContext, addOperation } from './operation.ts'
import { readModel } from './read-call.ts'
import { readBody } from './read-request.ts'
import { ModelPath } from './request-schemas.ts'

/** What the API writes about a model, from the model's URL and with the model in a body. */
export interface ModelAnswers<Choice, Body extends z.ZodType> {
  readonly tag: string
  /** The last part of both paths, such as `local-apps`. */
  readonly path: string
  /** The operations’ ids without their method, such as `LocalApps`. */
  readonly id: string
  readonly summary: string
  readonly description?: string
  readonly query: z.ZodObject
  readonly body: Body
  readonly schema: z.ZodType
  readonly types: readonly AnswerType[]
  readonly forms: { readonly [type in typeof CODE_TYPE | typeof MARKDOWN_TYPE]: AnswerForm }
  readonly readQuery: (context: ApiContext) => Choice
  /** @throws ProblemError for an option that doesn’t apply */
  readonly readBody: (body: z.infer<Body>) => Choice
  /** Whether the answer depends on which providers serve the model; without it, the answer doesn’t. */
  readonly needsServing?: (model: ModelRecord, choice: Choice) => boolean
  /** @throws ProblemError if there’s nothing to show as code or Markdown */
  readonly write: (
    model: ModelRecord,
    choice: Choice,
    place: 'query' | 'body',
    type: AnswerType,
  ) => Draft | Promise<Draft>
}

/** Adds the two operations that write something about a model. */
export function addModelAnswers<Choice, Body extends z.ZodType>(
  api: Api,
  findModel: FindModel,
  answers: ModelAnswers<Choice, Body>,
): void {
  const { tag, path, id, summary, description, query, body, schema, types, forms, needsServing, write } = answers
  const asks = (choice: Choice) => needsServing && ((found: ModelRecord) => needsServing(found, choice))
  addOperation(api, {
    method: 'get',
    path: `/api/models/{owner}/{name}/${path}`,
    id: `get${id}`,
    tag,
    summary,
    ...(description === undefined ? {} : { description }),
    params: ModelPath,
    query,
    schema,
    forms,
    problems: ['invalid-request', 'not-found', 'no-example', 'no-hub'],
    answer: async (context) => {
      const type = negotiatedType(context, types)
      const choice = answers.readQuery(context)
      const { model, isLasting } = await findAsked(context, findModel, asks(choice))
      const draft = await write(model, choice, 'query', type)
      // Which providers serve a model changes without a release.
      return sendCacheable(context, draft, needsServing === undefined && isLasting)
    },
  })
  addOperation(api, {
    method: 'post',
    path: `/api/${path}`,
    id: `post${id}`,
    tag,
    summary: `${summary} (model in the body)`,
    body,
    schema,
    forms,
    problems: ['invalid-request', 'unreadable-body', 'no-example', 'too-large'],
    answer: async (context) => {
      const type = negotiatedType(context, types)
      const given = await readBody(context, body)
      const choice = answers.readBody(given)
      const { model: chosen } = given as { readonly model: string | ModelRecord }
      const model = await readModel(chosen, findModel, asks(choice))
      return sendOnce(context, await write(model, choice, 'body', type))
    },
  })
}
