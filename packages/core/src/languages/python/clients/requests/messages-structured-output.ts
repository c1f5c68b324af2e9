import type { ChatCall } from '../../../../call/call.ts'
import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { python } from '../../writer.ts'
import { eachEvent } from '../events.ts'
import { JSON_MODULE } from '../imports.ts'
import { CHECK_FIELDS, PRINT_ANSWER } from '../structured-answer.ts'
import { openSession, post, requestsProgram } from './chat.ts'

/** The schema is sent as it is, and the answer is looked through for the fields that it requires. */
export const requestsMessagesStructuredOutput: ClientForm = {
  client: 'requests',
  unsupported: unsupportedAnswer,
  render: (call) =>
    requestsProgram(
      call,
      [JSON_MODULE],
      `SCHEMA = ${python.literal(answerOf(call).schema, 0, 9)}

${openSession(call)}${post(call, bodyWithSchema(call, raw('SCHEMA')))}
${readAnswer(call)}`,
    ),
}

/** Shows the answer that is in `response`. */
export const readAnswer = (
  call: ChatCall,
): string => `${call.streaming ? readStream(call) : READ_MESSAGE}if stop_reason in ("max_tokens", "refusal"):
    raise SystemExit(f"The answer ended early, by {stop_reason}: {content}")
${CHECK_FIELDS}${PRINT_ANSWER}`

const READ_MESSAGE = `message = response.json()
content = "".join(block["text"] for block in message["content"] if block["type"] == "text")
stop_reason = message["stop_reason"]
`

const readStream = (call: ChatCall): string => `content, stop_reason = "", None
${eachEvent(call, 0)}    if event["type"] == "content_block_delta":
        piece = event["delta"].get("text", "")
        print(piece, end="", flush=True)
        content += piece
    elif event["type"] == "error":
        raise SystemExit(f"The stream broke off: {event['error']}")
    elif event["type"] == "message_delta":
        stop_reason = event["delta"]["stop_reason"]
    elif event["type"] == "message_stop":
        break
else:
    raise SystemExit("The stream ended before it was complete.")
print()
`
