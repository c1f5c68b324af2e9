import { type JsonObject, raw } from '../../../../values/value.ts'
import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, unsupportedByHelper, unsupportedFormat } from '../../../clients/structured-output.ts'
import { as, type Typed } from '../../types.ts'
import { javascript } from '../../writer.ts'
import { unsupportedZod, zodSchema } from '../../zod.ts'
import { importsOfFiles, readFiles } from '../files.ts'
import { listModels } from '../robust.ts'
import { DOES_NOT_FIT } from '../structured-answer.ts'
import { checkToken } from '../token.ts'
import { CHECK_STOP, keepMessage, messageVariables, readMessage } from '../whole-message.ts'
import { createClient, createMessage } from './program.ts'

/**
 * The client's helper makes the schema of zod's. The answer is read by the program: `messages.parse` of release 1.12
 * does not show the words of a model that refused.
 */
export const anthropicMessagesStructuredOutput: ClientForm = {
  client: 'anthropic',
  unsupported: (call) =>
    unsupportedMessages(call) ??
    unsupportedZod(call) ??
    unsupportedByHelper(call) ??
    unsupportedFormat(call, 'output_config'),
  setUp: () => ({ install: 'npm install @anthropic-ai/sdk@1 zod@4' }),
  render(call) {
    const { request, streaming } = call
    const { name } = answerOf(call)
    const body = bodyOf(request)
    const config = { ...(body.output_config as JsonObject), format: raw(`zodOutputFormat(${name})`) }
    return `${javascript.imports(importsOfFiles(call))}import Anthropic from "@anthropic-ai/sdk";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import { z } from "zod";

${checkToken(call)}${readFiles(call)}${zodSchema(call, answerOf(call))}
${createClient(call)}
${listModels(call)}${createMessage(call, { ...body, output_config: config })}
${streaming ? readStream(call) : readMessage(call)}${CHECK_STOP}let answer;
try {
  answer = ${name}.parse(JSON.parse(content));
} catch {
  ${DOES_NOT_FIT}
}
console.log(JSON.stringify(answer, null, 2));
`
  },
}

const readStream = (call: Typed): string => `${messageVariables(call)}let complete = false;
for await (const event of stream) {
${keepMessage('  ', as(call, 'event', 'any'))}}
if (!complete) throw new Error("The stream ended before it was complete.");
process.stdout.write("\\n");
`
