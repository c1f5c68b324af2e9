import type { ChatShape } from '../../../call/chat-shape.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { type Piece, when } from '../../printing/code.ts'
import { keepReason, printReasoned, printReasonedPieces, printStream } from '../clients/chat-completion.ts'
import { defineTextOf, textOf } from '../clients/content-text.ts'
import { checkWhole } from '../clients/incomplete-answer.ts'
import { code } from '../writer.ts'
import { plainChat, type Transport } from './transport.ts'

// @__NO_SIDE_EFFECTS__
export const rawChat = (transport: Transport): ChatRenderer =>
  plainChat(transport, (call) => (call.streaming ? printChunks(transport, call) : printResponse(call)), {
    hasEvents: false,
    define: defineTextOf,
  })

const printChunks = ({ eachChoice }: Transport, call: ChatShape): Piece =>
  printStream(call, eachChoice(call, printPiece(call), keepUsage(call)), call.checksAnswer)

function printResponse(call: ChatShape): Piece {
  const { checksAnswer, showsMessage, showsReasoning, showsUsage } = call
  const base = showsUsage ? code`completion` : code`response.json()`
  const ofChoice = code`${checksAnswer ? CHOICE : code`${base}["choices"][0]`}["message"]`
  const isNamed = showsReasoning || (showsMessage && checksAnswer)
  const message = isNamed ? MESSAGE : ofChoice
  const content = textOf(call, code`${message}.get("content")`)
  const shown = code`${content}${when(checksAnswer, code` or ""`)}`
  return code`
    ${when(showsUsage, code`completion = response.json()`)}
    ${checksAnswer ? code`choice = ${base}["choices"][0]` : undefined}
    ${when(isNamed, code`message = ${ofChoice}`)}
    ${showsReasoning ? printReasoned(reasoningOf(MESSAGE), shown) : code`print(${showsMessage ? message : shown})`}
    ${when(showsUsage, code`print("Usage:", completion.get("usage"))`)}
    ${checksAnswer ? checkChoice(call, content) : undefined}
  `
}

const CHOICE = code`choice`
const MESSAGE = code`message`

const checkChoice = (call: ChatShape, content: Piece): Piece =>
  checkWhole(
    call,
    code`choice["finish_reason"]`,
    call.showsMessage ? code`not (${content} or message.get("tool_calls"))` : code`not ${content}`,
    code`choice['finish_reason']`,
  )

const reasoningOf = (message: Piece): Piece => code`${message}.get("reasoning_content") or ${message}.get("reasoning")`

/** Prints what a stream's `choice` adds; it may have no `delta`. */
function printPiece(call: ChatShape): Piece {
  const { checksAnswer, showsMessage, showsReasoning } = call
  const isNamed = showsReasoning || checksAnswer
  const delta = isNamed ? DELTA : CHOICE_DELTA
  const content = textOf(call, code`${isNamed ? DELTA : code`(${CHOICE_DELTA} or {})`}.get("content")`)
  const shown = showsMessage ? code`print(${delta})` : code`print(${content} or "", end="", flush=True)`
  return code`
    ${when(isNamed, code`delta = ${CHOICE_DELTA} or {}`)}
    ${showsReasoning ? printReasonedPieces(reasoningOf(DELTA), content) : shown}
    ${keepReason(call, content, code`delta.get("tool_calls")`, code`choice.get("finish_reason")`)}
  `
}

const DELTA = code`delta`
const CHOICE_DELTA = code`choice.get("delta")`

/** Keeps the token usage from a stream's `chunk`. */
const keepUsage = ({ showsUsage }: ChatShape): Piece | undefined =>
  when(showsUsage, code`usage = chunk.get("usage") or usage`)
