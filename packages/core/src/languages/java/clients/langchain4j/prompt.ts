import type { ChatCall } from '../../../../call/call.ts'
import { FileNode, type Value, type ValueObject } from '../../../../values/value.ts'
import { listed, name, type Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { AI_MESSAGE, AUDIO_CONTENT, IMAGE_CONTENT, SYSTEM_MESSAGE, TEXT_CONTENT, USER_MESSAGE } from './names.ts'

/* Messages as LangChain4j takes them. How it sends them was read in OpenAiUtils of langchain4j-open-ai 1.19.0. */

type Message = { readonly role: string; readonly content: string | readonly ValueObject[] }

const messagesIn = ({ messages }: ChatCall): readonly Message[] => messages as unknown as readonly Message[]

/** The one question of a chat that has nothing else; LangChain4j has methods that take a text. */
export function promptOf(call: ChatCall): string | undefined {
  const [first, ...more] = messagesIn(call)
  return more.length === 0 && first?.role === 'user' && typeof first.content === 'string' ? first.content : undefined
}

const CLASSES: { readonly [role: string]: Piece } = {
  assistant: AI_MESSAGE,
  system: SYSTEM_MESSAGE,
  user: USER_MESSAGE,
}

/** All messages, one below the other. */
export const writeMessages = (call: ChatCall): readonly Piece[] =>
  messagesIn(call).map(({ role, content }) => {
    const parts = typeof content === 'string' ? code`${content}` : listed(content.map(partOf), ', ')
    return code`${CLASSES[role]}.from(${parts})`
  })

function partOf({ text, image_url: image, input_audio: audio }: ValueObject): Piece {
  if (image !== undefined) {
    const { url, detail } = image as { readonly url: Value; readonly detail: string }
    return code`${IMAGE_CONTENT}.from(${url}, ImageContent.DetailLevel.${name(detail.toUpperCase())})`
  }
  if (audio === undefined) return code`${TEXT_CONTENT}.from(${text as Value})`
  const { data, format } = audio as { readonly data: Value; readonly format: string }
  return code`${AUDIO_CONTENT}.from(${data}, ${`audio/${format}`})`
}

/** Why messages would be sent in another way, or not at all. */
export function unsupportedMessages({ messages }: ChatCall): string | undefined {
  if (!Array.isArray(messages) || messages.length === 0) return OTHER_MESSAGES
  const all = messages as readonly ValueObject[]
  if (all.some(hasBarePicture)) return BARE_PICTURE
  return all.every(isKept) ? undefined : OTHER_MESSAGES
}

const OTHER_MESSAGES =
  'LangChain4j converts messages to its own types, and keeps only system, user, and assistant text, images, and audio'

const BARE_PICTURE = 'LangChain4j sends images without a detail as `low` (ImageContent in langchain4j-core 1.19)'

const partsOf = ({ content }: ValueObject): readonly ValueObject[] =>
  Array.isArray(content) ? (content as readonly ValueObject[]) : []

const hasBarePicture = (message: ValueObject): boolean =>
  partsOf(message).some(({ image_url: image }) => image !== undefined && (image as ValueObject).detail === undefined)

function isKept({ role, content, ...others }: ValueObject): boolean {
  if (Object.keys(others).length > 0 || typeof role !== 'string' || !Object.hasOwn(CLASSES, role)) return false
  // A system message of blanks is refused before it is sent.
  if (typeof content === 'string') return role !== 'system' || SEEN.test(content)
  return role === 'user' && Array.isArray(content) && isContent(content as readonly ValueObject[])
}

/** A list of one text is sent as the text. */
const isContent = (content: readonly ValueObject[]): boolean =>
  content.every(isPart) &&
  (content.length > 1 || content[0]?.type === 'image_url' || content[0]?.type === 'input_audio')

function isPart({ type, ...part }: ValueObject): boolean {
  const { text, image_url: image, input_audio: audio } = part
  if (Object.keys(part).length !== 1) return false
  if (type === 'text') return typeof text === 'string'
  return type === 'image_url' ? isPicture(image) : type === 'input_audio' && isSound(audio)
}

const hasFields = (value: Value | undefined, names: string): value is ValueObject =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join(' ') === names

const isPicture = (image: Value | undefined): boolean =>
  hasFields(image, 'detail url') &&
  ['auto', 'high', 'low'].includes(String(image.detail)) &&
  (image.url instanceof FileNode || (typeof image.url === 'string' && isAddress(image.url)))

/** Java takes an address apart, and refuses what may not stand in one. */
const isAddress = (url: string): boolean => /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~/-]*)?$/.test(url)

const isSound = (audio: Value | undefined): boolean =>
  hasFields(audio, 'data format') && audio.data instanceof FileNode && ['mp3', 'wav'].includes(String(audio.format))

/** A character that is no blank to Java. */
const SEEN = /[^\s\p{Cc}]/u
