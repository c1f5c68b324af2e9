import type { ChatCall } from '../../../../call/call.ts'
import { raw, type Value } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, NO_CHOICES, unsupportedByHelper } from '../../../clients/structured-output.ts'
import { typed } from '../../types.ts'
import { javascript } from '../../writer.ts'
import { unsupportedZod, zodSchema } from '../../zod.ts'
import { ask } from '../api-client.ts'
import { chatProperties } from '../chat-completion.ts'
import { importsOfFiles, readFiles } from '../files.ts'
import { hasFallbacks, listModels } from '../robust.ts'
import { CHECK_END, DOES_NOT_FIT, readChunk, readCompletion, STREAM_VARIABLES } from '../structured-answer.ts'
import { checkToken } from '../token.ts'
import { createCompletion } from './chat.ts'
import { createClient } from './program.ts'
import { castCompletion } from './types.ts'

/**
 * The client's helpers make the schema of zod's, and the value of the answer. Streams are read by the program: the
 * helper for them, of release 7.57, gives up with "missing role for choice 0" where no event names a role.
 */
export const openaiStructuredOutput: ClientForm = {
  client: 'openai',
  unsupported: (call) => unsupportedZod(call) ?? unsupportedByHelper(call),
  setUp: () => ({ install: 'npm install openai@7 zod@4' }),
  render(call) {
    const { baseUrl, moreHeaders, form, streaming } = call
    const answer = answerOf(call)
    return `${javascript.imports(importsOfFiles(call))}import OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";

${checkToken(call)}${readFiles(call)}${zodSchema(call, answer)}
${createClient(call, baseUrl, moreHeaders, form.robust)}
${listModels(call)}${streaming ? readStream(call) : hasFallbacks(call) ? readWhole(call) : parse(call)}`
  },
}

function withFormat(call: ChatCall): { readonly [name: string]: Value } {
  const { name } = answerOf(call)
  return { ...call.parameters, response_format: raw(`zodResponseFormat(${name}, ${javascript.string(name)})`) }
}

const parse = (call: ChatCall): string => `let message;
try {
  const completion = await client.chat.completions.parse({
${chatProperties(call, { model: call.requestModel, parameters: withFormat(call) }, 4)}  }${castCompletion(call, call.messages, withFormat(call))});
  message = completion.choices[0].message;
} catch (error${typed(call, ': any')}) {
  if (error instanceof OpenAI.OpenAIError) throw error;
  if (error instanceof TypeError) throw new Error(${javascript.string(NO_CHOICES)});
  throw new Error(\`The answer does not fit: \${error.message}\`);
}
if (message.parsed === null) throw new Error(\`The model gave no answer: \${message.refusal}\`);
console.log(JSON.stringify(message.parsed, null, 2));
`

/** Left to the helper, what is wrong with an answer would be taken for a failure of the provider. */
const readWhole = (call: ChatCall): string => `${create(call, 'completion')}
${readCompletion(call)}${CHECK_END}${parseContent(call)}`

const create = (call: ChatCall, result: string): string =>
  ask(call, result, (column) => createCompletion(call, call.messages, withFormat(call), column))

const readStream = (call: ChatCall): string => `${create(call, 'stream')}
${STREAM_VARIABLES}for await (const chunk of stream) {
${readChunk('  ')}}
process.stdout.write("\\n");
${CHECK_END}${parseContent(call)}`

const parseContent = (call: ChatCall): string => `let answer;
try {
  answer = ${answerOf(call).name}.parse(JSON.parse(content));
} catch {
  ${DOES_NOT_FIT}
}
console.log(JSON.stringify(answer, null, 2));
`
