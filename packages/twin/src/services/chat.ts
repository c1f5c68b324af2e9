import { type Answer, jsonAnswer } from './answer.ts'
import { asDocumented, type DocumentedCall } from './documented.ts'
import { chatStreamAnswer, type StreamEnding, type StreamSpelling } from './event-stream.ts'
import type { Failure } from './failure.ts'
import type { ArrivedRequest, Service } from './request.ts'

export interface ChatServiceOptions {
  /** What the model says. */
  readonly reply: string
  readonly spelling?: StreamSpelling
  readonly ending?: StreamEnding
  /** What a stream says that ends in an error event. */
  readonly complaint?: string
  /** Answer every request with this instead. */
  readonly failure?: Failure
  /** Holds requests and answers to what the provider of this call documents. */
  readonly call?: DocumentedCall
}

/** What the service of a chat is called on record. */
export const CHAT_SERVICE = 'chat'

/** Chat completions on any host, at any path that ends in `/chat/completions`, as JSON or as an event stream. */
export function chatService(options: ChatServiceOptions): Service {
  return {
    name: CHAT_SERVICE,
    answer(request) {
      if (request.method !== 'POST' || !new URL(request.url).pathname.endsWith('/chat/completions')) return undefined
      if (options.failure !== undefined) return options.failure.answer
      const { call, ending = 'done' } = options
      // A stream that breaks off is no answer that anybody documents.
      return call === undefined || ending === 'cut' || ending === 'error-event'
        ? answerTo(request, options)
        : asDocumented(call, request, () => answerTo(request, options))
    },
  }
}

function answerTo(request: ArrivedRequest, options: ChatServiceOptions): Answer {
  let body: unknown
  try {
    body = JSON.parse(request.body.toString())
  } catch {
    return jsonAnswer(400, { error: { message: 'The body is not JSON', type: 'invalid_request_error' } })
  }
  const { model, stream } = (body ?? {}) as { model?: unknown; stream?: unknown }
  if (stream === true) {
    return chatStreamAnswer({
      text: options.reply,
      model: String(model),
      spelling: options.spelling ?? 'plain',
      ending: options.ending ?? 'done',
      complaint: options.complaint ?? 'The engine stopped unexpectedly.',
    })
  }
  return jsonAnswer(200, {
    id: 'chatcmpl-twin',
    object: 'chat.completion',
    created: 1_780_000_000,
    model: String(model),
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: options.reply },
        finish_reason: 'stop',
        logprobs: null,
      },
    ],
    usage: { prompt_tokens: 9, completion_tokens: 12, total_tokens: 21 },
  })
}
