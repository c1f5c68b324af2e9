import type { ChatCall } from '../../../call/call.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import { lines, name, type Piece, when } from '../../printing/code.ts'
import { code, python } from '../writer.ts'
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
const CONTENT = code`message.content`
const DELTA = code`delta`
const DELTA_CONTENT = code`delta.content`

/** Shows the response. Some services end a stream with a chunk that has no choices, or send a null text. */
export function printChatCompletion(call: ChatCall): Piece {
  const { streaming, showsMessage, showsReasoning, showsUsage } = call
  if (streaming) return printChunks(call)
  const shown = showsReasoning
    ? code`
      message = completion.choices[0].message
      ${printReasoned(reasoningOf(MESSAGE), CONTENT)}
    `
    : code`print(completion.choices[0].message${when(!showsMessage, code`.content`)})`
  return code`
    ${shown}
    ${when(showsUsage, PRINT_USAGE)}
  `
}

const printChunks = (call: ChatCall): Piece =>
  printStream(
    call,
    code`
      ${asynchronous(call)}for chunk in stream:
          if chunk.choices:
              ${printChunk(call)}
          ${when(call.showsUsage, code`usage = chunk.usage or usage`)}
    `,
  )

function printChunk({ showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return code`print(chunk.choices[0].delta)`
  if (!showsReasoning) return code`print(chunk.choices[0].delta.content or "", end="", flush=True)`
  return code`
    delta = chunk.choices[0].delta
    ${printReasonedPieces(reasoningOf(DELTA), DELTA_CONTENT)}
  `
}

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

/** A loop over a stream, with the names that it keeps before it and what is shown at the end behind it. */
export const printStream = ({ showsMessage, showsReasoning, showsUsage }: ChatCall, loop: Piece): Piece => code`
  ${when(showsReasoning, code`section = None`)}
  ${when(showsUsage, code`usage = None`)}
  ${loop}
  ${when(!showsMessage, code`print()`)}
  ${when(showsUsage, code`print("Usage:", usage)`)}
`
