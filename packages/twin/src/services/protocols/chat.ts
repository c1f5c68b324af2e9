import { type Answer, jsonAnswer } from '../answer.ts'
import type { Fields, Played } from '../behaviours/behaviour.ts'
import { asDocumented, type DocumentedCall, refusalOf } from '../documented.ts'
import type { ArrivedRequest, Service } from '../request.ts'
import { deltasOf, type PlayedConversation, roundsIn, type ToolCall, turnAfter } from './conversation.ts'
import {
  chatStreamAnswer,
  FEW_TOKENS,
  FINGERPRINT,
  type Reasoning,
  reasoningFields,
  type StreamEnding,
  type StreamSpelling,
  type Usage,
} from './event-stream.ts'
import type { Failure } from './failure.ts'
import { type InvalidOutput, invalidOutputAnswer } from './invalid-output.ts'

export interface ChatServiceOptions {
  /** The model's text. */
  readonly reply: string
  readonly spelling?: StreamSpelling
  readonly ending?: StreamEnding
  /** The message of a stream that ends in an error event. */
  readonly complaint?: string
  /** The model's reasoning before the answer. */
  readonly reasoning?: Reasoning
  /** The token usage. A stream includes it even if the request doesn't ask for it. */
  readonly usage?: Usage
  /** Replaces every response, or those after the rounds that a conversation plays before it fails. */
  readonly failure?: Failure
  /** The model's tool calls before the reply. */
  readonly conversation?: PlayedConversation
  /** An answer without the requested kind of output. */
  readonly invalidOutput?: InvalidOutput
  /** Undocumented behavior of the service. */
  readonly behaviour?: Played
  /** Checks requests and responses against the documentation of this call's provider. */
  readonly call?: DocumentedCall
}

/** The chat service's name in recorded requests. */
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
      // The behavior isn't documented, so only the request is checked.
      if (call !== undefined && behaviour !== undefined) {
        return refusalOf(call, request) ?? answerTo(request, options)
      }
      // No documentation describes a stream that breaks off.
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
 * Policies that can follow a model's name instead of a provider's id, according to the documentation of the hub's
 * Inference Providers. The router's default has no name.
 */
const CHOICES: readonly string[] = ['fastest', 'cheapest', 'preferred']

/** Whether the router can find a provider for a model's name. Hub ids don't contain colons. */
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

/** The answer with the model's text and tool calls. */
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
    system_fingerprint: FINGERPRINT,
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
