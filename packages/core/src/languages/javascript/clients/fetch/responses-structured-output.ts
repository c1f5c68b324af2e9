import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { typed } from '../../types.ts'
import { javascript } from '../../writer.ts'
import { checkAnswer } from '../check-answer.ts'
import { endedEarly } from '../responses.ts'
import { listModels } from '../robust.ts'
import { keepResponse } from '../whole-response.ts'
import { fetchProgram, post, readJson } from './chat.ts'
import { readResponse } from './events.ts'

/** The schema is sent as it is, and the answer is looked through for the fields that it requires. */
export const fetchResponsesStructuredOutput: ClientForm = {
  client: 'fetch',
  unsupported: unsupportedAnswer,
  render: (call) =>
    fetchProgram(
      call,
      `const schema = ${javascript.literal(answerOf(call).schema, 0, 15)};

${listModels(call)}${post(call, bodyWithSchema(call, raw('schema')))}
${call.streaming ? readResponse(call, keepResponse('result', '    '), 'result') : readJson(call, 'result')}${endedEarly('result', '')}let content = "";
for (const part of result.output.flatMap((item${typed(call, ': any')}) => item.content ?? [])) {
  if (part.type === "refusal") throw new Error(\`The model refused: \${part.refusal}\`);
  if (part.type === "output_text") content += part.text;
}
${checkAnswer(call)}`,
    ),
}
