import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { javascript } from '../../writer.ts'
import { properties } from '../chat-completion.ts'
import { importsOfFiles, readFiles } from '../files.ts'
import { defineLoop, loopBody, messageLoop, PRINT_TEXT } from '../message-loop.ts'
import { createClient } from './program.ts'

/** The client's own runner of tools, of release 1.12, is a beta, for which the services have no address. */
export const anthropicMessagesToolLoop: ClientForm = {
  client: 'anthropic',
  unsupported: unsupportedMessages,
  render(call) {
    const { stream: _, ...body } = loopBody(call)
    const asked = `({\n${properties(body, 4)}  });\n`
    const ask = call.streaming
      ? `  const stream = client.messages.stream${asked}  stream.on("text", (text) => process.stdout.write(text));
  const message = await stream.finalMessage();
  process.stdout.write("\\n");
`
      : `  const message = await client.messages.create${asked}\n${PRINT_TEXT}`
    return `${javascript.imports(importsOfFiles(call))}import Anthropic from "@anthropic-ai/sdk";

${readFiles(call)}${createClient(call)}
${defineLoop(call)}
${messageLoop(ask)}`
  },
}
