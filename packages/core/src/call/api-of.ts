import type { Call } from './call.ts'
import type { ChatApi } from './chat-variant.ts'

/** Returns the API of a call; `undefined` for chat completions. */
export const apiOf = (call: Call): ChatApi | undefined =>
  call.kind === 'chat' && call.variant.api !== 'chat-completions' ? call.variant.api : undefined
