import type { ChatCall } from '../../../../call/call.ts'
import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { python } from '../../writer.ts'
import { keywordArguments } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'

/** Body fields that `messages.create` of anthropic 2.12 takes by name (its signature); it knows no temperature. */
const KEYWORDS: ReadonlySet<string> = new Set([
  'cache_control',
  'container',
  'diagnostics',
  'inference_geo',
  'max_tokens',
  'messages',
  'metadata',
  'model',
  'output_config',
  'service_tier',
  'speed',
  'stop_sequences',
  'stream',
  'system',
  'thinking',
  'tool_choice',
  'tools',
])

export const anthropicMessages: ClientForm = {
  client: 'anthropic',
  unsupported: unsupportedMessages,
  render(call) {
    const { baseUrl, moreHeaders, streaming, token } = call
    const headers = Object.keys(moreHeaders).length > 0 ? python.argument('default_headers', moreHeaders) : ''
    return programWithFiles(
      call,
      [{ module: 'anthropic', name: 'Anthropic, APIStatusError' }],
      `client = Anthropic(
    base_url=${python.string(baseUrl)},
    api_key=${python.literal(token)},
${headers})

try:
    ${streaming ? 'stream' : 'message'} = client.messages.create(
${keywordArguments(bodyOf(call.request), KEYWORDS, 8)}    )
except APIStatusError as error:
    raise SystemExit(f"{error.status_code}: {error.response.text}")

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
