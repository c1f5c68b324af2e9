import type { ChatCall } from '../../../call/call.ts'

/* What an agent is given of a chat whose messages are texts. */

interface TextMessage {
  readonly role: string
  readonly content: string
}

interface AgentInput {
  /** A system message that comes first is the agent's; an empty one is left where it is. */
  readonly instructions: string | undefined
  /** All other messages. */
  readonly said: readonly TextMessage[]
  /** The only one of them, where it is the user's. */
  readonly prompt: string | undefined
}

/** Takes the messages apart; asked only for texts. */
export function agentInput({ messages }: ChatCall): AgentInput {
  const all = messages as unknown as readonly TextMessage[]
  const instructions = all.length > 1 && all[0]?.role === 'system' && all[0].content !== '' ? all[0].content : undefined
  const said = instructions === undefined ? all : all.slice(1)
  return { instructions, said, prompt: said.length === 1 && said[0]?.role === 'user' ? said[0].content : undefined }
}
