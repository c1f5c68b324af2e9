import type { ChatCall } from '../../../call/call.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import { lines, name, type Piece, when } from '../../printing/code.ts'
import { code, python } from '../writer.ts'
import { checkWhole } from './incomplete-answer.ts'
import { asynchronous, awaited } from './main.ts'

/* What clients share that follow OpenAI's Python interface: they are called `client`. */

/** What a client is given of a chat call: they differ between clients. */
interface ChatArguments {
  /** A name, or the variable that holds it. */
  readonly model: string | Piece
  readonly messages: Value
  readonly parameters: ValueObject
}

/**
 * The call of `chat.completions.create`: what the method knows by name, all other body fields in `extra_body`.
 *
 * @param known keyword arguments of the method that become body fields of the same name
 */
export const createChatCompletion = (call: ChatCall, given: ChatArguments, known: ReadonlySet<string>): Piece => code`
  ${awaited(call)}client.chat.completions.create(
      ${eachOnItsLine(chatArguments(call, given, known))}
  )
`

/** The same in a tool loop, whose messages and tools are variables. */
export const createInLoop = (call: ChatCall, given: ChatArguments, known: ReadonlySet<string>): Piece => code`
  ${awaited(call)}client.chat.completions.create(
      ${argumentsInLoop(call, chatArguments(call, given, known))}
  )
`

const chatArguments = (
  { streaming }: ChatCall,
  { model, messages, parameters }: ChatArguments,
  known: ReadonlySet<string>,
): ValueObject => ({
  model,
  messages,
  ...asKeywords(parameters, known),
  ...(streaming ? { stream: true } : {}),
})

/** Arguments of a request in a tool loop, which may be few and short. */
export const argumentsInLoop = ({ variant }: Pick<ChatCall, 'variant'>, passed: ValueObject): Piece | undefined =>
  variant.retries ? eachOnItsLine(passed) : python.argumentLine(passed)

/** Arguments of a call, a line each. */
export const eachOnItsLine = (passed: ValueObject): Piece | undefined =>
  lines(...Object.entries(passed).map(([label, value]) => python.argument(label, value)))

/**
 * Body fields as arguments: what the method knows by name, all others in `extra_body`.
 *
 * @param known keyword arguments of the method that become body fields of the same name
 */
export function asKeywords(fields: ValueObject, known: ReadonlySet<string>): ValueObject {
  const entries = Object.entries(fields)
  const passed = entries.filter(([label]) => known.has(label))
  const rest = entries.filter(([label]) => !known.has(label))
  return {
    ...Object.fromEntries(passed),
    ...(rest.length > 0 ? { extra_body: Object.fromEntries(rest) } : {}),
  }
}

/** The same, a line each. */
export const keywordArguments = (fields: ValueObject, known: ReadonlySet<string>): Piece | undefined =>
  eachOnItsLine(asKeywords(fields, known))

const STREAM_NAME = /* @__PURE__ */ name('stream')
const COMPLETION_NAME = /* @__PURE__ */ name('completion')

/** The variable of what `chat.completions.create` gives. */
export const resultName = ({ streaming }: Pick<ChatCall, 'streaming'>): Piece =>
  streaming ? STREAM_NAME : COMPLETION_NAME

const PRINT_USAGE = code`print("Usage:", completion.usage)`
const MESSAGE = code`message`
const CHOICE = code`choice`
const REASON = code`reason`
const DELTA = code`delta`
const DELTA_CONTENT = code`delta.content`

/** Shows the response. Some services end a stream with a chunk that has no choices, or send a null text. */
export const printChatCompletion = (call: ChatCall): Piece =>
  call.streaming ? printChunks(call) : printCompletion(call)

function printCompletion(call: ChatCall): Piece {
  const { showsMessage, showsReasoning, showsUsage, checksAnswer } = call
  const ofChoice = code`${checksAnswer ? CHOICE : code`completion.choices[0]`}.message`
  const isNamed = showsReasoning || (showsMessage && checksAnswer)
  const message = isNamed ? MESSAGE : ofChoice
  const content = code`${message}.content`
  const shown = code`${content}${when(checksAnswer, code` or ""`)}`
  return code`
    ${when(checksAnswer, code`choice = completion.choices[0]`)}
    ${when(isNamed, code`message = ${ofChoice}`)}
    ${showsReasoning ? printReasoned(reasoningOf(MESSAGE), shown) : code`print(${showsMessage ? message : shown})`}
    ${when(showsUsage, PRINT_USAGE)}
    ${when(checksAnswer, checkChoice(call, content))}
  `
}

const checkChoice = (call: ChatCall, content: Piece): Piece =>
  checkWhole(
    call,
    code`choice.finish_reason`,
    call.showsMessage ? code`not (${content} or message.tool_calls)` : code`not ${content}`,
  )

const printChunks = (call: ChatCall): Piece =>
  printStream(
    call,
    code`
      ${asynchronous(call)}for chunk in stream:
          if chunk.choices and chunk.choices[0].delta:
              ${printChunk(call)}
          ${when(call.showsUsage, code`usage = chunk.usage or usage`)}
    `,
    call.checksAnswer,
  )

function printChunk(call: ChatCall): Piece {
  const { showsMessage, showsReasoning, checksAnswer } = call
  const isNamed = showsReasoning || checksAnswer
  const delta = isNamed ? DELTA : code`chunk.choices[0].delta`
  const shown = showsMessage ? code`print(${delta})` : code`print(${delta}.content or "", end="", flush=True)`
  return code`
    ${when(isNamed, code`delta = chunk.choices[0].delta`)}
    ${showsReasoning ? printReasonedPieces(reasoningOf(DELTA), DELTA_CONTENT) : shown}
    ${keepReason(call, DELTA_CONTENT, code`delta.tool_calls`, code`chunk.choices[0].finish_reason`)}
  `
}

/** Keeps what says at the end of a stream whether it held an answer: in `answered`, or in the last `section`. */
export const keepReason = (
  { checksAnswer, showsMessage, showsReasoning }: ChatCall,
  content: Piece,
  calls: Piece,
  reason: Piece,
): Piece | undefined =>
  when(
    checksAnswer,
    code`
      ${when(!showsReasoning, code`answered = answered or ${content}${when(showsMessage, code` or ${calls}`)}`)}
      reason = ${reason} or reason
    `,
  )

/** Services have two names for it, which the clients' types leave out or may. */
const reasoningOf = (message: Piece): Piece =>
  code`getattr(${message}, "reasoning_content", None) or getattr(${message}, "reasoning", None)`

const TWO_NAMES = code`# Services call it by one of two names.`

/**
 * Shows the reasoning of a message before its text.
 *
 * @param reasoning an expression for what the model thought, or what is as good as nothing
 * @param comment what is said of the expression
 */
export const printReasoned = (reasoning: Piece, content: Piece, comment = TWO_NAMES): Piece => code`
  ${comment}
  reasoning = ${reasoning}
  if reasoning:
      print(f"Reasoning:\n{reasoning}\n\nAnswer:")
  print(${content})
`

/** Shows pieces of reasoning and of text as they come, each kind under a heading of its own. */
export const printReasonedPieces = (reasoning: Piece, content: Piece, comment = TWO_NAMES): Piece => code`
  ${comment}
  reasoning = ${reasoning}
  for heading, text in (("Reasoning", reasoning), ("Answer", ${content})):
      if text:
          if heading != section:
              section = heading
              print(f"\n{heading}:")
          print(text, end="", flush=True)
`

/**
 * A loop over a stream, with the names that it keeps before it and what is shown at the end behind it.
 *
 * @param checks set where the loop has `keepReason`
 */
export function printStream(call: ChatCall, loop: Piece, checks = false): Piece {
  const { showsMessage, showsReasoning, showsUsage } = call
  const isEmpty = showsReasoning ? code`section != "Answer"` : code`not answered`
  return code`
    ${when(showsReasoning, code`section = None`)}
    ${when(showsUsage, code`usage = None`)}
    ${when(checks, showsReasoning ? code`reason = None` : code`answered, reason = None, None`)}
    ${loop}
    ${when(!showsMessage, code`print()`)}
    ${when(showsUsage, code`print("Usage:", usage)`)}
    ${when(checks, checkWhole(call, REASON, isEmpty))}
  `
}
