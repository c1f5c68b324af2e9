import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject, ValueObject } from '../../../../values/value.ts'
import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, unsupportedByHelper, unsupportedFormat } from '../../../clients/structured-output.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { ZOD_OUTPUT_FORMAT } from '../../names.ts'
import { ANY, as } from '../../types.ts'
import { code } from '../../writer.ts'
import { unsupportedZod, zodSchema } from '../../zod.ts'
import { listModels } from '../retries.ts'
import { parseContent } from '../structured-answer.ts'
import { checkStopInWords, keepMessage, MESSAGE_VARIABLES, readMessage } from '../whole-message.ts'
import { anthropicProgram, createMessage } from './program.ts'

/**
 * The client's helper derives the schema from zod's. The program reads the answer itself, because `messages.parse` of
 * release 1.12 doesn't return a refusal's text.
 */
export const anthropicMessagesStructuredOutput: ChatRenderer = {
  client: 'anthropic',
  unsupported: (call) =>
    unsupportedMessages(call) ??
    unsupportedZod(call) ??
    unsupportedByHelper(call) ??
    unsupportedFormat(call, 'output_config'),
  setUp: () => ({ install: 'npm install @anthropic-ai/sdk@1 zod@4' }),
  render: (call) =>
    anthropicProgram(
      call,
      code`
        ${listModels(call)}
        ${createMessage(call, bodyWithFormat(call))}

        ${when(!call.variant.retries, WHY_BY_HAND)}
        ${call.streaming ? readStream(call) : readMessage()}
        ${checkStopInWords(call)}
        ${parseContent(call, name(answerOf(call).name))}
      `,
      code`
        ${zodSchema(call, answerOf(call))}

      `,
    ),
}

const WHY_BY_HAND = code`// If the model refuses, messages.parse hides what it says.`

function bodyWithFormat(call: ChatCall): ValueObject {
  const body = bodyOf(call.request)
  const format = code`${ZOD_OUTPUT_FORMAT}(${name(answerOf(call).name)})`
  return { ...body, output_config: { ...(body.output_config as JsonObject), format } }
}

const readStream = (call: ChatCall): Piece => code`
  ${MESSAGE_VARIABLES}
  for await (const event of stream) {
    ${keepMessage(as(call, code`event`, ANY))}
  }
  process.stdout.write("\n");
`
