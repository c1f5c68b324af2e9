import type { ChatCall } from '../../../../call/call.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { isEither, isListOf, isObjectOf, isOneOf, isText } from '../../types.ts'
import { code, javascript } from '../../writer.ts'

/* Messages as Mastra takes them. How it sends them was seen in requests of @mastra/core 1.71.0. */

type Message = { readonly role: string; readonly content: string }

/** A developer message is the system’s, and a list with one text is that text. */
const messagesOf = ({ messages }: Pick<ChatCall, 'messages'>): readonly Message[] =>
  (messages as unknown as readonly ValueObject[]).map(({ role, content }) => ({
    role: role === 'developer' ? 'system' : (role as string),
    content: Array.isArray(content) ? (content[0] as { readonly text: string }).text : (content as string),
  }))

/** What an agent is instructed: the first message, if it’s the system’s. Without instructions, Mastra sends none. */
export function instructionsOf(call: ChatCall): string {
  const [first] = messagesOf(call)
  return first?.role === 'system' ? first.content : ''
}

/** The one question, or all messages. */
export function promptOf(call: ChatCall): Piece {
  const all = messagesOf(call).filter(({ role }) => role !== 'system')
  const [only, ...more] = all
  return more.length === 0 ? code`${only?.content}` : javascript.toEdge(all as unknown as Value)
}

/** Why Mastra would send other messages. */
export function unsupportedMessages(call: ChatCall): string | undefined {
  if (!isListOf(isKept)(call.messages as Value)) return OTHER_MESSAGES
  const roles = messagesOf(call).map(({ role }) => role)
  // Answers in a row become one.
  return /^(system )?(user |user assistant )*user$/.test(roles.join(' ')) ? undefined : OTHER_MESSAGES
}

const OTHER_MESSAGES =
  'Mastra downloads images instead of sending their URLs, moves system messages to the front, joins answers, and drops empty messages (message-list of @mastra/core 1.71)'

const isFilled = (text: Value): boolean => isText(text) && /\S/.test(text as string)

const isOneText = (content: Value): boolean =>
  isListOf(isObjectOf({ type: isOneOf('text'), text: isFilled }))(content) && (content as readonly Value[]).length === 1

const isKept = isObjectOf({
  role: isOneOf('assistant', 'developer', 'system', 'user'),
  content: isEither(isFilled, isOneText),
})
