import type { ChatApiRoute } from '../../providers/chat-api.ts'
import type { Value, ValueObject } from '../../values/value.ts'
import type { Unsent } from '../dropped-option-words.ts'

/** A chat in the words of an API. */
export interface Translation {
  /** The body's fields, but for the model and whether it is streamed. */
  readonly fields: ValueObject
  /** Options that are not sent, each with the reason. */
  readonly unsent: { readonly [option: string]: Unsent }
}

/** What decides the fields of a chat beside what the reader gives. */
export interface Asked {
  /** The messages begin a conversation that the example goes on with. */
  readonly isLoop: boolean
  /** The model thinks before it answers. */
  readonly thinks: boolean
}

/** An API of chats other than chat completions. */
export interface ChatApiRecord {
  readonly label: string
  /** What the API's own clients put behind the address that they are given. */
  readonly suffix: string
  readonly headers: Readonly<Record<string, string>>
  /**
   * Spells a chat in the words of the API.
   *
   * @param asked what else decides the fields
   * @throws SnippetInputError naming the part of a message that has no place there
   */
  readonly translate: (messages: Value, parameters: ValueObject, route: ChatApiRoute, asked: Asked) => Translation
}
