import type { ChatCall } from '../../../../call/call.ts'
import { FileNode, type Value, type ValueObject } from '../../../../values/value.ts'
import { lines, type Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { isSpeaker, isTextOrPicture } from '../kept-messages.ts'

/* The messages of a chat as an agent is given them: instructions, and a prompt with pictures or all that was said. */

interface Message {
  readonly role: string
  readonly content: string | readonly ValueObject[]
  readonly name?: string
}

const MESSAGE = /* @__PURE__ */ nameFrom('agno.models.message', 'Message')
const IMAGE = /* @__PURE__ */ nameFrom('agno.media', 'Image')

/** The agent's instructions and its input, and the variables that contain that. */
export interface Given {
  readonly instructions: string | undefined
  readonly defined: Piece
  readonly passed: Piece
  /** Set where Agno would read names in the text: after `$`, or in braces (agno/agent/_messages.py). */
  readonly namesVariables: boolean
}

export function givenIn({ messages }: ChatCall): Given {
  const all = messages as unknown as readonly Message[]
  const instructions = instructionsIn(all)
  const { text, ...input } = inputOf(instructions === undefined ? all : all.slice(1))
  return { instructions, ...input, namesVariables: /[${]/.test(`${instructions ?? ''}${text}`) }
}

/** A system message that comes first is the agent's, unless Agno would take spaces from its ends. */
function instructionsIn([first, ...others]: readonly Message[]): string | undefined {
  const { role = '', content, name } = first ?? {}
  return isSystem(role) &&
    name === undefined &&
    others.length > 0 &&
    typeof content === 'string' &&
    TRIMMED.test(content)
    ? content
    : undefined
}

const isSystem = (role: string): boolean => role === 'system' || role === 'developer'

const TRIMMED = /^[^\s\p{C}](?:.*[^\s\p{C}])?$/su

interface Input extends Pick<Given, 'defined' | 'passed'> {
  /** The text of a prompt. */
  readonly text: string
}

function inputOf(said: readonly Message[]): Input {
  const [first, ...more] = said
  if (more.length > 0 || first?.role !== 'user' || first.name !== undefined) {
    return { defined: code`messages = ${python.last(said.map(messageOf))}`, passed: code`messages`, text: '' }
  }
  const { text, pictures } = partsOf(first)
  const prompt = code`prompt = ${python.last(text)}`
  if (pictures.length === 0) return { defined: prompt, passed: code`prompt`, text }
  const images = code`images = ${python.last(pictures)}`
  return { defined: code`${lines(prompt, images)}`, passed: code`prompt, images=images`, text }
}

function partsOf({ content }: Message): { readonly text: string; readonly pictures: readonly Piece[] } {
  if (typeof content === 'string') return { text: content, pictures: [] }
  const [text, ...pictures] = content
  return { text: text?.text as string, pictures: pictures.map(pictureOf) }
}

function messageOf(message: Message): Piece {
  const { role, name } = message
  const { text, pictures } = partsOf(message)
  return code`${MESSAGE}(${python.arguments({
    // OpenAILike has no role developer.
    role: isSystem(role) ? 'system' : role,
    content: text,
    ...(pictures.length === 0 ? {} : { images: pictures }),
    ...(name === undefined ? {} : { name }),
  })})`
}

const pictureOf = ({ image_url: image }: ValueObject): Piece =>
  code`${IMAGE}(${python.arguments(image as ValueObject)})`

/** Why an agent would send other messages. */
export const unsupportedMessages = (messages: Value): string | undefined =>
  Array.isArray(messages) && messages.every(isKept)
    ? undefined
    : 'an Agno message has only a role, a name, and text, with images after it (_format_message of agno/models/openai/chat.py)'

const isKept = ({ role, content, name = '', ...others }: ValueObject): boolean =>
  isSpeaker(role) &&
  typeof name === 'string' &&
  Object.keys(others).length === 0 &&
  (typeof content === 'string' || (role === 'user' && Array.isArray(content) && isPrompt(content)))

const isPrompt = (parts: readonly ValueObject[]): boolean =>
  parts.length > 0 &&
  parts.every((part, place) => isTextOrPicture(part, isAddress) && (part.type === 'text') === (place === 0))

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
