import type { ChatCall } from '../../../../call/call.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { eachEvent } from '../events.ts'
import { chatProgram } from './chat.ts'

export const requestsResponses: ClientForm = {
  client: 'requests',
  render: (call) => chatProgram(call, call.streaming ? printStream(call) : printResponse(call)),
}

/** What a response is that the model did not bring to its end. */
const endedEarly = (indent: string): string => `raise SystemExit(
${indent}    f"The response is {result['status']}: {result.get('error') or result.get('incomplete_details')}"
${indent})`

/** Shows what is in `response`. */
export const printResponse = ({ showsMessage }: ChatCall): string => `result = response.json()
${showsMessage ? 'print(result["output"])' : PRINT_OUTPUT}
if result["status"] != "completed":
    ${endedEarly('    ')}
`

/** Reasoning and calls are items, too. */
const PRINT_OUTPUT = `for item in result["output"]:
    for part in item.get("content") or []:
        if part["type"] == "output_text":
            print(part["text"])`

/** Shows a stream. */
export const printStream = (
  call: ChatCall,
): string => `${eachEvent(call, 0)}    ${call.showsMessage ? PRINT_ITEM : PRINT_TEXT}
    elif event["type"] == "error":
        raise SystemExit(f"The stream broke off: {event}")
    elif event["type"] in ("response.failed", "response.incomplete"):
        result = event["response"]
        ${endedEarly('        ')}
    elif event["type"] == "response.completed":
        break
else:
    raise SystemExit("The stream ended before it was complete.")
${call.showsMessage ? '' : 'print()\n'}`

const PRINT_TEXT = `if event["type"] == "response.output_text.delta":
        print(event["delta"], end="", flush=True)`

/** With tools on offer: each item when it is whole, calls among them. */
const PRINT_ITEM = `if event["type"] == "response.output_item.done":
        print(event["item"])`
