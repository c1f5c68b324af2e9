import type { JsonObject } from '../values/value.ts'

/** A chat message. Unknown fields are sent unchanged. */
export interface ChatMessage {
  readonly role: string
  readonly content?: string | readonly JsonObject[] | null
  readonly [field: string]: unknown
}
