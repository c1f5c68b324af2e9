import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { code, python } from '../../writer.ts'
import { tryToAsk } from '../api-client.ts'
import { argumentsInLoop, asKeywords } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { mainOf } from '../main.ts'
import { defineLoop, loopBody, messageLoop } from '../message-loop.ts'
import { callMessages, createClient, ERRORS, KEYWORDS, PRINT_CONTENT, streamMessage } from './program.ts'

/** We don't use the client's own tool runner: in release 2.12, it's a beta that the services don't support. */
export const anthropicMessagesToolLoop: ChatRenderer = {
  client: 'anthropic',
  unsupported: unsupportedMessages,
  render(call) {
    const { tools, messages } = defineLoop(call)
    const { stream: _, ...body } = loopBody(call)
    const passed = argumentsInLoop(call, asKeywords(body, KEYWORDS))
    const asked = call.streaming ? streamMessage(call, passed) : callMessages(call, 'message', 'create', passed)
    const ask = code`
      ${tryToAsk(call, ERRORS, asked)}

      ${call.streaming ? END_STREAM : PRINT_CONTENT}
    `
    const main = code`
      ${messages}
      ${messageLoop(call, 'attributes', ask)}
    `
    return python.program(
      withFiles(
        call,
        code`
          ${tools}

          ${createClient(call)}

          ${mainOf(call, main)}
        `,
      ),
    )
  },
}

const END_STREAM = code`
  if any(block.type == "text" for block in message.content):
      print()
`
