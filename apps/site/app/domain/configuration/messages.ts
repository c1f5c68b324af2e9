import type { ChatMessage } from '@model-snippets/core'

export const ROLES = ['system', 'user', 'assistant'] as const

/** A message as the editor shows it: text and at most one image. */
export interface PlainMessage {
  readonly role: string
  readonly text: string
  /** The image's URL, path, or data URL, if there is one. */
  readonly image: string | undefined
}

/** Checks for a list of objects with a role, which is all that the page requires of messages. */
export const isMessageList = (value: unknown): value is ChatMessage[] =>
  Array.isArray(value) &&
  value.every(
    (message: unknown) =>
      typeof message === 'object' &&
      message !== null &&
      !Array.isArray(message) &&
      typeof (message as ChatMessage).role === 'string',
  )

/**
 * A message as the editor shows it, or undefined when it holds more than the editor knows (tool calls, several images):
 * such a message is kept as it is, and can be moved and removed.
 */
export function toPlainMessage(message: ChatMessage): PlainMessage | undefined {
  const { role, content, ...rest } = message
  if (Object.keys(rest).length > 0 || !(ROLES as readonly string[]).includes(role)) return undefined
  if (typeof content === 'string') return { role, text: content, image: undefined }
  if (!Array.isArray(content) || content.length !== 2) return undefined
  const [text, image] = content as readonly unknown[]
  if (!hasExactly(text, ['type', 'text']) || text.type !== 'text' || typeof text.text !== 'string') return undefined
  if (!hasExactly(image, ['type', 'image_url']) || image.type !== 'image_url') return undefined
  if (!hasExactly(image.image_url, ['url']) || typeof image.image_url.url !== 'string') return undefined
  return { role, text: text.text, image: image.image_url.url }
}

function hasExactly<Key extends string>(value: unknown, keys: readonly Key[]): value is Record<Key, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key))
}

/** The message as the request contains it. */
export function fromPlainMessage({ role, text, image }: PlainMessage): ChatMessage {
  if (image === undefined) return { role, content: text }
  return {
    role,
    content: [
      { type: 'text', text },
      { type: 'image_url', image_url: { url: image } },
    ],
  }
}

export const MESSAGE_EDITS = ['add', 'system', 'remove', 'up', 'down', 'image', 'no-image'] as const
type MessageEdit = (typeof MESSAGE_EDITS)[number]

/** The value of a button that changes the list of messages; it works with and without scripts. */
export const messageEdit = (edit: MessageEdit, index: number): string => `${edit}-${index}`

/** The messages after such a button is pressed. Other texts change nothing. */
export function applyMessageEdit(messages: readonly ChatMessage[], edit: string): readonly ChatMessage[] {
  const [, kind, digits] = /^([a-z-]+)-(\d{1,4})$/.exec(edit) ?? []
  const index = Number(digits)
  const message = messages[index]
  if (kind === 'add') return [...messages, nextMessage(messages)]
  if (kind === 'system')
    return messages[0]?.role === 'system' ? messages : [{ role: 'system', content: '' }, ...messages]
  if (message === undefined) return messages
  switch (kind) {
    case 'remove':
      return messages.filter((_, place) => place !== index)
    case 'up':
      return swap(messages, index - 1)
    case 'down':
      return swap(messages, index)
    case 'image':
      return withImage(messages, index, '')
    case 'no-image':
      return withImage(messages, index, undefined)
    default:
      return messages
  }
}

/** Sets or removes the image of one message. A message that the editor can't show stays as it is. */
export function withImage(
  messages: readonly ChatMessage[],
  index: number,
  image: string | undefined,
): readonly ChatMessage[] {
  return messages.map((message, place) => {
    const plain = place === index ? toPlainMessage(message) : undefined
    return plain === undefined ? message : fromPlainMessage({ ...plain, image })
  })
}

/** The next message comes from the other side. */
const nextMessage = (messages: readonly ChatMessage[]): ChatMessage => ({
  role: messages.at(-1)?.role === 'user' ? 'assistant' : 'user',
  content: '',
})

function swap(messages: readonly ChatMessage[], first: number): readonly ChatMessage[] {
  const one = messages[first]
  const other = messages[first + 1]
  if (one === undefined || other === undefined) return messages
  return messages.toSpliced(first, 2, other, one)
}
