import type { ChatCall } from '../../../call/call.ts'

/* The agent input for a chat whose messages are texts. */

interface TextMessage {
  readonly role: string
  readonly content: string
}

interface AgentInput {
  /** The agent's instructions: the first message if it's a system message. An empty one stays a message. */
  readonly instructions: string | undefined
  /** All other messages. */
  readonly said: readonly TextMessage[]
  /** The only other message, if it's the user's. */
  readonly prompt: string | undefined
}

/** Splits the messages; only for chats with texts. */
export function agentInput({ messages }: ChatCall): AgentInput {
  const all = messages as unknown as readonly TextMessage[]
  const instructions = all.length > 1 && all[0]?.role === 'system' && all[0].content !== '' ? all[0].content : undefined
  const said = instructions === undefined ? all : all.slice(1)
  return { instructions, said, prompt: said.length === 1 && said[0]?.role === 'user' ? said[0].content : undefined }
}
