import { z } from '@hono/zod-openapi'
import { CAUSES, type CauseId, explainError, LONGEST_ERROR_TEXT, readErrorMessage } from '@model-snippets/core/errors'
import { asJson, JSON_TYPE, negotiatedType, sendOnce } from './answer.ts'
import { type Api, addOperation } from './operation.ts'
import { refusing } from './problem.ts'
import { readBody } from './read-request.ts'

const ErrorBody = z
  .strictObject({
    message: z.string({ error: ({ input }) => `Expected a string, got ${typeof input}` }).openapi({
      minLength: 1,
      maxLength: LONGEST_ERROR_TEXT,
      description: 'The program’s output, or the end of it.',
      example: 'openai.RateLimitError: Error code: 429',
    }),
  })
  .openapi('ErrorBody')

const CauseName = z.enum(CAUSES.map(({ id }) => id) as [CauseId, ...CauseId[]])

const CauseSchema = z
  .object({
    id: CauseName.describe('Id of the cause.'),
    title: z.string().describe('What happened, in a few words.'),
    meaning: z.string().describe('What the message means.'),
    action: z.string().describe('What to do next.'),
    source: z.object({ label: z.string(), url: z.string() }).describe('A page with more information.'),
    oneOf: z.array(CauseName).optional().describe('Ids of the possible causes, if the message fits several.'),
  })
  .openapi('Cause')

const ExplainedErrorSchema = z
  .object({
    cause: CauseSchema.nullable().describe('The cause of the failure; `null` if we don’t recognize the message.'),
    text: z.string().describe('Your message, with secrets masked.'),
  })
  .openapi('ExplainedError')

export function addErrors(api: Api): void {
  addOperation(api, {
    method: 'post',
    path: '/api/explain-error',
    id: 'explainError',
    tag: 'Errors',
    summary: 'Explain why a call failed, from the program’s output',
    description: 'Returns the cause and what to do next. The message isn’t stored, and tokens in it are masked.',
    body: ErrorBody,
    schema: ExplainedErrorSchema,
    problems: ['invalid-request', 'unreadable-body', 'too-large'],
    answer: async (context) => {
      negotiatedType(context, [JSON_TYPE])
      const { message } = await readBody(context, ErrorBody)
      return sendOnce(context, asJson(explainError(refusing(() => readErrorMessage(message)))))
    },
  })
}
