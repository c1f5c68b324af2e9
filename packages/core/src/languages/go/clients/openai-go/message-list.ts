import { FileNode, type Value } from '../../../../values/value.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { hasOnly, isObject } from './fields.ts'
import { PARAM } from './names.ts'

/** The client's functions that create a text message. */
const BY_ROLE = new Map<Value | undefined, Piece>([
  ['assistant', name('openai.AssistantMessage')],
  ['developer', name('openai.DeveloperMessage')],
  ['system', name('openai.SystemMessage')],
  ['user', name('openai.UserMessage')],
])

/** Returns a part of a message with the client's function; `undefined` if it has none. */
function part(value: Value): Piece | undefined {
  if (!isObject(value)) return undefined
  const { type, text, image_url: image } = value
  if (type === 'text' && typeof text === 'string' && hasOnly(value, 'type', 'text')) {
    return code`openai.TextContentPart(${text})`
  }
  if (type !== 'image_url' || !hasOnly(value, 'type', 'image_url') || !isObject(image)) return undefined
  const { url } = image
  return (typeof url === 'string' || url instanceof FileNode) && hasOnly(image, 'url')
    ? code`openai.ImageContentPart(openai.ChatCompletionContentPartImageImageURLParam${go.fields({ URL: code`${url}` })})`
    : undefined
}

/** Returns a message with the client's function; `undefined` if it has none. */
function message(value: Value): Piece | undefined {
  if (!isObject(value) || !hasOnly(value, 'role', 'content')) return undefined
  const { role, content } = value
  const function_ = BY_ROLE.get(role)
  if (typeof content === 'string') return function_ && code`${function_}(${content})`
  if (role !== 'user' || !Array.isArray(content)) return undefined
  const parts = content.map(part)
  return parts.includes(undefined)
    ? undefined
    : code`${function_}([]openai.ChatCompletionContentPartUnionParam${go.items(parts as Piece[])})`
}

/** Returns the list of messages; those without a client function are passed unchanged. */
export function messagesOf(messages: Value): Piece {
  const list = Array.isArray(messages) ? (messages as readonly Value[]) : []
  const items = list.map(
    (value) =>
      message(value) ?? code`${PARAM}.Override[openai.ChatCompletionMessageParamUnion](${go.literal(value, 5)})`,
  )
  return code`[]openai.ChatCompletionMessageParamUnion${go.items(items)}`
}
