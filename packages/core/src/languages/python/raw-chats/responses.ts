import type { ChatShape } from '../../../call/chat-shape.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { MAY_CALL_PROGRAM, type MayCallProgram } from '../../clients/tool-functions.ts'
import { type Piece, when } from '../../printing/code.ts'
import { eachEvent } from '../clients/events.ts'
import {
  BREAK_OFF_FIRST,
  checkWholeResponse,
  failEmptyStream,
  failResponse,
  RAISE_ERROR,
  READ_TEXT,
  toItsEnd,
} from '../clients/responses.ts'
import { code } from '../writer.ts'
import { plainChat, type Transport } from './transport.ts'

type Shape = ChatShape & MayCallProgram

// @__NO_SIDE_EFFECTS__
export const rawResponses = (transport: Transport): ChatRenderer =>
  plainChat<MayCallProgram>(transport, (shape) => (shape.streaming ? printStream(shape) : printResponse(shape)), {
    own: MAY_CALL_PROGRAM,
  })

/** Prints `response`. */
const printResponse = (shape: Shape): Piece => code`
  result = response.json()
  ${RAISE_ERROR.items}
  ${shape.mayCallProgram ? code`print(result["output"])` : PRINT_OUTPUT}
  ${checkWholeResponse(shape, 'items', shape.mayCallProgram ? code`not result["output"]` : code`not text`)}
`

const PRINT_OUTPUT = code`
  ${READ_TEXT}
  print(text)
`

/** Prints a stream. */
const printStream = (shape: Shape): Piece => code`
  answered = False
  ${toItsEnd(shape, eachEvent(shape, printEvent(shape)))}
  ${when(!shape.mayCallProgram, code`print()`)}
  ${failEmptyStream(shape)}
`

const printEvent = (shape: Shape): Piece => code`
  ${BREAK_OFF_FIRST}
  ${shape.mayCallProgram ? PRINT_ITEM : PRINT_TEXT}
      answered = True
  ${FAIL_REFUSAL}
  elif event["type"] in ("response.failed", "response.incomplete"):
      result = event["response"]
      ${failResponse(shape, 'items')}
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
