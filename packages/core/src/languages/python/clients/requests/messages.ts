import type { ChatCall } from '../../../../call/call.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { chatProgram } from './chat.ts'

export const requestsMessages: ClientForm = {
  client: 'requests',
  render: (call) => chatProgram(call, call.streaming ? printStream(call) : printMessage(call)),
}

const printMessage = ({ showsMessage }: ChatCall): string => `message = response.json()
${showsMessage ? 'print(message["content"])' : PRINT_CONTENT}
if message["stop_reason"] in ("max_tokens", "refusal"):
    raise SystemExit(f"The answer ended early: {message['stop_reason']}")
`

const PRINT_CONTENT = `for block in message["content"]:
    if block["type"] == "text":
        print(block["text"])`

const printStream = ({ showsMessage }: ChatCall): string => `for line in response.iter_lines():
    if not line.startswith(b"data:"):
        continue
    event = json.loads(line[5:])
    ${showsMessage ? PRINT_EVENT : PRINT_TEXT}
    elif event["type"] == "error":
        raise SystemExit(f"The stream broke off: {event['error']}")
    elif event["type"] == "message_delta" and event["delta"]["stop_reason"] in ("max_tokens", "refusal"):
        raise SystemExit(f"The answer ended early: {event['delta']['stop_reason']}")
    elif event["type"] == "message_stop":
        break
else:
    raise SystemExit("The stream ended before it was complete.")
${showsMessage ? '' : 'print()\n'}`

/** A delta may be one of reasoning, too, which has no text. */
const PRINT_TEXT = `if event["type"] == "content_block_delta":
        print(event["delta"].get("text", ""), end="", flush=True)`

/** With tools on offer: the call of one starts with its name, and its arguments follow. */
const PRINT_EVENT = `if event["type"] in ("content_block_start", "content_block_delta"):
        print(event)`
