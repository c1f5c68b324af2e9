import { responseFormat } from '../../../../call/answer-schema.ts'
import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf } from '../../../clients/structured-output.ts'
import { spaces } from '../../../printing/literal.ts'
import { unsupportedZod, ZOD, zodSchema } from '../../zod.ts'
import { listModels } from '../robust.ts'
import { CHECK_END, DOES_NOT_FIT, readChunk, readCompletion, STREAM_VARIABLES } from '../structured-answer.ts'
import { chat, chatArguments, complete, readStream } from './chat.ts'
import { createChatClient } from './inference-client.ts'

/** The client sends the schema as it is given one, and leaves the answer's text to zod. */
export const huggingfaceJsStructuredOutput: ClientForm = {
  client: 'huggingface.js',
  unsupported: (call) => chat.unsupported?.(call) ?? unsupportedZod(call),
  setUp: () => ({ install: 'npm install @huggingface/inference@4 zod@4' }),
  render(call) {
    const answer = answerOf(call)
    const format = responseFormat(answer, raw(`z.toJSONSchema(${answer.name})`))
    const parameters = { ...call.parameters, response_format: format }
    const given = (column: number): string => chatArguments(call, call.messages, parameters, column)
    const read = call.streaming
      ? `${readStream(call, given, STREAM_VARIABLES, (column) => readChunk(spaces(column)))}process.stdout.write("\\n");\n`
      : `${complete(call, given)}\n${readCompletion(call)}`
    return `${createChatClient(call, [ZOD], `${zodSchema(call, answer)}\n`)}${listModels(call)}${read}${CHECK_END}let answer;
try {
  answer = ${answer.name}.parse(JSON.parse(content));
} catch {
  ${DOES_NOT_FIT}
}
console.log(JSON.stringify(answer, null, 2));
`
  },
}
