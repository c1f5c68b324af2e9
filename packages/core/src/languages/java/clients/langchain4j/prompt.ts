import type { ChatCall } from '../../../../call/call.ts'
import { FileNode, type Value, type ValueObject } from '../../../../values/value.ts'
import { listed, name, type Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { AI_MESSAGE, AUDIO_CONTENT, IMAGE_CONTENT, SYSTEM_MESSAGE, TEXT_CONTENT, USER_MESSAGE } from './names.ts'

/* Messages as LangChain4j takes them. How it sends them was read in OpenAiUtils of langchain4j-open-ai 1.19.0. */

export type Message = { readonly role: string; readonly content: string | readonly ValueObject[] }

export const messagesIn = ({ messages }: ChatCall): readonly Message[] => messages as unknown as readonly Message[]

/** The one question of a chat that has nothing else; LangChain4j has methods that take a text. */
export function promptOf(call: ChatCall): string | undefined {
  const [first, ...more] = messagesIn(call)
  return more.length === 0 && first?.role === 'user' ? textOf(first) : undefined
}

/** The text of a message that has nothing else. */
export function textOf({ content }: Message): string | undefined {
  if (typeof content === 'string') return content
  const [only, ...others] = content
  return only?.type === 'text' && others.length === 0 ? (only.text as string) : undefined
}

const CLASSES: { readonly [role: string]: Piece } = {
  assistant: AI_MESSAGE,
  developer: SYSTEM_MESSAGE,
  system: SYSTEM_MESSAGE,
  user: USER_MESSAGE,
}

/** All messages, one below the other. */
export const writeMessages = (call: ChatCall): readonly Piece[] =>
  messagesIn(call).map((message) => {
    const { role, content } = message
    const text = textOf(message)
    const parts = text === undefined ? listed((content as readonly ValueObject[]).map(partOf), ', ') : code`${text}`
    return code`${CLASSES[role]}.from(${parts})`
  })

function partOf({ text, image_url: image, input_audio: audio }: ValueObject): Piece {
  if (image !== undefined) {
    // Without a detail, LangChain4j sends `low` (ImageContent of langchain4j-core 1.19).
    const { url, detail = 'auto' } = image as { readonly url: Value; readonly detail?: string }
    return code`${IMAGE_CONTENT}.from(${url}, ImageContent.DetailLevel.${name(detail.toUpperCase())})`
  }
  if (audio === undefined) return code`${TEXT_CONTENT}.from(${text as Value})`
  const { data, format } = audio as { readonly data: Value; readonly format: string }
  return code`${AUDIO_CONTENT}.from(${data}, ${`audio/${format}`})`
}

/** Why messages would be sent in another way, or not at all. */
export function unsupportedMessages({ messages }: ChatCall): string | undefined {
  if (!Array.isArray(messages) || messages.length === 0) return OTHER_MESSAGES
  return messages.every(isKept) ? undefined : OTHER_MESSAGES
}

const OTHER_MESSAGES =
  'LangChain4j converts messages to its own types, and our examples use only those for system, user, and assistant text, images, and audio (OpenAiUtils of langchain4j-open-ai)'

function isKept({ role, content, ...others }: ValueObject): boolean {
  if (Object.keys(others).length > 0 || typeof role !== 'string' || !Object.hasOwn(CLASSES, role)) return false
  // A system message of blanks is refused before it is sent.
  if (typeof content === 'string') return (role !== 'system' && role !== 'developer') || SEEN.test(content)
  return role === 'user' && Array.isArray(content) && content.length > 0 && content.every(isPart)
}

function isPart({ type, ...part }: ValueObject): boolean {
  const { text, image_url: image, input_audio: audio } = part
  if (Object.keys(part).length !== 1) return false
  if (type === 'text') return typeof text === 'string'
  return type === 'image_url' ? isPicture(image) : type === 'input_audio' && isSound(audio)
}

const hasFields = (value: Value | undefined, names: string): value is ValueObject =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join(' ') === names

const isPicture = (image: Value | undefined): boolean =>
  (hasFields(image, 'url') ||
    (hasFields(image, 'detail url') && ['auto', 'high', 'low'].includes(String(image.detail)))) &&
  (image.url instanceof FileNode || (typeof image.url === 'string' && isAddress(image.url)))

/** Java takes an address apart, and refuses what may not stand in one. */
const isAddress = (url: string): boolean =>
  /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~/-]*(?:\?[\w.~/=&-]*)?)?$|^data:image\/\w+;base64,[\w+/]+=*$/.test(url)

const isSound = (audio: Value | undefined): boolean =>
  hasFields(audio, 'data format') && audio.data instanceof FileNode && ['mp3', 'wav'].includes(String(audio.format))

/** A character that is no blank to Java. */
export const SEEN = /[^\s\p{Cc}]/u
