import { chat } from '../chat.ts'
import type { Kind } from '../kind.ts'
import { structuredOutput } from './structured-output.ts'
import { toolLoop } from './tool-loop.ts'

/* Chats by the asynchronous interface of a client that has two. */

export const asyncChat: Kind = { ...chat, options: { async: true } }
export const asyncToolLoop: Kind = { ...toolLoop, options: { ...toolLoop.options, async: true } }
export const asyncStructuredOutput: Kind = {
  ...structuredOutput,
  options: { ...structuredOutput.options, async: true },
}
