import { raw } from '../../../../values/value.ts'
import { unsupportedInApi } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { javascript } from '../../writer.ts'
import { CHECK_ANSWER } from '../check-answer.ts'
import { importsOfFiles, readFiles } from '../files.ts'
import { endedEarly } from '../responses.ts'
import { keepResponse } from '../whole-response.ts'
import { post } from './chat.ts'
import { readResponse } from './events.ts'

/** The schema is sent as it is, and the answer is looked through for the fields that it requires. */
export const fetchResponsesStructuredOutput: ClientForm = {
  client: 'fetch',
  unsupported: (call) => unsupportedInApi(call) ?? unsupportedAnswer(call),
  render: (call) =>
    javascript.program(
      importsOfFiles(call),
      `${readFiles(call)}const schema = ${javascript.literal(answerOf(call).schema, 0, 15)};

${post(call, bodyWithSchema(call, raw('schema')))}
${call.streaming ? readResponse(keepResponse('result', '    '), 'result') : 'const result = await response.json();\n'}${endedEarly('result', '')}let content = "";
for (const part of result.output.flatMap((item) => item.content ?? [])) {
  if (part.type === "refusal") throw new Error(\`The model refused: \${part.refusal}\`);
  if (part.type === "output_text") content += part.text;
}
${CHECK_ANSWER}`,
    ),
}
