import { z } from '@hono/zod-openapi'
import { CAUSES, type CauseId, explainError, LONGEST_ERROR_TEXT, readErrorMessage } from '@model-snippets/core/errors'
import { asJson, JSON_TYPE, negotiatedType, sendOnce } from './answer.ts'
import { type Api, addOperation } from './operation.ts'
import { refusing } from './problem.ts'
import { readBody } from './read-request.ts'

const ErrorBody = z
  .strictObject({
    message: z.string({ error: ({ input }) => `Expected a text, got ${typeof input}` }).openapi({
      minLength: 1,
      maxLength: LONGEST_ERROR_TEXT,
      description: 'What the program printed, or its end.',
      example: 'openai.RateLimitError: Error code: 429',
    }),
  })
  .openapi('ErrorBody')

const CauseName = z.enum(CAUSES.map(({ id }) => id) as [CauseId, ...CauseId[]])

const CauseSchema = z
  .object({
    id: CauseName.describe('The name of the cause.'),
    title: z.string().describe('What happened, in a few words.'),
    meaning: z.string().describe('What it means.'),
    action: z.string().describe('What to do next.'),
    source: z.object({ label: z.string(), url: z.string() }).describe('A page that says the same.'),
    oneOf: z
      .array(CauseName)
      .optional()
      .describe('Where the message leaves open which of several causes it is: the names of those.'),
  })
  .openapi('Cause')

const ExplainedErrorSchema = z
  .object({
    cause: CauseSchema.nullable().describe('Null where the message is not known: nothing is guessed.'),
    text: z.string().describe('The message as it was read, with secrets blotted out.'),
  })
  .openapi('ExplainedError')

export function addErrors(api: Api): void {
  addOperation(api, {
    method: 'post',
    path: '/api/explain-error',
    id: 'explainError',
    tag: 'Errors',
    summary: 'Say why a call failed, by what the program printed',
    description: 'The cause, and what to do next. Nothing of the message is kept, and tokens in it are blotted out.',
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
