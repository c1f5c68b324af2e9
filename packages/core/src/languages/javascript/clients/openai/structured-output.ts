import type { ChatCall } from '../../../../call/call.ts'
import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, NO_CHOICES, unsupportedByHelper } from '../../../clients/structured-output.ts'
import { javascript } from '../../writer.ts'
import { unsupportedZod, zodSchema } from '../../zod.ts'
import { chatProperties } from '../chat-completion.ts'
import { importsOfFiles, readFiles } from '../files.ts'
import { CHECK_END, DOES_NOT_FIT, readChunk, STREAM_VARIABLES } from '../structured-answer.ts'
import { createClient } from './program.ts'

/**
 * The client's helpers make the schema of zod's, and the value of the answer. Streams are read by the program: the
 * helper for them, of release 7.57, gives up with "missing role for choice 0" where no event names a role.
 */
export const openaiStructuredOutput: ClientForm = {
  client: 'openai',
  unsupported: (call) => unsupportedZod(call) ?? unsupportedByHelper(call),
  setUp: () => ({ install: 'npm install openai@7 zod@4' }),
  render(call) {
    const { baseUrl, moreHeaders, streaming } = call
    const answer = answerOf(call)
    return `${javascript.imports(importsOfFiles(call))}import OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";

${readFiles(call)}${zodSchema(call, answer)}
${createClient(call, baseUrl, moreHeaders)}
${streaming ? readStream(call) : parse(call)}`
  },
}

function askedFor(call: ChatCall, column: number): string {
  const { requestModel: model, parameters } = call
  const { name } = answerOf(call)
  const format = raw(`zodResponseFormat(${name}, ${javascript.string(name)})`)
  return chatProperties(call, { model, parameters: { ...parameters, response_format: format } }, column)
}

const parse = (call: ChatCall): string => `let message;
try {
  const completion = await client.chat.completions.parse({
${askedFor(call, 4)}  });
  message = completion.choices[0].message;
} catch (error) {
  if (error instanceof OpenAI.OpenAIError) throw error;
  if (error instanceof TypeError) throw new Error(${javascript.string(NO_CHOICES)});
  throw new Error(\`The answer does not fit: \${error.message}\`);
}
if (message.parsed === null) throw new Error(\`The model gave no answer: \${message.refusal}\`);
console.log(JSON.stringify(message.parsed, null, 2));
`

const readStream = (call: ChatCall): string => `const stream = await client.chat.completions.create({
${askedFor(call, 2)}  stream: true,
});

${STREAM_VARIABLES}for await (const chunk of stream) {
${readChunk('  ')}}
process.stdout.write("\\n");
${CHECK_END}let answer;
try {
  answer = ${answerOf(call).name}.parse(JSON.parse(content));
} catch {
  ${DOES_NOT_FIT}
}
console.log(JSON.stringify(answer, null, 2));
`
