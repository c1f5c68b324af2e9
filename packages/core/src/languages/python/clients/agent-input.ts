import type { ChatCall } from '../../../call/call.ts'
import type { ValueObject } from '../../../values/value.ts'

/* What an agent is asked, for frameworks whose agents have instructions. */

/** A message with a text or parts. */
export interface AgentMessage {
  readonly role: string
  readonly content: string | readonly ValueObject[]
}

/** The messages of a chat, taken apart. */
export interface AgentInput {
  /** A system message that comes first is the agent's; an empty one is left where it is. */
  readonly instructions: string | undefined
  /** All other messages. */
  readonly said: readonly AgentMessage[]
  /** The only one of them, if it is a text of the user's. */
  readonly prompt: string | undefined
}

/** Takes the messages apart; only called for messages that are supported. */
export function agentInput({ messages }: ChatCall): AgentInput {
  const all = messages as unknown as readonly AgentMessage[]
  const [first, ...others] = all
  const isOfAgent = others.length > 0 && first?.role === 'system' && first.content !== ''
  const said = isOfAgent ? others : all
  const [only, ...more] = said
  const isPrompt = more.length === 0 && only?.role === 'user' && typeof only.content === 'string'
  return {
    instructions: isOfAgent ? (first.content as string) : undefined,
    said,
    prompt: isPrompt ? (only.content as string) : undefined,
  }
}
