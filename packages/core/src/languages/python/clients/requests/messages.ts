import type { ChatCall } from '../../../../call/call.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { eachEvent } from '../events.ts'
import { chatProgram } from './chat.ts'

export const requestsMessages: ClientForm = {
  client: 'requests',
  render: (call) => chatProgram(call, call.streaming ? printStream(call) : printMessage(call)),
}

/** Shows what is in `response`. */
export const printMessage = ({ showsMessage }: ChatCall): string => `message = response.json()
${showsMessage ? 'print(message["content"])' : PRINT_CONTENT}
if message["stop_reason"] in ("max_tokens", "refusal"):
    raise SystemExit(f"The answer ended early: {message['stop_reason']}")
`

const PRINT_CONTENT = `for block in message["content"]:
    if block["type"] == "text":
        print(block["text"])`

/** Shows a stream. */
export const printStream = (
  call: ChatCall,
): string => `${eachEvent(call, 0)}    ${call.showsMessage ? PRINT_EVENT : PRINT_TEXT}
    elif event["type"] == "error":
        raise SystemExit(f"The stream broke off: {event['error']}")
    elif event["type"] == "message_delta" and event["delta"]["stop_reason"] in ("max_tokens", "refusal"):
        raise SystemExit(f"The answer ended early: {event['delta']['stop_reason']}")
    elif event["type"] == "message_stop":
        break
else:
    raise SystemExit("The stream ended before it was complete.")
${call.showsMessage ? '' : 'print()\n'}`

/** A delta may be one of reasoning, too, which has no text. */
const PRINT_TEXT = `if event["type"] == "content_block_delta":
        print(event["delta"].get("text", ""), end="", flush=True)`

/** With tools on offer: the call of one starts with its name, and its arguments follow. */
const PRINT_EVENT = `if event["type"] in ("content_block_start", "content_block_delta"):
        print(event)`
