import type { ChatCall } from '../../../../call/call.ts'
import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { ANTHROPIC, createClient, exceptRefused, KEYWORDS } from './program.ts'

export const anthropicMessages: ClientForm = {
  client: 'anthropic',
  unsupported: unsupportedMessages,
  render(call) {
    const { streaming } = call
    return programWithFiles(
      call,
      [ANTHROPIC],
      `${createClient(call)}
try:
    ${streaming ? 'stream' : 'message'} = client.messages.create(
${keywordArguments(bodyOf(call.request), KEYWORDS, 8)}    )
${exceptRefused()}
${streaming ? printStream(call) : printMessage(call)}`,
    )
  },
}

const printMessage = ({ showsMessage }: ChatCall): string =>
  `${showsMessage ? 'print(message.content)' : PRINT_CONTENT}
if message.stop_reason in ("max_tokens", "refusal"):
    raise SystemExit(f"The answer ended early: {message.stop_reason}")
`

const PRINT_CONTENT = `for block in message.content:
    if block.type == "text":
        print(block.text)`

const printStream = ({ showsMessage }: ChatCall): string => `for event in stream:
    ${showsMessage ? PRINT_EVENT : PRINT_TEXT}
    elif event.type == "message_delta" and event.delta.stop_reason in ("max_tokens", "refusal"):
        raise SystemExit(f"The answer ended early: {event.delta.stop_reason}")
    elif event.type == "message_stop":
        break
else:
    raise SystemExit("The stream ended before it was complete.")
${showsMessage ? '' : 'print()\n'}`

const PRINT_TEXT = `if event.type == "content_block_delta" and event.delta.type == "text_delta":
        print(event.delta.text, end="", flush=True)`

/** With tools on offer: the call of one starts with its name, and its arguments follow. */
const PRINT_EVENT = `if event.type in ("content_block_start", "content_block_delta"):
        print(event)`
