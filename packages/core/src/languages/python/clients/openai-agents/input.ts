import { FileNode, type Value, type ValueObject } from '../../../../values/value.ts'
import type { AgentMessage } from '../agent-input.ts'
import { isText } from '../kept-messages.ts'

/* Messages as OpenAI Agents has them. How it sends them was read in models/chatcmpl_converter.py of openai-agents 0.24.0. */

/** A message as an item of a run’s input. */
export const messageOf = ({ role, content }: AgentMessage): Value =>
  typeof content === 'string' ? { role, content } : { role, content: content.map(partOf) }

function partOf(part: ValueObject): Value {
  const { text, image_url: image, file, input_audio: audio } = part as { readonly [name: string]: ValueObject }
  if (image !== undefined) {
    const { url, ...others } = image
    return { type: 'input_image', image_url: url as Value, ...others }
  }
  if (file !== undefined) return { type: 'input_file', ...file }
  if (audio !== undefined) return { type: 'input_audio', input_audio: audio }
  return { type: 'input_text', text: text as unknown as Value }
}

/** Why messages would be sent in another way. */
export const unsupportedMessages = (messages: Value): string | undefined =>
  Array.isArray(messages) && messages.every((message) => isText(message) || isOfParts(message))
    ? undefined
    : 'OpenAI Agents converts messages to its own types, and keeps only role, text, images, and files (models/chatcmpl_converter.py)'

const isOfParts = ({ role, content, ...others }: ValueObject): boolean =>
  role === 'user' && Object.keys(others).length === 0 && Array.isArray(content) && content.every(isPart)

const isPart = ({ type, text, image_url: image, file, input_audio: audio, ...others }: ValueObject): boolean => {
  const parts = [text, image, file, audio].filter((part) => part !== undefined)
  if (Object.keys(others).length > 0 || parts.length !== 1) return false
  if (type === 'text') return typeof text === 'string'
  // It sends the detail `original` as `high`.
  if (type === 'image_url')
    return isObjectWith(image, ['url'], ['detail']) && (image as ValueObject).detail !== 'original'
  if (type === 'file') return isObjectWith(file, ['file_data', 'filename'])
  return type === 'input_audio' && isObjectWith(audio, ['data', 'format'])
}

/** Whether a part has these fields, and no others: each is a text that isn’t empty, or a file. */
function isObjectWith(part: Value | undefined, required: readonly string[], optional: readonly string[] = []): boolean {
  const fields = Object.entries((part ?? {}) as ValueObject)
  return (
    required.every((label) => fields.some(([each]) => each === label)) &&
    fields.every(
      ([label, value]) =>
        [...required, ...optional].includes(label) &&
        ((typeof value === 'string' && value !== '') || value instanceof FileNode),
    )
  )
}
