import type { ChatCall } from '../../../call/call.ts'
import { answerOf, CUT_OFF, NO_CHOICES } from '../../clients/structured-output.ts'
import { name, type Piece, when } from '../../printing/code.ts'
import { code, python } from '../writer.ts'
import { JSON_MODULE } from './imports.ts'

/* What raw clients share that ask for an answer by a schema. It is read into `content` and `refusal`, or a
   plain one that is not streamed into `message`. */

/** The variable of the schema. */
export const SCHEMA = /* @__PURE__ */ name('SCHEMA')

/** The schema as it is sent, with an empty line behind it. */
export const defineSchema = (call: ChatCall): Piece => code`
  SCHEMA = ${python.last(answerOf(call).schema)}

`

/** Reads the answer of a `response` that is not streamed. */
export const readResponse = ({ variant }: ChatCall): Piece => (variant.retries ? READ_CHECKED : READ_MESSAGE)

const READ_MESSAGE = code`message = response.json()["choices"][0]["message"]`

const READ_CHECKED = code`
  choices = response.json()["choices"]
  if not choices:
      raise SystemExit(${NO_CHOICES})
  finish_reason, message = choices[0]["finish_reason"], choices[0]["message"]
  content, refusal = message["content"] or "", message.get("refusal")
`

/** Before a stream is read. */
export const beginContent = ({ variant }: ChatCall): Piece =>
  variant.retries ? code`content, refusal, finish_reason = "", "", None` : code`content, refusal = "", ""`

/** Shows and keeps what a `choice` of a stream adds. */
export const keepPiece = ({ variant }: ChatCall): Piece => code`
  piece = choice["delta"].get("content") or ""
  print(piece, end="", flush=True)
  content += piece
  refusal += choice["delta"].get("refusal") or ""
  ${when(variant.retries, code`finish_reason = choice.get("finish_reason") or finish_reason`)}
`

/** Makes `answer` of `content`; with retries, it is looked through for the fields that `SCHEMA` requires. */
export const parseAnswer = ({ variant }: ChatCall, content: Piece = CONTENT): Piece =>
  variant.retries ? CHECK_FIELDS : code`answer = ${JSON_MODULE}.loads(${content})`

const CONTENT = /* @__PURE__ */ name('content')

const CHECK_FIELDS = code`
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
export function checkAnswer(call: ChatCall): Piece {
  const { variant, streaming } = call
  if (!variant.retries && !streaming) {
    return code`
      if message.get("refusal"):
          raise SystemExit(f"The model refused: {message['refusal']}")
      ${parseAnswer(call, code`message["content"]`)}
      ${PRINT_ANSWER}
    `
  }
  return code`
    ${when(variant.retries, CHECK_LENGTH)}
    if refusal:
        raise SystemExit(f"The model refused: {refusal}")
    ${parseAnswer(call)}
    ${when(streaming, code`print()`)}
    ${PRINT_ANSWER}
  `
}

const CHECK_LENGTH = code`
  if finish_reason == "length":
      raise SystemExit(${CUT_OFF})
`
