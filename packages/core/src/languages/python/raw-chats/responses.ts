import type { ChatCall } from '../../../call/call.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { type Piece, when } from '../../printing/code.ts'
import { eachEvent } from '../clients/events.ts'
import { ENDED_EARLY, PRINT_OUTPUT, toItsEnd } from '../clients/responses.ts'
import { code } from '../writer.ts'
import { plainChat, type Transport } from './transport.ts'

// @__NO_SIDE_EFFECTS__
export const rawResponses = (transport: Transport): ChatRenderer =>
  plainChat(transport, (call) => (call.streaming ? printStream(call) : printResponse(call)))

/** Shows what is in `response`. */
const printResponse = ({ showsMessage }: ChatCall): Piece => code`
  result = response.json()
  ${showsMessage ? code`print(result["output"])` : PRINT_OUTPUT}
  if result["status"] != "completed":
      ${ENDED_EARLY.items}
`

/** Shows a stream. */
const printStream = (call: ChatCall): Piece => code`
  ${toItsEnd(call, eachEvent(call, printEvent(call)))}
  ${when(!call.showsMessage, code`print()`)}
`

const printEvent = ({ showsMessage }: ChatCall): Piece => code`
  ${showsMessage ? PRINT_ITEM : PRINT_TEXT}
  elif event["type"] == "error":
      raise SystemExit(f"The stream broke off: {event}")
  elif event["type"] in ("response.failed", "response.incomplete"):
      result = event["response"]
      ${ENDED_EARLY.items}
  elif event["type"] == "response.completed":
      break
`

const PRINT_TEXT = code`
  if event["type"] == "response.output_text.delta":
      print(event["delta"], end="", flush=True)
`

/** With tools on offer: each item when it is whole, calls among them. */
const PRINT_ITEM = code`
  if event["type"] == "response.output_item.done":
      print(event["item"])
`
