import { chatService } from '../services/chat.ts'
import { isObject, type PlayedConversation } from '../services/conversation.ts'
import { messagesService } from '../services/messages.ts'
import type { ArrivedRequest, Service } from '../services/request.ts'
import { responsesService } from '../services/responses.ts'
import type { AgentToolCall } from './twin-agent.ts'

/** What the model of a session does: a call in each round, and then its last word. */
export interface Session {
  /** Of a round with several the first whose tool the model is given. */
  readonly calls: readonly (AgentToolCall | readonly [AgentToolCall, ...AgentToolCall[]])[]
  readonly lastWord: string
}

/** The service of a session; by each API it says the same. */
export const SESSION_SERVICE = 'session'

/** The body of a request that asks a model, by any of the APIs; undefined for any other. */
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

/** Whether a request belongs to the session: agents ask for a title on the side, and give no tools there. */
export const hasTools = ({ tools }: Body): boolean => Array.isArray(tools) && tools.length > 0

const itemsOf = ({ messages, input }: Body): readonly unknown[] => (messages ?? input ?? []) as readonly unknown[]

/** What tools said so far, in order, as JSON text: by a message, an item, or a block in a message. */
export const toolResultsOf = (body: Body): readonly string[] =>
  itemsOf(body).flatMap((item) => {
    if (!isObject(item)) return []
    if (item['role'] === 'tool') return [JSON.stringify(item['content'])]
    if (item['type'] === 'function_call_output') return [JSON.stringify(item['output'])]
    const blocks = Array.isArray(item['content']) ? item['content'].filter(isObject) : []
    return blocks.filter(({ type }) => type === 'tool_result').map((block) => JSON.stringify(block['content']))
  })

/**
 * A model that works through a session: in each round it makes the next call, and when all are made it says its last word.
 * A request without tools is given the last word at once.
 */
export const sessionService = (session: Session): Service => ({
  name: SESSION_SERVICE,
  answer(request, earlier) {
    const body = modelBodyOf(request)
    if (body === undefined) return undefined
    const round = toolResultsOf(body).length
    const call = hasTools(body) ? offeredOf(session.calls[round], body) : undefined
    const options = {
      reply: session.lastWord,
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

/** The names of the tools that a model is given. */
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

/** The call as a conversation that begins behind all that was said: agents spell what was said before each in their way. */
const conversationOf = (call: AgentToolCall, round: number, began: number): PlayedConversation => ({
  rounds: [[{ name: call.name, arguments: JSON.stringify(call.arguments), told: 'anything' }]],
  parting: 'characters',
  began,
  nonce: `session${round}`,
})
