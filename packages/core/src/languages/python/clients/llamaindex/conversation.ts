import type { ChatCall } from '../../../../call/call.ts'
import { FileNode, type Value, type ValueObject } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { isSpeaker, isTextOrPicture } from '../kept-messages.ts'

/* The messages of a chat as LlamaIndex has them. */

type Part = { readonly type: string; readonly text: string; readonly image_url: ValueObject }

// @__NO_SIDE_EFFECTS__
const fromLlms = (taken: string): Piece => nameFrom('llama_index.core.llms', taken)

// Each message names these: as one name, each is imported once without a look at the others.
const CHAT_MESSAGE = /* @__PURE__ */ fromLlms('ChatMessage')
const TEXT_BLOCK = /* @__PURE__ */ fromLlms('TextBlock')
const IMAGE_BLOCK = /* @__PURE__ */ fromLlms('ImageBlock')

/** Defines `messages`. */
export const defineMessages = ({ messages }: ChatCall): Piece =>
  code`messages = ${python.last((messages as readonly ValueObject[]).map(messageOf))}`

const messageOf = ({ role, content }: ValueObject): Piece =>
  code`${CHAT_MESSAGE}(${python.arguments({
    role: role as string,
    content:
      typeof content === 'string' ? content : (content as unknown as readonly Part[]).map((part) => blockOf(part)),
  })})`

const blockOf = ({ type, text, image_url: image }: Part): Piece =>
  type === 'text'
    ? code`${TEXT_BLOCK}(${python.arguments({ text })})`
    : code`${IMAGE_BLOCK}(${python.arguments(image)})`

/** Why LlamaIndex would send other messages. */
export const unsupportedMessages = (messages: Value): string | undefined =>
  Array.isArray(messages) && messages.every(isKept)
    ? undefined
    : 'LlamaIndex converts messages to its own types, and keeps only role, text, and user images'

const isKept = ({ content, role, ...others }: ValueObject): boolean =>
  isSpeaker(role) &&
  Object.keys(others).length === 0 &&
  (typeof content === 'string' ||
    (role === 'user' &&
      Array.isArray(content) &&
      content.every(isKeptPart) &&
      // Texts alone are put together.
      content.some(({ type }) => type !== 'text')))

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
