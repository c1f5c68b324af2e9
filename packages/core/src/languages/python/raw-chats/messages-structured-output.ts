import type { ChatCall } from '../../../call/call.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { incompleteAnswer } from '../../clients/incomplete-answer.ts'
import type { Piece } from '../../printing/code.ts'
import { eachEvent } from '../clients/events.ts'
import { checkStop, cutStops } from '../clients/incomplete-answer.ts'
import { BREAK_OFF_FIRST, toItsEnd } from '../clients/responses.ts'
import { PRINT_ANSWER, parseAnswer } from '../clients/structured-answer.ts'
import { code, python } from '../writer.ts'
import { answerChat } from './answer.ts'
import type { Transport } from './transport.ts'

// @__NO_SIDE_EFFECTS__
export const rawMessagesStructuredOutput = (transport: Transport): ChatRenderer => answerChat(transport, readAnswer)

/** Prints the answer in `response`. */
const readAnswer = (call: ChatCall): Piece => code`
  ${call.streaming ? readStream(call) : READ_MESSAGE}
  ${call.streaming ? checkStop(call, undefined) : checkMessage(call)}
  ${parseAnswer(call)}
  ${PRINT_ANSWER}
`

/** A refusing model says why in its text, which a stream has already printed. */
function checkMessage(call: ChatCall): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`
    if stop_reason in ${cutStops(call)}:
        raise SystemExit(${python.format(code`content`, `\n${before}`, code`stop_reason`, after)})
  `
}

const READ_MESSAGE = code`
  message = response.json()
  content = "".join(block["text"] for block in message["content"] if block["type"] == "text")
  stop_reason = message["stop_reason"]
`

const READ_EVENT = code`
  ${BREAK_OFF_FIRST}
  if event["type"] == "content_block_delta":
      piece = event["delta"].get("text", "")
      print(piece, end="", flush=True)
      content += piece
  elif event["type"] == "message_delta":
      stop_reason = event["delta"].get("stop_reason") or stop_reason
  elif event["type"] == "message_stop":
      break
`

const readStream = (call: ChatCall): Piece => code`
  content, stop_reason = "", None
  ${toItsEnd(call, eachEvent(call, READ_EVENT))}
  print()
`
