import type { ChatCall } from '../../../call/call.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { type Piece, when } from '../../printing/code.ts'
import { eachEvent } from '../clients/events.ts'
import { JSON_MODULE } from '../clients/imports.ts'
import { defineLoop, loopBody, messageLoop } from '../clients/message-loop.ts'
import { BREAK_OFF_FIRST, toItsEnd } from '../clients/responses.ts'
import { code } from '../writer.ts'
import { loopProgram } from './loop.ts'
import type { Transport } from './transport.ts'

// @__NO_SIDE_EFFECTS__
export const rawMessagesToolLoop = (transport: Transport): ChatRenderer => ({
  client: transport.client,
  setUp: transport.setUp,
  render: (call) => loopProgram(transport, call, loopBody(call), defineLoop(call), (ask) => roundsOf(call, ask)),
})

/** Returns the loop around the code that requests `response`. It's read into `content`, and its text is printed. */
const roundsOf = (call: ChatCall, ask: Piece): Piece =>
  messageLoop(
    call,
    'items',
    code`
      ${ask}

      ${call.streaming ? readStream(call) : READ_MESSAGE}
    `,
    when(call.streaming, call.variant.retries ? READ_OBJECT : READ_INPUT),
  )

const READ_MESSAGE = code`
  message = response.json()
  content, stop_reason = message["content"], message["stop_reason"]
  for block in content:
      if block["type"] == "text":
          print(block["text"])
`

/** A block arrives in parts with the same index. */
const READ_EVENT = code`
  ${BREAK_OFF_FIRST}
  if event["type"] == "content_block_start":
      blocks[event["index"]] = event["content_block"]
  elif event["type"] == "content_block_delta":
      block, delta = blocks[event["index"]], event["delta"]
      print(delta.get("text", ""), end="", flush=True)
      for name in ("text", "thinking", "signature"):
          if name in delta:
              block[name] = block.get(name, "") + delta[name]
      if block["type"] == "tool_use" and delta.get("partial_json"):
          block["json"] = block.get("json", "") + delta["partial_json"]
  elif event["type"] == "message_delta":
      stop_reason = event["delta"].get("stop_reason") or stop_reason
  elif event["type"] == "message_stop":
      break
`

const readStream = (call: ChatCall): Piece => code`
  blocks, stop_reason = {}, None
  ${toItsEnd(call, eachEvent(call, READ_EVENT))}
  content = list(blocks.values())
  if any(block["type"] == "text" for block in content):
      print()
`

/** A stream sends a call's input as text, except where it is complete at its start, such as one without arguments. */
const READ_INPUT = code`
  if "json" in call:
      call["input"] = ${JSON_MODULE}.loads(call.pop("json"))
`

/** The same, always as an object. */
const READ_OBJECT = code`
  if "json" in call:
      call["input"] = dict(${JSON_MODULE}.loads(call.pop("json")))
`
