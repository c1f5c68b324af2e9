import { chatService } from '../services/protocols/chat.ts'
import { isObject, type PlayedConversation } from '../services/protocols/conversation.ts'
import { messagesService } from '../services/protocols/messages.ts'
import { responsesService } from '../services/protocols/responses.ts'
import type { ArrivedRequest, Service } from '../services/request.ts'
import type { AgentToolCall } from './twin-agent.ts'

/** What a session's model does: one call in each round, then its last message. */
export interface Session {
  /** If a round has several, the first one whose tool the model has. */
  readonly calls: readonly (AgentToolCall | readonly [AgentToolCall, ...AgentToolCall[]])[]
  /** The text before the last message, for an agent without tools. */
  readonly text?: string
  readonly lastWord: string
}

/** A session's service. It answers the same with each API. */
export const SESSION_SERVICE = 'session'

/** Returns the body of a request to a model with any of the APIs; undefined for other requests. */
export function modelBodyOf(request: Pick<ArrivedRequest, 'method' | 'body'>): Body | undefined {
  if (request.method !== 'POST') return undefined
  try {
    const body: unknown = JSON.parse(request.body.toString())
    return isObject(body) && (Array.isArray(body['messages']) || Array.isArray(body['input'])) ? body : undefined
  } catch {
    return undefined
  }
}

/** The body of a request to a model. */
export interface Body {
  readonly model?: unknown
  readonly messages?: unknown
  readonly input?: unknown
  readonly tools?: unknown
}

/** Whether a request belongs to the session. Agents also request a title, without tools. */
export const hasTools = ({ tools }: Body): boolean => Array.isArray(tools) && tools.length > 0

const itemsOf = ({ messages, input }: Body): readonly unknown[] => (messages ?? input ?? []) as readonly unknown[]

/** Returns all tool results so far in order, as JSON: from messages, items, or blocks in messages. */
export const toolResultsOf = (body: Body): readonly string[] =>
  itemsOf(body).flatMap((item) => {
    if (!isObject(item)) return []
    if (item['role'] === 'tool') return [JSON.stringify(item['content'])]
    if (item['type'] === 'function_call_output') return [JSON.stringify(item['output'])]
    const blocks = Array.isArray(item['content']) ? item['content'].filter(isObject) : []
    return blocks.filter(({ type }) => type === 'tool_result').map((block) => JSON.stringify(block['content']))
  })

/**
 * A model that works through a session: it makes the next call in each round, and sends its last message at the end. A
 * request without tools gets the last message immediately.
 */
export const sessionService = (session: Session): Service => ({
  name: SESSION_SERVICE,
  answer(request, earlier) {
    const body = modelBodyOf(request)
    if (body === undefined) return undefined
    const round = toolResultsOf(body).length
    const call = hasTools(body) ? offeredOf(session.calls[round], body) : undefined
    const options = {
      reply: [...(session.text === undefined ? [] : [session.text]), session.lastWord].join('\n\n'),
      complaint: '',
      ...(call === undefined ? {} : { conversation: conversationOf(call, round, itemsOf(body).length) }),
    }
    for (const service of [chatService(options), responsesService(options), messagesService(options)]) {
      const answer = service.answer(request, earlier)
      if (answer !== undefined) return answer
    }
    return undefined
  },
})

/** The names of the model's tools. */
const toolNames = ({ tools }: Body): readonly unknown[] =>
  (Array.isArray(tools) ? tools : []).filter(isObject).map((tool) => {
    const { name, function: declared } = tool
    return name ?? (isObject(declared) ? declared['name'] : undefined)
  })

function offeredOf(round: Session['calls'][number] | undefined, body: Body): AgentToolCall | undefined {
  if (round === undefined || 'name' in round) return round
  const names = toolNames(body)
  return round.find(({ name }) => names.includes(name)) ?? round[0]
}

/** The call as a conversation that starts after all previous messages, because agents write those in their own way. */
const conversationOf = (call: AgentToolCall, round: number, began: number): PlayedConversation => ({
  rounds: [[{ name: call.name, arguments: JSON.stringify(call.arguments), told: 'anything' }]],
  parting: 'characters',
  began,
  nonce: `session${round}`,
})
