import { type Answer, DROPPED, jsonAnswer, NO_ANSWER } from '../answer.ts'
import type { ArrivedRequest, Service } from '../request.ts'
import { CHAT_SERVICE } from './chat.ts'

/** What a service does with one request: answer it, never respond, close the connection, or reject it. */
export type Reaction = 'answer' | 'silence' | 'drop' | { readonly status: number; readonly asksToWait?: true }

export interface FlakyChat {
  /** One reaction per request for the first model; the last one repeats. */
  readonly reactions: readonly Reaction[]
  /** The same for each other model. */
  readonly otherReactions?: readonly Reaction[]
  /** Answers requests for other models, if that isn't the same service. */
  readonly otherChat?: Service
  readonly complaint: string
  /** How many times faster the client's clock runs than real time. `Retry-After` is sent in the client's seconds. */
  readonly clientSpeed: number
}

/** How long a client must wait if asked to, in real time. */
const WISHED_MS = 1000

/** Timers may fire slightly early, and the wait starts when the response arrives. */
const TOLERATED_MS = 50

/** The ends of the paths of all chat APIs. */
const ENDS = ['/chat/completions', '/responses', '/messages']

/**
 * A chat service with temporary failures. It rejects retries that come before the requested time.
 *
 * @param chat answers the requests that don't fail
 */
export function flakyChatService(
  chat: Service,
  { reactions, otherReactions = [], otherChat = chat, complaint, clientSpeed }: FlakyChat,
): Service {
  const asked = new Map<unknown, number>()
  let notBefore = 0
  const refusal = ({ status, asksToWait }: Exclude<Reaction, string>): Answer => {
    const answer = jsonAnswer(status, { error: { message: complaint } })
    if (asksToWait !== true) return answer
    notBefore = performance.now() + WISHED_MS - TOLERATED_MS
    return { ...answer, headers: { ...answer.headers, 'retry-after': String((WISHED_MS / 1000) * clientSpeed) } }
  }
  return {
    name: CHAT_SERVICE,
    answer(request, earlier) {
      const { pathname } = new URL(request.url)
      if (request.method !== 'POST' || !ENDS.some((end) => pathname.endsWith(end))) return undefined
      const early = notBefore - performance.now()
      if (early > 0) return jsonAnswer(400, { error: { message: `Asked again ${Math.round(early)} ms too early.` } })
      const model = modelIn(request)
      const turn = asked.get(model) ?? 0
      asked.set(model, turn + 1)
      const isFirst = asked.keys().next().value === model
      const played = isFirst ? reactions : otherReactions
      const reaction = played[Math.min(turn, played.length - 1)] ?? 'answer'
      if (reaction === 'answer') return (isFirst ? chat : otherChat).answer(request, earlier)
      if (reaction === 'silence') return NO_ANSWER
      return reaction === 'drop' ? DROPPED : refusal(reaction)
    },
  }
}

function modelIn({ body }: ArrivedRequest): unknown {
  try {
    return (JSON.parse(body.toString()) as { model?: unknown } | null)?.model
  } catch {
    return undefined
  }
}
