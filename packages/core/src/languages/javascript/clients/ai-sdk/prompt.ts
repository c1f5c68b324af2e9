import type { ChatCall } from '../../../../call/call.ts'
import { FileNode, type Value, type ValueObject } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { isEither, isListOf, isObjectOf, isOneOf, isText } from '../../types.ts'
import { code, javascript } from '../../writer.ts'

/* Messages as AI SDK takes them. How it sends them was read in convert-to-openai-compatible-chat-messages.ts of 3.0.92. */

type Message = { readonly role: string; readonly content: string | readonly ValueObject[] }

/** The instructions and the messages, or the one prompt, as properties. */
export function promptOf({ messages }: ChatCall): Piece | undefined {
  const all = messages as unknown as readonly Message[]
  const [first, second] = all
  const isInstructed = first?.role === 'system' && second !== undefined
  const others = isInstructed ? all.slice(1) : all
  const [prompt, ...more] = others
  const isPrompt = prompt?.role === 'user' && typeof prompt.content === 'string' && more.length === 0
  return javascript.properties({
    ...(isInstructed ? { instructions: first.content as string } : {}),
    ...(others.some(({ role }) => role === 'system') ? { allowSystemInMessages: true } : {}),
    ...(isPrompt ? { prompt: prompt.content as string } : { messages: others.map(messageOf) }),
  })
}

const messageOf = ({ role, content }: Message): Value =>
  typeof content === 'string' ? { role, content } : { role, content: content.map(partOf) }

function partOf(part: ValueObject): Value {
  const { type, text, image_url: image, input_audio: audio, file } = part as { readonly [name: string]: ValueObject }
  if (image !== undefined) return { type: 'file', ...pictureOf(image.url as Value) }
  if (audio !== undefined)
    return { type: 'file', mediaType: (audio.data as FileNode).mediaType, data: audio.data as Value }
  if (file === undefined) return { type: type as Value, text: text as Value }
  const { filename, file_data: data } = file
  return { type: 'file', mediaType: 'application/pdf', filename: filename as Value, data: data as Value }
}

const pictureOf = (url: Value): ValueObject =>
  url instanceof FileNode
    ? { mediaType: url.mediaType, data: url }
    : { mediaType: 'image', data: code`new URL(${url})` }

/** Whether messages hold a picture's address, which AI SDK would fetch itself. */
export const hasAddresses = ({ messages }: ChatCall): boolean =>
  (messages as unknown as readonly Message[]).some(
    ({ content }) =>
      typeof content !== 'string' &&
      content.some(({ image_url: image }) => typeof (image as ValueObject | undefined)?.url === 'string'),
  )

/** Why messages would be sent in another way. */
export const unsupportedMessages = ({ messages }: ChatCall): string | undefined =>
  isListOf(isKept)(messages) && (messages as readonly Value[]).length > 0
    ? undefined
    : 'AI SDK converts messages to its own types, and keeps only role, text, images, and files'

const isFile =
  (mediaType: string) =>
  (value: Value): boolean =>
    value instanceof FileNode && value.mediaType === mediaType

const isSound = (mediaType: string, format: string) => isObjectOf({ data: isFile(mediaType), format: isOneOf(format) })

/** Of a picture that stands in the message itself it reads the type from the content, and it may write an address anew. */
const isPicture = (url: Value): boolean =>
  url instanceof FileNode ||
  (typeof url === 'string' && /^https?:/.test(url) && URL.canParse(url) && new URL(url).href === url)

const isPart = isEither(
  isObjectOf({ type: isOneOf('text'), text: (text) => isText(text) && text !== '' }),
  isObjectOf({ type: isOneOf('image_url'), image_url: isObjectOf({ url: isPicture }) }),
  isObjectOf({
    type: isOneOf('input_audio'),
    input_audio: isEither(isSound('audio/wav', 'wav'), isSound('audio/mpeg', 'mp3')),
  }),
  isObjectOf({
    type: isOneOf('file'),
    file: isObjectOf({ filename: isText, file_data: isFile('application/pdf') }),
  }),
)

/** A list of one text is sent as the text. */
const isContent = (content: Value): boolean => {
  if (!isListOf(isPart)(content)) return false
  const [first, ...more] = content as readonly ValueObject[]
  return first !== undefined && (more.length > 0 || first.type !== 'text')
}

const isKept = isEither(
  isObjectOf({ role: isOneOf('assistant', 'system', 'user'), content: isText }),
  isObjectOf({ role: isOneOf('user'), content: isContent }),
)
