import type { ChatCall } from '../../../../call/call.ts'
import { FileNode, type Value, type ValueObject } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { isSpeaker, isTextOrPicture } from '../kept-messages.ts'

/* The messages of a chat as LlamaIndex has them. */

type Part = { readonly type: string; readonly text: string; readonly image_url: ValueObject }

/** A message whose content is a text, or parts with an image. */
export interface Message {
  readonly role: string
  readonly content: string | readonly Part[]
}

// @__NO_SIDE_EFFECTS__
const fromLlms = (taken: string): Piece => nameFrom('llama_index.core.llms', taken)

// Each message names these: as one name, each is imported once without a look at the others.
const CHAT_MESSAGE = /* @__PURE__ */ fromLlms('ChatMessage')
const TEXT_BLOCK = /* @__PURE__ */ fromLlms('TextBlock')
const IMAGE_BLOCK = /* @__PURE__ */ fromLlms('ImageBlock')

/** The messages of a call; asked only for what is not unsupported. */
export const messagesIn = ({ messages }: ChatCall): readonly Message[] =>
  (messages as unknown as readonly Message[]).map(({ role, content }) => ({ role, content: textOr(content) }))

/** A list with one text says the same as the text. */
function textOr(content: Message['content']): Message['content'] {
  const [only, ...others] = typeof content === 'string' ? [] : content
  return only?.type === 'text' && others.length === 0 ? only.text : content
}

/** Defines `messages`. */
export const defineMessages = (call: ChatCall): Piece => code`messages = ${listOf(messagesIn(call))}`

/** A list of messages, at the end of a line. */
export const listOf = (messages: readonly Message[]): Piece => python.last(messages.map(messageOf))

export const messageOf = ({ role, content }: Message): Piece =>
  code`${CHAT_MESSAGE}(${python.arguments({ role, content: typeof content === 'string' ? content : content.map(blockOf) })})`

function blockOf({ type, text, image_url: image }: Part): Piece {
  if (type === 'text') return code`${TEXT_BLOCK}(${python.arguments({ text })})`
  const { url, ...others } = image ?? {}
  return code`${IMAGE_BLOCK}(${python.arguments(
    url instanceof FileNode
      ? { path: url.location, image_mimetype: url.mediaType, ...others }
      : { url: url as Value, ...others },
  )})`
}

/** Why LlamaIndex would send other messages. */
export const unsupportedMessages = (messages: Value): string | undefined =>
  Array.isArray(messages) && messages.every(isKept)
    ? undefined
    : 'LlamaIndex converts messages to its own types, and keeps only role, text, and user images (to_openai_message_dict of llama_index/llms/openai/utils.py)'

const isKept = ({ content, role, ...others }: ValueObject): boolean =>
  isSpeaker(role) && Object.keys(others).length === 0 && (typeof content === 'string' || isKeptList(content, role))

/** Texts alone are put together, and only a user's message has images. */
const isKeptList = (content: Value | undefined, role: Value | undefined): boolean =>
  Array.isArray(content) &&
  content.every(isKeptPart) &&
  (content.some(({ type }) => type !== 'text') ? role === 'user' : content.length === 1)

const isKeptPart = (part: ValueObject): boolean => isTextOrPicture(part, isAddress)

function isAddress(image: Value | undefined): boolean {
  const { url, detail = 'auto', ...others } = (image ?? {}) as ValueObject
  return (
    Object.keys(others).length === 0 &&
    typeof detail === 'string' &&
    detail !== '' &&
    (url instanceof FileNode || (typeof url === 'string' && IS_NORMAL.test(url) && !DOTS.test(url)))
  )
}

/** It reads an address, and writes it in its normal form: these have no other. */
const IS_NORMAL =
  /^(?:https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\/[\w.~!$&*+,;=:@/?%-]*|data:image\/[a-z]+;base64,[A-Za-z0-9+/=]*)$/
const DOTS = /\/(?:\.|%2e)/i
