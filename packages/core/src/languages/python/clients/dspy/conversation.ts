import type { ChatCall } from '../../../../call/call.ts'
import { FileNode, type Value, type ValueObject } from '../../../../values/value.ts'
import { lines, name, type Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { isText, isTextOrPicture } from '../kept-messages.ts'

/* The messages of a chat as a request of DSPy has them. */

/** A name of the package's own types of requests and answers. */
// @__NO_SIDE_EFFECTS__
export const fromLm15 = (taken: string): Piece => nameFrom('dspy.lm15', taken)

/** As one name, it is imported once without a look at the others. */
export const MESSAGE = /* @__PURE__ */ fromLm15('Message')
const IMAGE_PART = /* @__PURE__ */ fromLm15('ImagePart')

/** The system message, which stands apart, and all others. */
export function conversationOf({ messages }: ChatCall): {
  readonly system: Value | undefined
  readonly said: readonly ValueObject[]
} {
  const [first, ...others] = messages as readonly [ValueObject, ...ValueObject[]]
  return first.role === 'system'
    ? { system: first.content, said: others }
    : { system: undefined, said: [first, ...others] }
}

/** All messages but a system message that comes first. */
export const saidMessages = (call: ChatCall): Piece => {
  const said = conversationOf(call).said.map(messageOf)
  return code`
    [
        ${lines(...said.map((each) => code`${each},`))}
    ]
  `
}

/** Returns the messages as an argument; a single text stays on its line. */
export function messagesArgument(call: ChatCall): Piece {
  const [first, ...others] = conversationOf(call).said as readonly [ValueObject, ...ValueObject[]]
  return others.length === 0 && typeof first.content === 'string'
    ? code`messages=[${messageOf(first)}],`
    : code`messages=${saidMessages(call)},`
}

/** A developer's message is sent as one of the system. */
const messageOf = ({ role, content }: ValueObject): Piece =>
  role === 'assistant' || role === 'developer'
    ? code`${MESSAGE}.${name(role)}(${content})`
    : code`${MESSAGE}.user(${typeof content === 'string' ? content : (content as readonly ValueObject[]).map(partOf)})`

const partOf = ({ type, text, image_url: image }: ValueObject): Value =>
  type === 'text' ? (text as Value) : code`${IMAGE_PART}(${python.arguments(image as ValueObject)})`

/** Why a request of DSPy would have other messages. */
export const unsupportedMessages = (messages: Value): string | undefined =>
  Array.isArray(messages) && messages.every(isKept) && messages.some(({ role }) => role !== 'system')
    ? undefined
    : 'DSPy supports only a leading system message, other text messages, and user images (dspy/_vendor/lm15/types.py)'

const isKept = (message: ValueObject, place: number): boolean =>
  isText(message)
    ? message.role !== 'system' || (place === 0 && message.content !== '')
    : message.role === 'user' &&
      Object.keys(message).length === 2 &&
      Array.isArray(message.content) &&
      message.content.length > 0 &&
      message.content.every((part) => isTextOrPicture(part, isAddress))

function isAddress(image: Value | undefined): boolean {
  const { url, detail = 'auto', ...others } = (image ?? {}) as ValueObject
  return (
    Object.keys(others).length === 0 &&
    ['auto', 'high', 'low'].includes(detail as string) &&
    (url instanceof FileNode || (typeof url === 'string' && /^(?:https?:\/\/|data:image)/.test(url)))
  )
}
