import type { ChatCall } from '../../../../call/call.ts'
import { FileNode, type Value, type ValueObject } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { isEither, isListOf, isObjectOf, isOneOf, isText } from '../../types.ts'
import { code, javascript } from '../../writer.ts'

/* Messages as AI SDK takes them. How it sends them was read in convert-to-openai-compatible-chat-messages.ts of 3.0.92. */

type Message = { readonly role: string; readonly content: string | readonly ValueObject[] }

/** A developer message is AI SDK's system message, and a list with one text is that text. */
const messagesOf = ({ messages }: Pick<ChatCall, 'messages'>): readonly Message[] =>
  (messages as unknown as readonly Message[]).map(({ role, content }) => ({
    role: role === 'developer' ? 'system' : role,
    content: onlyTextOf(content) ?? content,
  }))

function onlyTextOf(content: Message['content']): string | undefined {
  const [only, ...more] = typeof content === 'string' ? [] : content
  return only?.type === 'text' && more.length === 0 ? (only.text as string) : undefined
}

/** The instructions and the messages, or the one prompt, as properties. */
export function promptOf(call: ChatCall): Piece | undefined {
  const all = messagesOf(call)
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

function pictureOf(url: Value): ValueObject {
  if (url instanceof FileNode) return { mediaType: url.mediaType, data: url }
  const inline = inlineTypeOf(url)
  return inline === undefined ? { mediaType: 'image', data: code`new URL(${url})` } : { mediaType: inline, data: url }
}

/** Whether messages hold a picture's address, which AI SDK would fetch itself. */
export const hasAddresses = (call: ChatCall): boolean =>
  messagesOf(call).some(
    ({ content }) =>
      typeof content !== 'string' &&
      content.some(({ image_url: image }) => isAddress((image as ValueObject | undefined)?.url)),
  )

/** Why messages would be sent in another way. */
export const unsupportedMessages = ({ messages }: ChatCall): string | undefined =>
  isListOf(isKept)(messages) && (messages as readonly Value[]).length > 0
    ? undefined
    : 'AI SDK keeps only a message’s role, text, images, audio, and PDFs (convert-to-openai-compatible-chat-messages.ts)'

const isFile =
  (mediaType: string) =>
  (value: Value): boolean =>
    value instanceof FileNode && value.mediaType === mediaType

const isSound = (mediaType: string, format: string) => isObjectOf({ data: isFile(mediaType), format: isOneOf(format) })

/** How the content of pictures begins in base64. */
const SIGNATURES: { readonly [mediaType: string]: RegExp } = {
  'image/gif': /^R0lGODdh|^R0lGODlh/,
  'image/jpeg': /^\/9j/,
  'image/png': /^iVBORw/,
  'image/webp': /^UklGR.{9}XRUJQ/,
}

/** The type of a picture that stands in the message itself, which AI SDK reads from its content. */
function inlineTypeOf(url: Value | undefined): string | undefined {
  const [, mediaType = '', data = ''] =
    typeof url === 'string' ? (/^data:(image\/[a-z]+);base64,([\w+/]+={0,2})$/.exec(url) ?? []) : []
  return SIGNATURES[mediaType]?.test(data) ? mediaType : undefined
}

/** An address that AI SDK doesn't write anew. */
const isAddress = (url: Value | undefined): boolean =>
  typeof url === 'string' && /^https?:/.test(url) && URL.canParse(url) && new URL(url).href === url

const isPicture = (url: Value): boolean => url instanceof FileNode || isAddress(url) || inlineTypeOf(url) !== undefined

const isPart = isEither(
  isObjectOf({ type: isOneOf('text'), text: (text) => isText(text) && text !== '' }),
  isObjectOf({
    type: isOneOf('image_url'),
    image_url: isObjectOf({ url: isPicture, detail: isOneOf('auto') }, ['url']),
  }),
  isObjectOf({
    type: isOneOf('input_audio'),
    input_audio: isEither(isSound('audio/wav', 'wav'), isSound('audio/mpeg', 'mp3')),
  }),
  isObjectOf({
    type: isOneOf('file'),
    file: isObjectOf({ filename: isText, file_data: isFile('application/pdf') }),
  }),
)

const isContent = (content: Value): boolean => isListOf(isPart)(content) && (content as readonly Value[]).length > 0

const isOneText = (content: Value): boolean =>
  isContent(content) && onlyTextOf(content as unknown as Message['content']) !== undefined

const isKept = isEither(
  isObjectOf({ role: isOneOf('assistant', 'developer', 'system', 'user'), content: isEither(isText, isOneText) }),
  isObjectOf({ role: isOneOf('user'), content: isContent }),
)
