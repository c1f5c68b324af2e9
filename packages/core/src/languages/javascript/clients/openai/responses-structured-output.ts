import type { ChatCall } from '../../../../call/call.ts'
import { type JsonObject, raw, type Value } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, unsupportedByHelper, unsupportedFormat } from '../../../clients/structured-output.ts'
import { typed } from '../../types.ts'
import { javascript } from '../../writer.ts'
import { unsupportedZod, zodSchema } from '../../zod.ts'
import { properties } from '../chat-completion.ts'
import { importsOfFiles, readFiles } from '../files.ts'
import { endedEarly } from '../responses.ts'
import { hasFallbacks, listModels } from '../robust.ts'
import { checkToken } from '../token.ts'
import { keepResponse } from '../whole-response.ts'
import { createClient } from './program.ts'
import { createResponse } from './responses.ts'
import { castResponse, lastEvent } from './types.ts'

/** The client's helpers make the schema of zod's, and the value of the answer; of a stream, zod does. */
export const openaiResponsesStructuredOutput: ClientForm = {
  client: 'openai',
  unsupported: (call) => unsupportedZod(call) ?? unsupportedByHelper(call) ?? unsupportedFormat(call, 'text'),
  setUp: () => ({ install: 'npm install openai@7 zod@4' }),
  render(call) {
    const { baseUrl, moreHeaders, form, streaming } = call
    return `${javascript.imports(importsOfFiles(call))}import OpenAI from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import { z } from "zod";

${checkToken(call)}${readFiles(call)}${zodSchema(call, answerOf(call))}
${createClient(call, baseUrl, moreHeaders, form.robust)}
${listModels(call)}${streaming ? readStream(call) : hasFallbacks(call) ? readResponse(call) : parse(call)}`
  },
}

function bodyWithFormat(call: ChatCall): { readonly [name: string]: Value } {
  const { name } = answerOf(call)
  const body = bodyOf(call.request)
  const format = raw(`zodTextFormat(${name}, ${javascript.string(name)})`)
  return { ...body, text: { ...(body.text as JsonObject), format } }
}

const parse = (call: ChatCall): string => `let response;
try {
  response = await client.responses.parse({
${properties(bodyWithFormat(call), 4)}  }${castResponse(call, bodyWithFormat(call))});
} catch (error${typed(call, ': any')}) {
  if (error instanceof OpenAI.OpenAIError) throw error;
  throw new Error(\`The answer does not fit: \${error.message}\`);
}
${endedEarly('response', '')}if (response.output_parsed === null) {
  throw new Error(\`The model gave no answer: \${JSON.stringify(response.output)}\`);
}
console.log(JSON.stringify(response.output_parsed, null, 2));
`

/** Left to the helper, what is wrong with an answer would be taken for a failure of the provider. */
const readResponse = (call: ChatCall): string => `${createResponse(call, bodyWithFormat(call))}
${endedEarly('response', '')}${parseText(call, 'response.output_text')}`

const readStream = (call: ChatCall): string => `${createResponse(call, bodyWithFormat(call))}
let response;
let content = "";
for await (const event of stream) {
  if (event.type === "response.output_text.delta") content += event.delta;
${keepResponse('response', '  ', lastEvent(call))}}
if (!response) throw new Error("The stream ended before it was complete.");
${endedEarly('response', '')}${parseText(call, 'content')}`

const parseText = (call: ChatCall, text: string): string => `let answer;
try {
  answer = ${answerOf(call).name}.parse(JSON.parse(${text}));
} catch {
  throw new Error(\`The answer does not fit the schema: \${JSON.stringify(response.output)}\`);
}
console.log(JSON.stringify(answer, null, 2));
`
