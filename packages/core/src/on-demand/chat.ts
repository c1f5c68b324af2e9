import { buildChatCall } from '../chat-call.ts'
import type { ChatPart } from '../clients/client.ts'
import { conversational } from '../tasks/conversational.ts'
import type { LoadAnswering } from './load.ts'

/** Answers questions of chat with some clients. */
export const chatWith =
  (chat: readonly ChatPart[]): LoadAnswering =>
  () => ({ chatCall: buildChatCall, task: conversational, clients: { chat }, providers: [] })
