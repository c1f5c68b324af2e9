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

/** Returns keyword arguments, one per line. */
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

/**
 * Shows the response. Some services end a stream with a chunk that has no choices, or send a null text.
 *
 * @param read gives the text of content that may be a list of parts
 */
export const printChatCompletion = (call: ChatCall, read = asItIs): Piece =>
  call.streaming ? printChunks(call, read) : printCompletion(call, read)

/** Gives an expression for the text of some content. */
type ReadContent = (call: ChatCall, content: Piece) => Piece

const asItIs: ReadContent = (_, content) => content

function printCompletion(call: ChatCall, read: ReadContent): Piece {
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

const checkChoice = (call: ChatCall, content: Piece): Piece =>
  checkWhole(
    call,
    code`choice.finish_reason`,
    call.showsMessage ? code`not (${content} or message.tool_calls)` : code`not ${content}`,
  )

const printChunks = (call: ChatCall, read: ReadContent): Piece =>
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

function printChunk(call: ChatCall, read: ReadContent): Piece {
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

/** Keeps what says at the end of a stream whether it held an answer: in `answered`, or in the last `section`. */
export const keepReason = (
  { checksAnswer, showsMessage, showsReasoning }: ChatCall,
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
