import type { ChatCall } from '../../../call/call.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import type { Piece } from '../../printing/code.ts'
import { checkWholeResponse, RAISE_ERROR, readResult } from '../clients/responses.ts'
import { PRINT_ANSWER, parseAnswer } from '../clients/structured-answer.ts'
import { code } from '../writer.ts'
import { answerChat } from './answer.ts'
import type { Transport } from './transport.ts'

// @__NO_SIDE_EFFECTS__
export const rawResponsesStructuredOutput = (transport: Transport): ChatRenderer => answerChat(transport, readAnswer)

const READ_WHY = code`
  details = result.get("incomplete_details") or {}
  reason = refusal or details.get("reason") or "empty"
`

/** Prints the answer in `response`. */
const readAnswer = (call: ChatCall): Piece => code`
  ${readResult(call)}
  ${RAISE_ERROR.items}
  content, refusal = "", ""
  for item in result["output"]:
      for part in item.get("content") or []:
          if part["type"] == "output_text":
              content += part["text"]
          elif part["type"] == "refusal":
              refusal += part["refusal"]
  ${checkWholeResponse(call, 'items', code`not content`, READ_WHY)}
  ${parseAnswer(call)}
  ${PRINT_ANSWER}
`
