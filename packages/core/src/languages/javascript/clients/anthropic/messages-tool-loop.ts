import type { ChatCall } from '../../../../call/call.ts'
import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { spaces } from '../../../printing/literal.ts'
import { javascript } from '../../writer.ts'
import { ask } from '../api-client.ts'
import { properties } from '../chat-completion.ts'
import { importsOfFiles, readFiles } from '../files.ts'
import { defineLoop, loopBody, messageLoop, PRINT_TEXT } from '../message-loop.ts'
import { hasFallbacks, listModels, withModel } from '../robust.ts'
import { checkToken } from '../token.ts'
import { createClient, createMessage } from './program.ts'
import { castMessage, messageTypes } from './types.ts'

/** The client's own runner of tools, of release 1.12, is a beta, for which the services have no address. */
export const anthropicMessagesToolLoop: ClientForm = {
  client: 'anthropic',
  unsupported: unsupportedMessages,
  render(call) {
    const asked = call.streaming ? readStream(call) : `${createMessage(call, loopBody(call), 2)}\n${PRINT_TEXT}`
    return `${javascript.imports(importsOfFiles(call))}import Anthropic from "@anthropic-ai/sdk";

${checkToken(call)}${readFiles(call)}${createClient(call)}
${defineLoop(call, messageTypes(call))}${listModels(call)}
${messageLoop(call, { block: '', result: 'Anthropic.ToolResultBlockParam' }, asked)}`
  },
}

/** Before another provider is asked, a stream has to have begun: what was shown of it is not asked for again. */
function readStream(call: ChatCall): string {
  const { stream: _, ...body } = loopBody(call)
  const request = (column: number): string =>
    `client.messages.stream({\n${properties(withModel(call, body), column + 2)}${spaces(column)}}${castMessage(call, body, 'MessageStreamParams')})`
  if (hasFallbacks(call)) {
    return `${ask(call, 'connected', (column) => `${request(column)}.on("text", ${SHOW_TEXT}).withResponse()`, 2)}
  const message = await connected.data.finalMessage();
  process.stdout.write("\\n");
`
  }
  return `  const stream = ${request(2)};
  stream.on("text", ${SHOW_TEXT});
  const message = await stream.finalMessage();
  process.stdout.write("\\n");
`
}

const SHOW_TEXT = '(text) => process.stdout.write(text)'
