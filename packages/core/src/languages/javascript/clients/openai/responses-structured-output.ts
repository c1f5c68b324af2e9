import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject, ValueObject } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, unsupportedByHelper, unsupportedFormat } from '../../../clients/structured-output.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { ZOD_TEXT_FORMAT } from '../../names.ts'
import { ANY, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { unsupportedZod, zodSchema } from '../../zod.ts'
import { endedEarly, throwError } from '../responses.ts'
import { hasFallbacks, listModels } from '../retries.ts'
import { keepResponse } from '../whole-response.ts'
import { chatProgram } from './program.ts'
import { createResponse, OUTPUT_TEXT, RESPONSE } from './responses.ts'
import { castResponse, lastEvent } from './types.ts'

/** The client's helpers derive the schema from zod's, and parse the answer; for a stream, zod parses it. */
export const openaiResponsesStructuredOutput: ChatRenderer = {
  client: 'openai',
  unsupported: (call) => unsupportedZod(call) ?? unsupportedByHelper(call) ?? unsupportedFormat(call, 'text'),
  setUp: () => ({ install: 'npm install openai@7 zod@4' }),
  render: (call) =>
    chatProgram(
      call,
      code`
        ${listModels(call)}
        ${call.streaming || hasFallbacks(call) ? read(call) : parse(call)}
      `,
      code`
        ${zodSchema(call, answerOf(call))}

      `,
    ),
}

function bodyWithFormat(call: ChatCall): ValueObject {
  const { name: schema } = answerOf(call)
  const body = bodyOf(call.request)
  const format = code`${ZOD_TEXT_FORMAT}(${name(schema)}, ${schema})`
  return { ...body, text: { ...(body.text as JsonObject), format } }
}

const parse = (call: ChatCall): Piece => code`
  let response;
  try {
    response = await client.responses.parse({
      ${javascript.properties(bodyWithFormat(call))}
    }${castResponse(call, bodyWithFormat(call))});
  } catch (error${typed(call, ANY)}) {
    if (error instanceof OpenAI.OpenAIError) throw error;
    throw new Error(\`The answer does not fit: \${error.message}\`);
  }
  ${throwError(RESPONSE)}
  ${endedEarly(call, RESPONSE)}
  if (response.output_parsed === null) {
    throw new Error(\`The model gave no answer: \${JSON.stringify(response.output)}\`);
  }
  console.log(JSON.stringify(response.output_parsed, null, 2));
`

/** With the helper, an invalid answer would count as a failure of the provider. */
const read = (call: ChatCall): Piece => code`
  ${createResponse(call, bodyWithFormat(call))}

  ${call.streaming ? readStream(call) : undefined}
  ${throwError(RESPONSE)}
  ${endedEarly(call, RESPONSE)}
  let answer;
  try {
    answer = ${name(answerOf(call).name)}.parse(JSON.parse(${call.streaming ? CONTENT : OUTPUT_TEXT}));
  } catch {
    throw new Error(\`The answer does not fit the schema: \${JSON.stringify(response.output)}\`);
  }
  console.log(JSON.stringify(answer, null, 2));
`

const CONTENT = code`content`

const readStream = (call: ChatCall): Piece => code`
  let response;
  let content = "";
  for await (const event of stream) {
    if (event.type === "response.output_text.delta") content += event.delta;
    ${keepResponse(RESPONSE, lastEvent(call))}
  }
  if (!response) throw new Error("The stream ended before it was complete.");
`
