import type { ChatCall } from '../../../call/call.ts'
import { CUT_OFF, NO_CHOICES } from '../../clients/structured-output.ts'
import { spaces } from '../../printing/literal.ts'
import { python } from '../writer.ts'

/* What raw clients share that ask for an answer by a schema. It is read into `content`, `refusal` and `finish_reason`. */

/** Reads the answer of a `response` that is not streamed. */
export const READ_RESPONSE = `choices = response.json()["choices"]
if not choices:
    raise SystemExit(${python.string(NO_CHOICES)})
finish_reason, message = choices[0]["finish_reason"], choices[0]["message"]
content, refusal = message["content"] or "", message.get("refusal")
`

/** Before a stream is read. */
export const BEGIN_CONTENT = 'content, refusal, finish_reason = "", "", None\n'

/** Shows and keeps what a `choice` of a stream adds. */
export function keepPiece(column: number): string {
  const indent = spaces(column)
  return `${indent}piece = choice["delta"].get("content") or ""
${indent}print(piece, end="", flush=True)
${indent}content += piece
${indent}refusal += choice["delta"].get("refusal") or ""
${indent}finish_reason = choice.get("finish_reason") or finish_reason
`
}

/** Makes `answer` of `content`, and looks it through for the fields that `SCHEMA` requires. */
export const CHECK_FIELDS = `try:
    answer = json.loads(content)
except ValueError:
    raise SystemExit(f"The answer is not JSON: {content}")
if not isinstance(answer, dict) or not all(name in answer for name in SCHEMA["required"]):
    raise SystemExit(f"The answer does not fit the schema: {content}")
`

/** Shows it. */
export const PRINT_ANSWER = `print(json.dumps(answer, indent=2, ensure_ascii=False))
`

/** Shows the answer, or says what is wrong with it. */
export const checkAnswer = ({ streaming }: ChatCall): string => `if finish_reason == "length":
    raise SystemExit(${python.string(CUT_OFF)})
if refusal:
    raise SystemExit(f"The model refused: {refusal}")
${CHECK_FIELDS}${streaming ? 'print()\n' : ''}${PRINT_ANSWER}`
