import { responseFormat } from '../../../../call/answer-schema.ts'
import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf } from '../../../clients/structured-output.ts'
import { javascript } from '../../writer.ts'
import { unsupportedZod, ZOD, zodSchema } from '../../zod.ts'
import { importsOfFiles, readFiles } from '../files.ts'
import { CHECK_END, DOES_NOT_FIT, READ_COMPLETION, readChunk, STREAM_VARIABLES } from '../structured-answer.ts'
import { chat, chatArguments } from './chat.ts'
import { INFERENCE_CLIENT, newClient } from './inference-client.ts'

/** The client sends the schema as it is given one, and leaves the answer's text to zod. */
export const huggingfaceJsStructuredOutput: ClientForm = {
  client: 'huggingface.js',
  unsupported: (call) => chat.unsupported?.(call) ?? unsupportedZod(call),
  setUp: () => ({ install: 'npm install @huggingface/inference@4 zod@4' }),
  render(call) {
    const answer = answerOf(call)
    const format = responseFormat(answer, raw(`z.toJSONSchema(${answer.name})`))
    const given = chatArguments(call, call.messages, { ...call.parameters, response_format: format })
    const read = call.streaming
      ? `const stream = client.chatCompletionStream${given};

${STREAM_VARIABLES}for await (const chunk of stream) {
${readChunk('  ')}}
process.stdout.write("\\n");
`
      : `const completion = await client.chatCompletion${given};

${READ_COMPLETION}`
    return `${javascript.program([...importsOfFiles(call), ZOD, INFERENCE_CLIENT], `${readFiles(call)}${zodSchema(call, answer)}\n${newClient(call)}`)}
${read}${CHECK_END}let answer;
try {
  answer = ${answer.name}.parse(JSON.parse(content));
} catch {
  ${DOES_NOT_FIT}
}
console.log(JSON.stringify(answer, null, 2));
`
  },
}
