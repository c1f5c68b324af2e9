import type { ChatCall } from '../../../../call/call.ts'
import { mediaTypeOf } from '../../../../tasks/media-types.ts'
import { FileNode, type Value, type ValueObject } from '../../../../values/value.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { agentInput } from '../agent-input.ts'
import { nameFrom } from '../api-client.ts'
import { isPicture, readBytes } from '../files.ts'
import { isText, isTextOrPicture } from '../kept-messages.ts'

/* Messages as Agent Framework has them: each has a list of contents. */

/** What the agent is asked, where a list of one text is that text. */
export const inputIn = (call: ChatCall) =>
  agentInput({ ...call, messages: (call.messages as readonly ValueObject[]).map(asText) })

function asText(message: ValueObject): ValueObject {
  const { content } = message
  const [only, ...others] = Array.isArray(content) ? (content as readonly ValueObject[]) : []
  return only?.type === 'text' && others.length === 0 && Object.keys(only).length === 2
    ? { ...message, content: only.text as string }
    : message
}

/** The variable of what the agent is asked. */
export const inputOf = (call: ChatCall): Piece => name(inputIn(call).prompt === undefined ? 'messages' : 'prompt')

/** Defines it. */
export function defineInput(call: ChatCall): Piece {
  const { prompt, said } = inputIn(call)
  return code`${inputOf(call)} = ${python.last(prompt ?? said.map(messageOf))}`
}

type Message = ReturnType<typeof inputIn>['said'][number]

const MESSAGE = /* @__PURE__ */ nameFrom('agent_framework', 'Message')
export const CONTENT = /* @__PURE__ */ nameFrom('agent_framework', 'Content')

const messageOf = ({ role, content }: Message): Piece =>
  code`${MESSAGE}(${role}, ${python.last(typeof content === 'string' ? [content] : content.map(contentOf))})`

const contentOf = ({ text, image_url: image }: ValueObject): Value =>
  image === undefined ? (text as string) : pictureOf(image as ValueObject)

/** The media type of an address isn't sent; it says that the address is an image's. */
function pictureOf({ url, detail }: ValueObject): Piece {
  const more = detail === undefined ? {} : { additional_properties: { openai: { image_detail: detail } } }
  const passed = isPicture(url)
    ? { data: readBytes(url), media_type: url.mediaType, ...more }
    : { uri: url as Value, ...typeOfAddress(url), ...more }
  const listed = detail === undefined ? python.inlineArguments(passed) : python.arguments(passed)
  return code`${CONTENT}.${name(isPicture(url) ? 'from_data' : 'from_uri')}(${listed})`
}

/** A data URL names its type. */
const typeOfAddress = (url: Value | undefined): ValueObject =>
  typeof url === 'string' && /^data:image\//i.test(url)
    ? {}
    : { media_type: typeof url === 'string' ? mediaTypeOf(url.replace(/[?#].*/su, ''), 'image') : 'image/jpeg' }

/** Whether a message has parts, which the client would send as separate messages. */
export const hasParts = (call: ChatCall): boolean =>
  inputIn(call).said.some(({ content }) => typeof content !== 'string')

/** A function that makes one message of them. */
export const MERGE_PARTS = code`
  def merge_parts(message, prepared):
      if message.role != "user":
          return prepared
      # Otherwise, each part would become a message.
      parts = []
      for each in prepared:
          content = each["content"]
          parts += [{"type": "text", "text": content}] if isinstance(content, str) else content
      return [{"role": "user", "content": parts}]
`

/** Returns why messages would be sent in another way. */
export const unsupportedMessages = (messages: Value): string | undefined =>
  Array.isArray(messages) && messages.map(asText).every((each) => isSaid(each) || isOfParts(each))
    ? undefined
    : 'Agent Framework keeps only role, text, and an image’s URL and detail (_prepare_content_for_openai of agent_framework_openai/_chat_completion_client.py)'

const isSaid = (message: ValueObject): boolean => isText(message) && message.content !== ''

const isOfParts = ({ role, content, ...others }: ValueObject): boolean =>
  role === 'user' &&
  Object.keys(others).length === 0 &&
  Array.isArray(content) &&
  content.length > 0 &&
  content.every((part) => isTextOrPicture(part, isAddress))

/** An address with a scheme, which is an image’s or anything else’s. */
const isAddress = (image: Value | undefined): boolean => {
  const { url, detail = 'auto', ...others } = (image ?? {}) as ValueObject
  const isKnown = url instanceof FileNode || (typeof url === 'string' && /^(?:https?:|data:image\/)/i.test(url))
  return isKnown && typeof detail === 'string' && Object.keys(others).length === 0
}
