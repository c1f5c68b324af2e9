import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, holdsItself, shapeOf, unsupportedFormat } from '../../../clients/structured-output.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { ANY, as } from '../../types.ts'
import { code } from '../../writer.ts'
import { unsupportedZod, zodSchema } from '../../zod.ts'
import { saidOf } from '../whole-answer.ts'
import { agentProgram, ask, LIMITED, ONE_STEP, unsupportedChat } from './chat.ts'
import { WITH_ZOD } from './client.ts'
import { isSentAsIs } from './sent-as-is.ts'

/** Mastra makes the schema of zod’s, and reads the answer by it. */
export const mastraStructuredOutput: ChatRenderer = {
  client: 'mastra',
  unsupported: (call) =>
    unsupportedChat(call) ??
    (call.streaming ? STREAMED : undefined) ??
    unsupportedZod(call) ??
    (holdsItself(shapeOf(call)) ? HOLDS_ITSELF : undefined) ??
    unsupportedSchema(call) ??
    (TAKEN.includes(answerOf(call).name) ? IS_TAKEN : undefined) ??
    unsupportedFormat(call, 'response_format'),
  setUp: () => ({ install: WITH_ZOD }),
  render(call) {
    const answer = answerOf(call)
    return agentProgram(
      call,
      ask(
        call,
        {
          settings: code`
            ${ONE_STEP}
            structuredOutput: { schema: ${name(answer.name)} },
          `,
          ...(answer.isStrict ? {} : { options: { strictJsonSchema: false } }),
          taken: code`{ text, finishReason, response }`,
        },
        printAnswer(call),
      ),
      code`
        ${zodSchema(call, answer, TAKEN)}

      `,
    )
  },
}

/** Mastra itself fails on an answer that is cut off, unless it doesn't know the reason. Only the response itself has a refusal. */
const printAnswer = (call: ChatCall): Piece => code`
  if (!text) {
    const { refusal } = ${as(call, BODY, ANY)}.choices[0].message;
    throw new Error(${saidOf(LIMITED, code`refusal || finishReason`)});
  }
  // Parse the text: Mastra's object may complete JSON that was cut off.
  const answer = ${name(answerOf(call).name)}.parse(JSON.parse(text));
  console.log(JSON.stringify(answer, null, 2));
`

const BODY = code`response.body`

/** Mastra looks for the name in the provider and the model’s id. */
const unsupportedSchema = (call: ChatCall): string | undefined =>
  `${call.provider} ${call.requestModel}`.includes('openai') && !isSentAsIs(answerOf(call).schema)
    ? REWRITTEN
    : undefined

const REWRITTEN =
  'Mastra changes optional fields and constraints for OpenAI’s models (wrapSchemaWithNullTransform of @mastra/core 1.71)'
const STREAMED = 'Mastra drops the model’s refusal if it’s streamed (@ai-sdk/openai-compatible in @mastra/core 1.71)'

const HOLDS_ITSELF = 'Mastra makes zod write JSON Schema draft 7, for which zod wraps self-references in `allOf`'

/** Names of the program. */
const TAKEN = ['Agent']

const IS_TAKEN = 'the example itself has a class with the schema’s title'
