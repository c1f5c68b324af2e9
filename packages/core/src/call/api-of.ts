import type { Call } from './call.ts'
import type { ChatApi } from './chat-variant.ts'

/** The API that a call speaks, where that isn't chat completions. */
export const apiOf = (call: Call): ChatApi | undefined =>
  call.kind === 'chat' && call.variant.api !== 'chat-completions' ? call.variant.api : undefined
