import type { ChatCall } from '../../../../call/call.ts'
import { FileNode, type Value, type ValueObject } from '../../../../values/value.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { isEither, isListOf, isObjectOf, isOneOf, isText, isTextOrFile } from '../../types.ts'
import { code } from '../../writer.ts'

/* Messages as OpenAI Agents has them. How it sends them was read in openaiChatCompletionsConverter.mjs of 0.20.0. */

type Message = { readonly role: string; readonly content: string | readonly ValueObject[] }

/** A system message that comes first is the agent's; it leaves out an empty one. */
export function instructionsOf({ messages }: ChatCall): string | undefined {
  const [first, ...others] = messages as unknown as readonly Message[]
  return others.length > 0 && first?.role === 'system' && first.content !== '' ? (first.content as string) : undefined
}

/** Returns the input of a run: a single prompt, or messages. */
export function inputOf(call: ChatCall): Piece {
  const all = call.messages as unknown as readonly Message[]
  const said = instructionsOf(call) === undefined ? all : all.slice(1)
  const [only, ...more] = said
  if (more.length === 0 && only?.role === 'user' && typeof only.content === 'string') return code`${only.content}`
  // The types want a list of what an assistant said.
  const isCast = call.typescript && said.some(({ role }) => role === 'assistant')
  return code`${said.map(messageOf)}${when(isCast, AS_ANY)}`
}

const AS_ANY = code` as any`

const messageOf = ({ role, content }: Message): Value =>
  typeof content === 'string' ? { role, content } : { role, content: content.map(partOf) }

function partOf(part: ValueObject): Value {
  const { text, image_url: image, input_audio: audio, file } = part as { readonly [name: string]: ValueObject }
  if (image !== undefined) {
    const { url, ...others } = image
    return { type: 'input_image', image: url as Value, ...others }
  }
  if (audio !== undefined) return { type: 'audio', audio: audio.data as Value, format: audio.format as Value }
  if (file !== undefined) return { type: 'input_file', file: file.file_data as Value, filename: file.filename as Value }
  return { type: 'input_text', text: text as Value }
}

/** Why messages would be sent in another way. */
export const unsupportedMessages = ({ messages }: ChatCall): string | undefined =>
  isListOf(isKept)(messages) && (messages as readonly Value[]).length > 0
    ? undefined
    : 'OpenAI Agents converts messages to its own types, and keeps only role, text, images, and files'

const isSaid = (text: Value): boolean => isText(text) && text !== ''

const isPart = isEither(
  isObjectOf({ type: isOneOf('text'), text: isText }),
  isObjectOf({
    type: isOneOf('image_url'),
    image_url: isObjectOf({ url: isEither(isSaid, isFile), detail: isText }, ['url']),
  }),
  isObjectOf({
    type: isOneOf('input_audio'),
    input_audio: isObjectOf({ data: isTextOrFile, format: isOneOf('mp3', 'wav') }),
  }),
  isObjectOf({ type: isOneOf('file'), file: isObjectOf({ filename: isSaid, file_data: isFile }) }),
)

function isFile(value: Value): boolean {
  return value instanceof FileNode
}

const isKept = isEither(
  isObjectOf({ role: isOneOf('assistant', 'system', 'user'), content: isText }),
  isObjectOf({ role: isOneOf('user'), content: isListOf(isPart) }),
)
