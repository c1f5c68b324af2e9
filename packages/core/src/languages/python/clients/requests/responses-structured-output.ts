import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { unsupportedAnswer } from '../../../clients/structured-output.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { ENDED_EARLY, readResult } from '../responses.ts'
import { PRINT_ANSWER, parseAnswer } from '../structured-answer.ts'
import { answerProgram } from './answer.ts'

export const requestsResponsesStructuredOutput: ChatRenderer = {
  client: 'requests',
  unsupported: unsupportedAnswer,
  render: (call) => answerProgram(call, readAnswer(call)),
}

/** Shows the answer that is in `response`. */
export const readAnswer = (call: ChatCall): Piece => code`
  ${readResult(call)}
  if result["status"] != "completed":
      ${ENDED_EARLY.items}
  content, refusal = "", ""
  for item in result["output"]:
      for part in item.get("content") or []:
          if part["type"] == "output_text":
              content += part["text"]
          elif part["type"] == "refusal":
              refusal += part["refusal"]
  if refusal:
      raise SystemExit(f"The model refused: {refusal}")
  ${parseAnswer(call)}
  ${PRINT_ANSWER}
`
