import type { ChatCall } from '../../../../call/call.ts'
import { FileNode, type Value, type ValueObject } from '../../../../values/value.ts'
import { lines, type Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { isNamedText, isTextOrPicture } from '../kept-messages.ts'

/* The messages of a chat as an agent is given them: a prompt with pictures, or all that was said. */

interface Message {
  readonly role: string
  readonly content: string | readonly ValueObject[]
  readonly name?: string
}

const MESSAGE = /* @__PURE__ */ nameFrom('agno.models.message', 'Message')
const IMAGE = /* @__PURE__ */ nameFrom('agno.media', 'Image')

/** The agent's input, and the variables that contain it. */
export interface Given {
  readonly defined: Piece
  readonly passed: Piece
}

export function givenIn({ messages }: ChatCall): Given {
  const said = messages as unknown as readonly Message[]
  const [first] = said
  if (said.length > 1 || first?.role !== 'user' || first.name !== undefined) {
    return { defined: code`messages = ${python.last(said.map(messageOf))}`, passed: code`messages` }
  }
  if (typeof first.content === 'string') {
    return { defined: code`prompt = ${python.last(first.content)}`, passed: code`prompt` }
  }
  const [text, ...pictures] = first.content
  const defined = lines(
    code`prompt = ${python.last(text?.text as Value)}`,
    code`images = ${python.last(pictures.map(pictureOf))}`,
  )
  return { defined: code`${defined}`, passed: code`prompt, images=images` }
}

const messageOf = ({ role, content, name }: Message): Piece =>
  code`${MESSAGE}(${python.arguments({ role, content: content as Value, ...(name === undefined ? {} : { name }) })})`

const pictureOf = ({ image_url: image }: ValueObject): Piece =>
  code`${IMAGE}(${python.arguments(image as ValueObject)})`

/** Why an agent would send other messages. */
export const unsupportedMessages = (messages: Value): string | undefined =>
  Array.isArray(messages) && (messages.every(isNamedText) || (messages.length === 1 && messages.every(isPrompt)))
    ? undefined
    : 'Agno converts messages to its own types, and keeps only role, name, and text, or a prompt followed by images'

const isPrompt = ({ role, content, ...others }: ValueObject): boolean =>
  role === 'user' &&
  Object.keys(others).length === 0 &&
  Array.isArray(content) &&
  content.length > 1 &&
  content.every((part, place) => isTextOrPicture(part, isAddress) && (part.type === 'text') === (place === 0))

/** An address that is known for one of a picture. */
function isAddress(image: Value | undefined): boolean {
  const { url, detail = 'auto', ...others } = (image ?? {}) as ValueObject
  return (
    Object.keys(others).length === 0 &&
    typeof detail === 'string' &&
    detail !== '' &&
    (url instanceof FileNode || (typeof url === 'string' && /^(?:https?:\/\/|data:image)/.test(url)))
  )
}
