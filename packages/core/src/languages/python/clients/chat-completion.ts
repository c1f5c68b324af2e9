import type { ChatCall } from '../../../call/call.ts'
import type { ChatShape } from '../../../call/chat-shape.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import { lines, name, type Piece, when } from '../../printing/code.ts'
import { code, python } from '../writer.ts'
import { checkWhole } from './incomplete-answer.ts'
import { asynchronous, awaited } from './main.ts'

/* Shared by clients with OpenAI's Python interface. Their variable is called `client`. */

/** The parts of a chat call that differ between clients. */
interface ChatArguments {
  /** The name, or a variable that contains it. */
  readonly model: string | Piece
  readonly messages: Value
  readonly parameters: ValueObject
}

/**
 * Calls `chat.completions.create`, with known body fields as arguments and all others in `extra_body`.
 *
 * @param known the method's keyword arguments that become body fields with the same name
 */
export const createChatCompletion = (call: ChatCall, given: ChatArguments, known: ReadonlySet<string>): Piece => code`
  ${awaited(call)}client.chat.completions.create(
      ${eachOnItsLine(chatArguments(call, given, known))}
  )
`

/** Creates a chat completion in a tool loop, whose messages and tools are variables. */
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

/** Returns a request's arguments in a tool loop, which may be few and short. */
export const argumentsInLoop = ({ variant }: Pick<ChatCall, 'variant'>, passed: ValueObject): Piece | undefined =>
  variant.retries ? eachOnItsLine(passed) : python.argumentLine(passed)

/** Returns a call's arguments, one per line. */
export const eachOnItsLine = (passed: ValueObject): Piece | undefined =>
  lines(...Object.entries(passed).map(([label, value]) => python.argument(label, value)))

/**
 * Returns body fields as arguments: known ones by name, and all others in `extra_body`.
 *
 * @param known the method's keyword arguments that become body fields with the same name
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

/** Returns keyword arguments, one per line. */
export const keywordArguments = (fields: ValueObject, known: ReadonlySet<string>): Piece | undefined =>
  eachOnItsLine(asKeywords(fields, known))

const STREAM_NAME = /* @__PURE__ */ name('stream')
const COMPLETION_NAME = /* @__PURE__ */ name('completion')

/** Returns the variable for the result of `chat.completions.create`. */
export const resultName = ({ streaming }: Pick<ChatShape, 'streaming'>): Piece =>
  streaming ? STREAM_NAME : COMPLETION_NAME

const PRINT_USAGE = code`print("Usage:", completion.usage)`
const MESSAGE = code`message`
const CHOICE = code`choice`
const REASON = code`reason`
const DELTA = code`delta`

/**
 * Prints the response. Some services end a stream with a chunk without choices, or send null as text.
 *
 * @param read returns the text of content that may be a list of parts
 */
export const printChatCompletion = (call: ChatShape, read = asItIs): Piece =>
  call.streaming ? printChunks(call, read) : printCompletion(call, read)

/** Returns an expression for the text of some content. */
type ReadContent = (call: ChatShape, content: Piece) => Piece

const asItIs: ReadContent = (_, content) => content

function printCompletion(call: ChatShape, read: ReadContent): Piece {
  const { showsMessage, showsReasoning, showsUsage, checksAnswer } = call
  const ofChoice = code`${checksAnswer ? CHOICE : FIRST_CHOICE}.message`
  const isNamed = showsReasoning || (showsMessage && checksAnswer)
  const message = isNamed ? MESSAGE : ofChoice
  const content = read(call, code`${message}.content`)
  const shown = checksAnswer ? code`${content} or ""` : content
  return code`
    ${when(checksAnswer, NAME_CHOICE)}
    ${isNamed ? code`message = ${ofChoice}` : undefined}
    ${showsReasoning ? printReasoned(reasoningOf(MESSAGE), shown) : code`print(${showsMessage ? message : shown})`}
    ${when(showsUsage, PRINT_USAGE)}
    ${checksAnswer ? checkChoice(call, content) : undefined}
  `
}

const FIRST_CHOICE = code`completion.choices[0]`
const NAME_CHOICE = code`choice = completion.choices[0]`

const checkChoice = (call: ChatShape, content: Piece): Piece =>
  checkWhole(
    call,
    code`choice.finish_reason`,
    call.showsMessage ? code`not (${content} or message.tool_calls)` : code`not ${content}`,
  )

const printChunks = (call: ChatShape, read: ReadContent): Piece =>
  printStream(
    call,
    code`
      ${asynchronous(call)}for chunk in stream:
          if chunk.choices and chunk.choices[0].delta:
              ${printChunk(call, read)}
          ${when(call.showsUsage, KEEP_USAGE)}
    `,
    call.checksAnswer,
  )

const KEEP_USAGE = code`usage = chunk.usage or usage`

function printChunk(call: ChatShape, read: ReadContent): Piece {
  const { showsMessage, showsReasoning, checksAnswer } = call
  const isNamed = showsReasoning || checksAnswer
  const delta = isNamed ? DELTA : DELTA_OF_CHUNK
  const content = read(call, code`${delta}.content`)
  const shown = showsMessage ? code`print(${delta})` : code`print(${content} or "", end="", flush=True)`
  return code`
    ${when(isNamed, NAME_DELTA)}
    ${showsReasoning ? printReasonedPieces(reasoningOf(DELTA), content) : shown}
    ${keepReason(call, content, CALLS_OF_DELTA, REASON_OF_CHUNK)}
  `
}

const DELTA_OF_CHUNK = code`chunk.choices[0].delta`
const NAME_DELTA = code`delta = chunk.choices[0].delta`
const CALLS_OF_DELTA = code`delta.tool_calls`
const REASON_OF_CHUNK = code`chunk.choices[0].finish_reason`

/** Keeps what shows at the end of a stream whether it contained an answer: in `answered`, or in the last `section`. */
export const keepReason = (
  { checksAnswer, showsMessage, showsReasoning }: ChatShape,
  content: Piece,
  calls: Piece,
  reason: Piece,
): Piece | undefined =>
  checksAnswer
    ? code`
        ${showsReasoning ? undefined : code`answered = answered or ${content}${showsMessage ? code` or ${calls}` : undefined}`}
        reason = ${reason} or reason
      `
    : undefined

/** Services have two names for the reasoning, and the clients' types lack one or both. */
const reasoningOf = (message: Piece): Piece =>
  code`getattr(${message}, "reasoning_content", None) or getattr(${message}, "reasoning", None)`

const TWO_NAMES = code`# Services call it by one of two names.`

/**
 * Prints a message's reasoning before its text.
 *
 * @param reasoning an expression for the reasoning, or for a false value
 * @param comment the comment on the expression
 */
export const printReasoned = (reasoning: Piece, content: Piece, comment = TWO_NAMES): Piece => code`
  ${comment}
  reasoning = ${reasoning}
  if reasoning:
      print(f"Reasoning:\n{reasoning}\n\nAnswer:")
  print(${content})
`

/** Prints pieces of reasoning and text as they arrive, each kind under its own heading. */
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
 * Returns a loop over a stream, with the variables that it needs before it, and what is printed at the end after it.
 *
 * @param checks whether the loop contains `keepReason`
 */
export function printStream(call: ChatShape, loop: Piece, checks = false): Piece {
  const { showsMessage, showsReasoning, showsUsage } = call
  return code`
    ${when(showsReasoning, NO_SECTION)}
    ${when(showsUsage, NO_USAGE)}
    ${when(checks, showsReasoning ? NO_REASON : NOTHING_ANSWERED)}
    ${loop}
    ${when(!showsMessage, END_LINE)}
    ${when(showsUsage, PRINT_LAST_USAGE)}
    ${checks ? checkWhole(call, REASON, showsReasoning ? NO_ANSWER_SECTION : NOT_ANSWERED) : undefined}
  `
}

const NO_SECTION = code`section = None`
const NO_USAGE = code`usage = None`
const NO_REASON = code`reason = None`
const NOTHING_ANSWERED = code`answered, reason = None, None`
const END_LINE = code`print()`
const PRINT_LAST_USAGE = code`print("Usage:", usage)`
const NO_ANSWER_SECTION = code`section != "Answer"`
const NOT_ANSWERED = code`not answered`
