import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { as } from '../../types.ts'
import { javascript } from '../../writer.ts'
import { endLine } from '../end-line.ts'
import { importsOfFiles, readFiles } from '../files.ts'
import { printMessage, printMessageEvent } from '../messages.ts'
import { listModels } from '../robust.ts'
import { checkToken } from '../token.ts'
import { createClient, createMessage } from './program.ts'

export const anthropicMessages: ClientForm = {
  client: 'anthropic',
  unsupported: unsupportedMessages,
  render(call) {
    const { request, streaming } = call
    return `${javascript.imports(importsOfFiles(call))}import Anthropic from "@anthropic-ai/sdk";

${checkToken(call)}${readFiles(call)}${createClient(call)}
${listModels(call)}${createMessage(call, bodyOf(request))}
${
  streaming
    ? `let complete = false;
for await (const event of stream) {
${printMessageEvent(call, '  ', as(call, 'event.delta', 'Anthropic.TextDelta'))}}
if (!complete) throw new Error("The stream ended before it was complete.");
${endLine(call)}`
    : printMessage(call)
}`
  },
}
