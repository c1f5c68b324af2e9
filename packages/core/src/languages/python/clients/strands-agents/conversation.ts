import type { ChatCall } from '../../../../call/call.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'

/* How Strands sends messages was read in strands/models/openai.py and strands/event_loop/streaming.py of strands-agents 1.62.0. */

/** A text that fits into the line of a call. */
const SHORT = /^[ -~]{1,48}$/

/** What an agent is asked. */
interface AgentInput {
  /** The first message, if it's a system message. */
  readonly instructions: string | undefined
  /** Defines the variable of the input; `undefined` if the input is a short prompt. */
  readonly defined: Piece | undefined
  /** What the agent is given: the prompt, or a variable. */
  readonly passed: Piece
}

/**
 * Splits the messages; only for supported calls.
 *
 * @param isNamed whether a short prompt gets a variable, too
 */
export function agentInput({ messages }: ChatCall, isNamed: boolean): AgentInput {
  const [first, ...others] = messages as readonly ValueObject[]
  const instructions = first?.role === 'system' ? (first.content as string) : undefined
  const said = instructions === undefined ? (messages as readonly ValueObject[]) : others
  const [only, ...more] = said
  if (more.length === 0 && typeof only?.content === 'string') {
    const prompt = only.content
    if (SHORT.test(prompt) && !isNamed) return { instructions, defined: undefined, passed: code`${prompt}` }
    return { instructions, defined: code`prompt = ${python.last(prompt)}`, passed: name('prompt') }
  }
  return { instructions, defined: code`messages = ${python.last(said.map(messageOf))}`, passed: name('messages') }
}

const messageOf = ({ role, content }: ValueObject): Value => ({
  role: role as Value,
  content: (typeof content === 'string' ? [content] : (content as readonly ValueObject[]).map(({ text }) => text)).map(
    (text) => ({ text: text as Value }),
  ),
})

/** Why Strands would send other messages. */
export function unsupportedMessages(messages: Value): string | undefined {
  if (!Array.isArray(messages)) return CONVERTS
  if ((messages as readonly ValueObject[]).some(hasImage)) {
    return 'Strands Agents adds a format field to each image (format_request_message_content of strands/models/openai.py)'
  }
  const [first, ...others] = messages as readonly ValueObject[]
  const said = first?.role === 'system' ? others : (messages as readonly ValueObject[])
  const areKept = said.length > 0 && said.at(-1)?.role === 'user' && said.every(isKept)
  return areKept && (first === said[0] || isInstruction(first)) ? undefined : CONVERTS
}

const CONVERTS =
  'Strands Agents converts messages to its own types: it keeps one system message, and the role and text of the others, and replaces blank text (strands/models/openai.py, strands/event_loop/streaming.py)'

const hasImage = ({ content }: ValueObject): boolean =>
  Array.isArray(content) && content.some((part: ValueObject | null) => part?.type === 'image_url')

const isInstruction = ({ content, role: _, ...others }: ValueObject = {}): boolean =>
  typeof content === 'string' && content !== '' && Object.keys(others).length === 0

const isKept = ({ role, content, ...others }: ValueObject): boolean =>
  (role === 'user' || role === 'assistant') &&
  Object.keys(others).length === 0 &&
  (isWritten(content) || (Array.isArray(content) && content.length > 0 && content.every(isTextPart)))

const isTextPart = ({ type, text, ...others }: ValueObject): boolean =>
  type === 'text' && isWritten(text) && Object.keys(others).length === 0

/** Checks for text that isn't blank. */
const isWritten = (text: Value | undefined): boolean => typeof text === 'string' && /\S/.test(text)
