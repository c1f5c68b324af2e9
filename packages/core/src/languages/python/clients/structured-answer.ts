import type { ChatCall } from '../../../call/call.ts'
import { answerOf, NO_CHOICES } from '../../clients/structured-output.ts'
import { name, type Piece, when } from '../../printing/code.ts'
import { code, python } from '../writer.ts'
import { JSON_MODULE } from './imports.ts'
import { checkWhole } from './incomplete-answer.ts'

/* Shared by raw clients with structured output. They read the answer into `content`, `refusal`, and `reason`. */

/** The variable of the schema. */
export const SCHEMA = /* @__PURE__ */ name('SCHEMA')

/** Returns the schema as sent, followed by an empty line. */
export const defineSchema = (call: ChatCall): Piece => code`
  SCHEMA = ${python.last(answerOf(call).schema)}

`

/** Reads the answer of a `response` without streaming. */
export const readResponse = ({ variant }: ChatCall): Piece => (variant.retries ? READ_CHECKED : READ_MESSAGE)

const READ_MESSAGE = code`
  choice = response.json()["choices"][0]
  message, reason = choice["message"], choice["finish_reason"]
  content, refusal = message.get("content"), message.get("refusal")
`

const READ_CHECKED = code`
  choices = response.json()["choices"]
  if not choices:
      raise SystemExit(${NO_CHOICES})
  message, reason = choices[0]["message"], choices[0]["finish_reason"]
  content, refusal = message.get("content"), message.get("refusal")
`

/** Code before a stream is read. */
export const BEGIN_CONTENT = code`content, refusal, reason = "", "", None`

/** Prints and keeps what a stream's `choice` adds. */
export const KEEP_PIECE = code`
  delta = choice.get("delta") or {}
  piece = delta.get("content") or ""
  print(piece, end="", flush=True)
  content += piece
  refusal += delta.get("refusal") or ""
  reason = choice.get("finish_reason") or reason
`

/** Exits if `content` is incomplete; `refusal` or `reason` says why. */
export const checkContent = (call: ChatCall): Piece =>
  checkWhole(call, code`reason`, code`not content`, code`refusal or reason`)

/** Parses `content` into `answer`. With retries, it's checked for the fields that `SCHEMA` requires. */
export const parseAnswer = ({ variant }: ChatCall): Piece =>
  variant.retries ? CHECK_FIELDS : code`answer = ${JSON_MODULE}.loads(content)`

const CHECK_FIELDS = code`
  try:
      answer = ${JSON_MODULE}.loads(content)
  except ValueError:
      raise SystemExit(f"The answer is not JSON: {content}")
  if not isinstance(answer, dict) or not all(name in answer for name in SCHEMA["required"]):
      raise SystemExit(f"The answer does not fit the schema: {content}")
`

export const PRINT_ANSWER = code`print(json.dumps(answer, indent=2, ensure_ascii=False))`

/** Prints the answer, or says what is wrong with it. */
export const checkAnswer = (call: ChatCall): Piece => code`
  ${checkContent(call)}
  ${parseAnswer(call)}
  ${when(call.streaming, code`print()`)}
  ${PRINT_ANSWER}
`
