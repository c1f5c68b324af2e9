import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { name } from '../../../printing/code.ts'
import { ANY, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { checkAnswer } from '../check-answer.ts'
import { endedEarly, throwError } from '../responses.ts'
import { listModels } from '../retries.ts'
import { keepResponse } from '../whole-response.ts'
import { fetchProgram, post } from './chat.ts'
import { readResponse } from './events.ts'
import { readJson } from './response.ts'
import { RESULT } from './responses.ts'

/** The schema is sent unchanged. */
export const fetchResponsesStructuredOutput: ChatRenderer = {
  client: 'fetch',
  unsupported: unsupportedAnswer,
  render: (call) =>
    fetchProgram(
      call,
      code`
        const schema = ${javascript.toEdge(answerOf(call).schema)};

        ${listModels(call)}
        ${post(call, bodyWithSchema(call, name('schema')))}

        ${call.streaming ? readResponse(call, keepResponse(RESULT, code`event`), RESULT) : readJson(call, RESULT)}
        ${throwError(RESULT)}
        let content = "";
        for (const part of result.output.flatMap((item${typed(call, ANY)}) => item.content ?? [])) {
          if (part.type === "refusal") throw new Error(\`The model refused: \${part.refusal}\`);
          if (part.type === "output_text") content += part.text;
        }
        ${endedEarly(call, RESULT, NO_CONTENT, true)}
        ${checkAnswer(call)}
      `,
    ),
}

const NO_CONTENT = code`!content`
