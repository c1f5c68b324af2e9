import type { ChatCall } from '../../../call/call.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { mayCallProgram } from '../../clients/tool-functions.ts'
import { type Piece, when } from '../../printing/code.ts'
import { eachEvent } from '../clients/events.ts'
import { checkStop, IS_EMPTY, IS_EMPTY_MESSAGE } from '../clients/incomplete-answer.ts'
import { BREAK_OFF_FIRST, toItsEnd } from '../clients/responses.ts'
import { code } from '../writer.ts'
import { plainChat, type Transport } from './transport.ts'

// @__NO_SIDE_EFFECTS__
export const rawMessages = (transport: Transport): ChatRenderer =>
  plainChat(transport, (call) => (call.streaming ? printStream(call) : printMessage(call)))

/** Prints `response`. */
const printMessage = (call: ChatCall): Piece => code`
  message = response.json()
  ${mayCallProgram(call) ? code`print(message["content"])` : PRINT_CONTENT}
  stop_reason = message["stop_reason"]
  ${IS_EMPTY_MESSAGE}
  ${checkStop(call, IS_EMPTY)}
`

const PRINT_CONTENT = code`
  for block in message["content"]:
      if block["type"] == "text":
          print(block["text"])
`

/** Prints a stream. */
const printStream = (call: ChatCall): Piece => code`
  answered, stop_reason = False, None
  ${toItsEnd(call, eachEvent(call, printEvent(call)))}
  ${when(!mayCallProgram(call), code`print()`)}
  ${checkStop(call, NOT_ANSWERED)}
`

const printEvent = (call: ChatCall): Piece => code`
  ${BREAK_OFF_FIRST}
  ${mayCallProgram(call) ? PRINT_EVENT : PRINT_TEXT}
  elif event["type"] == "message_delta":
      stop_reason = event["delta"].get("stop_reason") or stop_reason
  elif event["type"] == "message_stop":
      break
`

/** A delta may contain reasoning, which has no `text`. */
const PRINT_TEXT = code`
  if event["type"] == "content_block_delta":
      text = event["delta"].get("text", "")
      answered = answered or text != ""
      print(text, end="", flush=True)
`

/** With functions: a call starts with its name, and its arguments follow. */
const PRINT_EVENT = code`
  if event["type"] in ("content_block_start", "content_block_delta"):
      answered = True
      print(event)
`

const NOT_ANSWERED = code`not answered`
