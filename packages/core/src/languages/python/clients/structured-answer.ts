import type { ChatCall } from '../../../call/call.ts'
import { answerOf, CUT_OFF, NO_CHOICES } from '../../clients/structured-output.ts'
import { name, type Piece, when } from '../../printing/code.ts'
import { code, python } from '../writer.ts'
import { JSON_MODULE } from './imports.ts'

/* What raw clients share that ask for an answer by a schema. It is read into `content`, `refusal` and `finish_reason`. */

/** The variable of the schema. */
export const SCHEMA = /* @__PURE__ */ name('SCHEMA')

/** The schema as it is sent, with an empty line behind it. */
export const defineSchema = (call: ChatCall): Piece => code`
  SCHEMA = ${python.last(answerOf(call).schema)}

`

/** Reads the answer of a `response` that is not streamed. */
export const READ_RESPONSE = code`
  choices = response.json()["choices"]
  if not choices:
      raise SystemExit(${NO_CHOICES})
  finish_reason, message = choices[0]["finish_reason"], choices[0]["message"]
  content, refusal = message["content"] or "", message.get("refusal")
`

/** Before a stream is read. */
export const BEGIN_CONTENT = code`content, refusal, finish_reason = "", "", None`

/** Shows and keeps what a `choice` of a stream adds. */
export const KEEP_PIECE = code`
  piece = choice["delta"].get("content") or ""
  print(piece, end="", flush=True)
  content += piece
  refusal += choice["delta"].get("refusal") or ""
  finish_reason = choice.get("finish_reason") or finish_reason
`

/** Makes `answer` of `content`, and looks it through for the fields that `SCHEMA` requires. */
export const CHECK_FIELDS = code`
  try:
      answer = ${JSON_MODULE}.loads(content)
  except ValueError:
      raise SystemExit(f"The answer is not JSON: {content}")
  if not isinstance(answer, dict) or not all(name in answer for name in SCHEMA["required"]):
      raise SystemExit(f"The answer does not fit the schema: {content}")
`

/** Shows it. */
export const PRINT_ANSWER = code`print(json.dumps(answer, indent=2, ensure_ascii=False))`

/** Shows the answer, or says what is wrong with it. */
export const checkAnswer = ({ streaming }: ChatCall): Piece => code`
  if finish_reason == "length":
      raise SystemExit(${CUT_OFF})
  if refusal:
      raise SystemExit(f"The model refused: {refusal}")
  ${CHECK_FIELDS}
  ${when(streaming, code`print()`)}
  ${PRINT_ANSWER}
`
