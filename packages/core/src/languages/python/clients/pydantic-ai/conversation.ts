import type { ChatCall } from '../../../../call/call.ts'
import { FileNode, type Value, type ValueObject } from '../../../../values/value.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { isPicture, readBytes } from '../files.ts'
import { isTextOrPicture } from '../kept-messages.ts'

/* The messages of a chat as an agent is given them: instructions, what was said before, and a prompt. */

type Part = { readonly type: string; readonly text: string; readonly image_url: ValueObject }
type Message = { readonly role: Value; readonly content: string | readonly Part[] }

function conversationOf({ messages }: Pick<ChatCall, 'messages'>) {
  const [first, ...others] = messages as unknown as readonly Message[]
  const said = first?.role === 'system' ? others : (messages as unknown as readonly Message[])
  return {
    instructions: first?.role === 'system' ? first.content : undefined,
    earlier: said.slice(0, -1),
    last: said.at(-1),
  }
}

/** The system message, which an agent is made with. */
export const instructionsOf = (call: ChatCall): Value | undefined =>
  conversationOf(call).instructions as Value | undefined

/** A name of the package. */
// @__NO_SIDE_EFFECTS__
export const fromPydanticAi = (taken: string): Piece => nameFrom('pydantic_ai', taken)

// Each message names one of these: as one name, it is imported once without a look at the others.
const MODEL_REQUEST = /* @__PURE__ */ fromPydanticAi('ModelRequest')
const MODEL_RESPONSE = /* @__PURE__ */ fromPydanticAi('ModelResponse')
const TEXT_PART = /* @__PURE__ */ fromPydanticAi('TextPart')
const IMAGE_URL = /* @__PURE__ */ fromPydanticAi('ImageUrl')
const BINARY_CONTENT = /* @__PURE__ */ fromPydanticAi('BinaryContent')

/** A text that fits into the line of a run. */
const SHORT = /^[ -~]{1,48}$/

const isShort = (call: ChatCall): boolean => {
  const { earlier, last } = conversationOf(call)
  const isAlone = earlier.length === 0 && call.variant.recipe !== 'tool-loop'
  return isAlone && typeof last?.content === 'string' && SHORT.test(last.content)
}

/** The prompt, unless it stands in the run itself, and what was said before it. */
export function definePrompt(call: ChatCall): Piece | undefined {
  if (isShort(call)) return undefined
  const { earlier, last } = conversationOf(call)
  return code`
    ${when(earlier.length > 0, code`history = ${python.last(earlier.map(earlierMessage))}`)}
    prompt = ${python.last(promptOf(last?.content ?? ''))}
  `
}

/** The arguments of a run. */
export function prompted(call: ChatCall): Piece {
  const { earlier, last } = conversationOf(call)
  if (isShort(call)) return code`${last?.content as string}`
  return code`prompt${when(earlier.length > 0, code`, message_history=history`)}`
}

const earlierMessage = ({ role, content }: Message): Piece =>
  role === 'user'
    ? code`${MODEL_REQUEST}.user_text_prompt(${content as string})`
    : code`${MODEL_RESPONSE}(parts=[${TEXT_PART}(${content as string})])`

const promptOf = (content: Message['content']): Value =>
  typeof content === 'string'
    ? content
    : content.map(({ type, text, image_url: image }) => (type === 'text' ? text : pictureOf(image)))

function pictureOf({ url, ...more }: ValueObject): Piece {
  const metadata = Object.keys(more).length === 0 ? {} : { vendor_metadata: more }
  if (typeof url === 'string' && more.detail === undefined && isPictureAsText(url)) {
    return code`${BINARY_CONTENT}.from_data_uri(${url})`
  }
  if (!isPicture(url)) return code`${IMAGE_URL}(${python.inlineArguments({ url: url as Value, ...metadata })})`
  const passed = { data: readBytes(url), media_type: url.mediaType, ...metadata }
  return code`${BINARY_CONTENT}(${python.inlineArguments(passed)})`
}

/** Whether a data URL is a picture's, and comes out the same after it's decoded and encoded again. */
function isPictureAsText(url: string): boolean {
  const [, content] = /^data:image\/(?:gif|jpeg|png|webp);base64,([\w+/]+={0,2})$/.exec(url) ?? []
  if (content === undefined || content.includes('_') || content.length % 4 !== 0) return false
  return btoa(atob(content.slice(-4))) === content.slice(-4)
}

/** Why an agent would send other messages. */
export function unsupportedMessages(messages: Value): string | undefined {
  if (!Array.isArray(messages) || !messages.every(isMessage) || !isInTurn(messages as unknown as readonly Message[])) {
    return 'Pydantic AI converts messages to its own types (pydantic_ai/messages.py), and we’ve run examples only with instructions, alternating texts, and a prompt with images'
  }
  return messages.some((message) => textsOf(message as Message).some((text) => MARKS.test(text)))
    ? 'Pydantic AI treats part of the text as a special token, its own or the model’s, and changes it (pydantic_ai/_framing.py, _special_tokens.py)'
    : undefined
}

const isMessage = ({ role, content, ...others }: ValueObject): boolean =>
  Object.keys(others).length === 0 &&
  (typeof content === 'string'
    ? role !== 'system' || TRIMMED.test(content)
    : role === 'user' && Array.isArray(content) && content.every(isPart))

const isPart = (part: ValueObject): boolean => isTextOrPicture(part, isAddress)

const isAddress = (image: Value | undefined): boolean => {
  const { url, detail = 'auto', ...others } = (image ?? {}) as ValueObject
  const isKnown = typeof url === 'string' || url instanceof FileNode
  return isKnown && typeof detail === 'string' && Object.keys(others).length === 0
}

/** Earlier messages are texts of the user’s, each answered or not, and the last is the user’s. */
function isInTurn(messages: readonly Message[]): boolean {
  const { earlier, last } = conversationOf({ messages: messages as unknown as Value })
  return (
    last?.role === 'user' &&
    earlier.every(
      ({ role, content }, place) =>
        typeof content === 'string' &&
        (role === 'user' || (role === 'assistant' && earlier[place - 1]?.role === 'user')),
    )
  )
}

const textsOf = ({ content }: Message): readonly string[] =>
  typeof content === 'string' ? [content] : content.flatMap(({ text }) => text ?? [])

/** Instructions lose the spaces at their ends. */
const TRIMMED = /^[^\s\p{C}](?:.*[^\s\p{C}])?$/su

/** How such marks begin, however they are written. */
const MARKS = /[<＜﹤＆﹠]|&[lL#\u0080-\u{10ffff}]|\[(?:[|/A-Z]|e~)|\]~/u
