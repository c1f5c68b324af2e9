import type { ChatCall } from '../../../call/call.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { mayCallProgram } from '../../clients/tool-functions.ts'
import { type Piece, when } from '../../printing/code.ts'
import { eachEvent } from '../clients/events.ts'
import {
  BREAK_OFF_FIRST,
  checkFailed,
  checkWholeResponse,
  failEmptyStream,
  failResponse,
  READ_TEXT,
  toItsEnd,
} from '../clients/responses.ts'
import { code } from '../writer.ts'
import { plainChat, type Transport } from './transport.ts'

// @__NO_SIDE_EFFECTS__
export const rawResponses = (transport: Transport): ChatRenderer =>
  plainChat(transport, (call) => (call.streaming ? printStream(call) : printResponse(call)))

/** Prints `response`. */
const printResponse = (call: ChatCall): Piece => code`
  result = response.json()
  ${checkFailed(call, 'items')}
  ${mayCallProgram(call) ? code`print(result["output"])` : PRINT_OUTPUT}
  ${checkWholeResponse(call, 'items', mayCallProgram(call) ? code`not result["output"]` : code`not text`)}
`

const PRINT_OUTPUT = code`
  ${READ_TEXT}
  print(text)
`

/** Prints a stream. */
const printStream = (call: ChatCall): Piece => code`
  ${when(call.checksAnswer, code`answered = False`)}
  ${toItsEnd(call, eachEvent(call, printEvent(call)))}
  ${when(!mayCallProgram(call), code`print()`)}
  ${call.checksAnswer ? failEmptyStream(call) : undefined}
`

const printEvent = (call: ChatCall): Piece => code`
  ${BREAK_OFF_FIRST}
  ${mayCallProgram(call) ? PRINT_ITEM : PRINT_TEXT}
      ${when(call.checksAnswer, code`answered = True`)}
  ${when(call.checksAnswer, FAIL_REFUSAL)}
  elif event["type"] in ("response.failed", "response.incomplete"):
      result = event["response"]
      ${failResponse(call, 'items')}
  elif event["type"] == "response.completed":
      break
`

const FAIL_REFUSAL = code`
  elif event["type"] == "response.refusal.done":
      raise SystemExit(f"The model refused: {event['refusal']}")
`

const PRINT_TEXT = code`
  if event["type"] == "response.output_text.delta":
      print(event["delta"], end="", flush=True)
`

/** With tools: prints each complete item, including calls. */
const PRINT_ITEM = code`
  if event["type"] == "response.output_item.done":
      print(event["item"])
`
