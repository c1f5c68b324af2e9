import type { ChatCall } from '../../../../call/call.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { eachEvent } from '../events.ts'
import { JSON_MODULE } from '../imports.ts'
import { defineLoop, loopBody, messageLoop } from '../message-loop.ts'
import { openSession, post, requestsProgram } from './chat.ts'

export const requestsMessagesToolLoop: ClientForm = {
  client: 'requests',
  render(call) {
    const { tools, messages } = defineLoop(call)
    const ask = `${post(call, loopBody(call), 4)}\n${readMessage(call)}`
    return requestsProgram(
      call,
      [JSON_MODULE],
      `${tools}\n${openSession(call)}${messages}${messageLoop(call, 'items', ask, readInput(call))}`,
    )
  },
}

/** Reads `response` into `content`, and shows its text. */
export const readMessage = (call: ChatCall): string => (call.streaming ? readStream(call) : READ_MESSAGE)

/** What a stream gives of a call as text. */
export const readInput = ({ streaming }: ChatCall): string => (streaming ? READ_INPUT : '')

const ENDED_EARLY = `    if stop_reason in ("max_tokens", "refusal"):
        raise SystemExit(f"The answer ended early: {stop_reason}")
`

const READ_MESSAGE = `    message = response.json()
    content, stop_reason = message["content"], message["stop_reason"]
    for block in content:
        if block["type"] == "text":
            print(block["text"])
${ENDED_EARLY}`

/** A block comes in parts, which its index holds together. */
const readStream = (call: ChatCall): string => `    blocks, stop_reason = {}, None
${eachEvent(call, 4)}        if event["type"] == "content_block_start":
            blocks[event["index"]] = event["content_block"]
        elif event["type"] == "content_block_delta":
            block, delta = blocks[event["index"]], event["delta"]
            if delta["type"] == "text_delta":
                print(delta["text"], end="", flush=True)
                block["text"] += delta["text"]
            elif delta["type"] == "input_json_delta":
                block["json"] = block.get("json", "") + delta["partial_json"]
        elif event["type"] == "error":
            raise SystemExit(f"The stream broke off: {event['error']}")
        elif event["type"] == "message_delta":
            stop_reason = event["delta"]["stop_reason"]
        elif event["type"] == "message_stop":
            break
    else:
        raise SystemExit("The stream ended before it was complete.")
    print()
${ENDED_EARLY}    content = [block for block in blocks.values() if block["type"] in ("text", "tool_use")]
`

const READ_INPUT = `            if "json" in call:
                call["input"] = dict(json.loads(call.pop("json") or "{}"))
`
