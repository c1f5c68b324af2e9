import { responseFormat } from '../../../../call/output-schema.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf } from '../../../clients/structured-output.ts'
import { name } from '../../../printing/code.ts'
import { Z } from '../../names.ts'
import { code } from '../../writer.ts'
import { unsupportedZod, zodSchema } from '../../zod.ts'
import { listModels } from '../retries.ts'
import { checkEnd, parseContent, READ_CHUNK, readCompletion, STREAM_VARIABLES } from '../structured-answer.ts'
import { chatArguments, complete, huggingfaceJsChat, readStream } from './chat.ts'
import { chatProgram } from './inference-client.ts'

/** The client sends the schema unchanged, and zod parses the answer. */
export const huggingfaceJsStructuredOutput: ChatRenderer = {
  client: 'huggingface.js',
  unsupported: (call) => huggingfaceJsChat.unsupported?.(call) ?? unsupportedZod(call),
  setUp: () => ({ install: 'npm install @huggingface/inference@4 zod@4' }),
  render(call) {
    const answer = answerOf(call)
    const schema = name(answer.name)
    const format = responseFormat(answer, code`${Z}.toJSONSchema(${schema})`)
    const given = chatArguments(call, call.messages, { ...call.parameters, response_format: format })
    const read = call.streaming
      ? code`
          ${readStream(call, given, STREAM_VARIABLES, READ_CHUNK)}
          process.stdout.write("\n");
        `
      : code`
          ${complete(call, given)}

          ${readCompletion(call)}
        `
    return chatProgram(
      call,
      code`
        ${listModels(call)}
        ${read}
        ${checkEnd(call)}
        ${parseContent(call, schema)}
      `,
      code`
        ${zodSchema(call, answer)}

      `,
    )
  },
}
