import { FileNode, type Value } from '../../../../values/value.ts'
import { go } from '../../writer.ts'
import type { GoCode } from '../main.ts'
import { hasOnly, isObject } from './fields.ts'

/** The package that gives the client what it has no field for. */
export const PARAM = 'github.com/openai/openai-go/v3/packages/param'

/** Functions of the client that make a message of a text. */
const BY_ROLE = new Map<Value | undefined, string>([
  ['assistant', 'openai.AssistantMessage'],
  ['developer', 'openai.DeveloperMessage'],
  ['system', 'openai.SystemMessage'],
  ['user', 'openai.UserMessage'],
])

/** A part of a message as the client makes it; undefined for one that it has no function for. */
function part(value: Value): string | undefined {
  if (!isObject(value)) return undefined
  const { type, text, image_url: image } = value
  if (type === 'text' && typeof text === 'string' && hasOnly(value, 'type', 'text')) {
    return `openai.TextContentPart(${go.string(text)})`
  }
  if (type !== 'image_url' || !hasOnly(value, 'type', 'image_url') || !isObject(image)) return undefined
  const { url } = image
  return (typeof url === 'string' || url instanceof FileNode) && hasOnly(image, 'url')
    ? `openai.ImageContentPart(openai.ChatCompletionContentPartImageImageURLParam${go.fields([['URL', go.literal(url)]])})`
    : undefined
}

/** A message as the client makes it; undefined for one that it has no function for. */
function message(value: Value): string | undefined {
  if (!isObject(value) || !hasOnly(value, 'role', 'content')) return undefined
  const { role, content } = value
  const function_ = BY_ROLE.get(role)
  if (typeof content === 'string') return function_ && `${function_}(${go.string(content)})`
  if (role !== 'user' || !Array.isArray(content)) return undefined
  const parts = content.map(part)
  return parts.includes(undefined)
    ? undefined
    : `${function_}([]openai.ChatCompletionContentPartUnionParam${go.items(parts as string[])})`
}

/** The list of messages; one that the client has no function for is given as it is. */
export function messagesOf(messages: Value): GoCode {
  const list = Array.isArray(messages) ? messages : []
  const known = list.map(message)
  const codes = list.map(
    (value, place) =>
      known[place] ?? `param.Override[openai.ChatCompletionMessageParamUnion](${go.literal(value as Value, 0, 60)})`,
  )
  return {
    imports: known.includes(undefined) ? [PARAM] : [],
    code: `[]openai.ChatCompletionMessageParamUnion${go.items(codes)}`,
  }
}
