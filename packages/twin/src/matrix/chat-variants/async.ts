import { chat } from '../chat.ts'
import type { Kind } from '../kind.ts'

/** A chat by the asynchronous interface of a client that has two. */
export const asyncChat: Kind = { ...chat, options: { async: true } }
