import type { ChatShape } from '../../../call/chat-shape.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { MAY_CALL_PROGRAM, type MayCallProgram } from '../../clients/tool-functions.ts'
import { type Piece, when } from '../../printing/code.ts'
import { eachEvent } from '../clients/events.ts'
import { checkStop, IS_EMPTY, IS_EMPTY_MESSAGE } from '../clients/incomplete-answer.ts'
import { BREAK_OFF_FIRST, toItsEnd } from '../clients/responses.ts'
import { code } from '../writer.ts'
import { plainChat, type Transport } from './transport.ts'

type Shape = ChatShape & MayCallProgram

// @__NO_SIDE_EFFECTS__
export const rawMessages = (transport: Transport): ChatRenderer =>
  plainChat<MayCallProgram>(transport, (shape) => (shape.streaming ? printStream(shape) : printMessage(shape)), {
    own: MAY_CALL_PROGRAM,
  })

/** Prints `response`. */
const printMessage = (shape: Shape): Piece => code`
  message = response.json()
  ${shape.mayCallProgram ? code`print(message["content"])` : PRINT_CONTENT}
  stop_reason = message["stop_reason"]
  ${IS_EMPTY_MESSAGE}
  ${checkStop(shape, IS_EMPTY)}
`

const PRINT_CONTENT = code`
  for block in message["content"]:
      if block["type"] == "text":
          print(block["text"])
`

/** Prints a stream. */
const printStream = (shape: Shape): Piece => code`
  answered, stop_reason = False, None
  ${toItsEnd(shape, eachEvent(shape, printEvent(shape)))}
  ${when(!shape.mayCallProgram, code`print()`)}
  ${checkStop(shape, NOT_ANSWERED)}
`

const printEvent = (shape: Shape): Piece => code`
  ${BREAK_OFF_FIRST}
  ${shape.mayCallProgram ? PRINT_EVENT : PRINT_TEXT}
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
