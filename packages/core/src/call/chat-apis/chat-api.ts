import type { ChatApiRoute } from '../../providers/chat-api.ts'
import type { Value, ValueObject } from '../../values/value.ts'
import type { Unsent } from '../dropped-option-words.ts'

/** A chat request in an API’s format. */
export interface Translation {
  /** The body’s fields, except the model and `stream`. */
  readonly fields: ValueObject
  /** Options that aren’t sent, each with the reason. */
  readonly unsent: { readonly [option: string]: Unsent }
}

/** What determines the fields, besides the user’s options. */
export interface Asked {
  /** The example continues the conversation. */
  readonly isLoop: boolean
  /** The model reasons before it answers. */
  readonly thinks: boolean
}

/** An API of chats other than chat completions. */
export interface ChatApiRecord {
  readonly label: string
  /** What the API’s own clients append to the base URL. */
  readonly suffix: string
  readonly headers: Readonly<Record<string, string>>
  /**
   * Translates a chat request to the API.
   *
   * @param asked what else decides the fields
   * @throws SnippetInputError naming the part of a message that has no place there
   */
  readonly translate: (messages: Value, parameters: ValueObject, route: ChatApiRoute, asked: Asked) => Translation
}
