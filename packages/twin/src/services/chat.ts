import { type Answer, jsonAnswer } from './answer.ts'
import type { Fields, Played } from './behaviours/behaviour.ts'
import { deltasOf, type PlayedConversation, roundsIn, type ToolCall, turnAfter } from './conversation.ts'
import { asDocumented, type DocumentedCall, refusalOf } from './documented.ts'
import {
  chatStreamAnswer,
  FEW_TOKENS,
  type Reasoning,
  reasoningFields,
  type StreamEnding,
  type StreamSpelling,
  type Usage,
} from './event-stream.ts'
import type { Failure } from './failure.ts'
import { type InvalidOutput, invalidOutputAnswer } from './invalid-output.ts'
import type { ArrivedRequest, Service } from './request.ts'

export interface ChatServiceOptions {
  /** What the model says. */
  readonly reply: string
  readonly spelling?: StreamSpelling
  readonly ending?: StreamEnding
  /** What a stream says that ends in an error event. */
  readonly complaint?: string
  /** What the model thinks before it answers. */
  readonly reasoning?: Reasoning
  /** What the chat has cost; a stream that does not ask for it tells it all the same. */
  readonly usage?: Usage
  /** Answer every request with this instead, or those behind the rounds that a conversation has before it fails. */
  readonly failure?: Failure
  /** What the model calls before it replies. */
  readonly conversation?: PlayedConversation
  /** No answer of the kind that was asked for. */
  readonly invalidOutput?: InvalidOutput
  /** What the service does that its documentation doesn't say. */
  readonly behaviour?: Played
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
      if (options.failure !== undefined && fails(request, options)) return options.failure.answer
      if (options.invalidOutput !== undefined) return invalidOutputAnswer(options.invalidOutput, request, options.reply)
      const { call, ending = 'done', behaviour } = options
      // Real services do what no page of theirs says; what they refuse, they refuse all the same.
      if (call !== undefined && behaviour !== undefined) {
        return refusalOf(call, request) ?? answerTo(request, options)
      }
      // A stream that breaks off is no answer that anybody documents.
      return call === undefined || ending === 'cut' || ending === 'error-event'
        ? answerTo(request, options)
        : asDocumented(call, request, () => answerTo(request, options))
    },
  }
}

interface ChatBody {
  readonly model?: unknown
  readonly stream?: unknown
  readonly stream_options?: { readonly include_usage?: unknown } | null
  readonly messages?: unknown
}

const messagesOf = ({ messages }: ChatBody): readonly unknown[] => (Array.isArray(messages) ? messages : [])

function bodyOf(request: ArrivedRequest): ChatBody | undefined {
  try {
    return (JSON.parse(request.body.toString()) ?? {}) as ChatBody
  } catch {
    return undefined
  }
}

/**
 * What the router is told behind a model's name, beside the id of a provider: how it chooses one. By the documentation of
 * the hub's Inference Providers; the router's usual choice has no word of its own.
 */
const CHOICES: readonly string[] = ['fastest', 'cheapest', 'preferred']

/** Whether the router finds a provider by a model's name. A hub id holds no colon. */
function leadsOn(model: string, provider: string): boolean {
  const [, suffix] = model.split(':')
  return suffix === undefined || CHOICES.includes(suffix) || (suffix === provider && suffix !== 'auto')
}

const fails = (request: ArrivedRequest, { conversation }: ChatServiceOptions): boolean =>
  roundsIn(messagesOf(bodyOf(request) ?? {})) >= (conversation?.failsAfter ?? 0)

const refusal = (message: string): Answer => jsonAnswer(400, { error: { message, type: 'invalid_request_error' } })

function answerTo(request: ArrivedRequest, options: ChatServiceOptions): Answer {
  const body = bodyOf(request)
  if (body === undefined) return refusal('The body is not JSON')
  const { call } = options
  if (call?.target === 'routed' && !leadsOn(String(body.model), call.provider)) {
    return refusal(`The requested model ${body.model} is not supported by any provider that you have enabled`)
  }
  const problem = options.behaviour?.refuses?.(body as Fields)
  if (problem !== undefined) return refusal(problem)
  const { conversation, reply } = options
  if (conversation === undefined) return said(body, reply, [], options)
  const turn = turnAfter(conversation, messagesOf(body), conversation.began, conversation.nonce)
  if (turn.kind === 'wrong') return refusal(turn.complaint)
  return turn.kind === 'answer'
    ? said(body, reply, [], options)
    : said(body, conversation.text ?? '', turn.calls, options)
}

/** What the model says, and calls. */
function said(
  { model, stream, stream_options: ofStream }: ChatBody,
  text: string,
  calls: readonly ToolCall[],
  options: ChatServiceOptions,
): Answer {
  const { behaviour, conversation } = options
  const thoughts = conversation?.thoughts
  if (stream === true) {
    return chatStreamAnswer({
      text,
      model: String(model),
      spelling: options.spelling ?? 'plain',
      ending: options.ending ?? 'done',
      complaint: options.complaint ?? 'The engine stopped unexpectedly.',
      calls: deltasOf(calls, options.conversation?.parting ?? 'whole'),
      reasoning: thoughts ?? options.reasoning,
      behaviour,
      usage: options.usage && { isAsked: ofStream?.include_usage === true, tokens: options.usage },
    })
  }
  const completion: Fields = {
    id: 'chatcmpl-twin',
    object: 'chat.completion',
    created: 1_780_000_000,
    model: String(model),
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: text === '' && calls.length > 0 ? null : text,
          ...(calls.length === 0 ? {} : { tool_calls: calls }),
          ...reasoningFields(thoughts ?? options.reasoning),
        },
        finish_reason: calls.length === 0 ? 'stop' : 'tool_calls',
        logprobs: null,
      },
    ],
    usage: options.usage ?? FEW_TOKENS,
  }
  return jsonAnswer(200, behaviour?.whole?.(completion) ?? completion)
}
