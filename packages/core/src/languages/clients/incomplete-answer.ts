import type { ChatCall } from '../../call/call.ts'

/** Reasons of a chat completion by which an answer isn't whole. */
export const CUT_REASONS = ['length', 'content_filter'] as const

/** The same with those that only the service of a call has. */
export const cutReasonsOf = ({ cutReasons }: Pick<ChatCall, 'cutReasons'>): readonly string[] =>
  cutReasons.length === 0 ? CUT_REASONS : [...CUT_REASONS, ...cutReasons]

/**
 * Whether a stream is read to the end of a round that calls tools: one that is closed before its end gives no reason, and is
 * no whole answer.
 */
export const needsReason = ({ streaming, variant }: Pick<ChatCall, 'streaming' | 'variant'>): boolean =>
  streaming && variant.recipe === 'tool-loop'

/** Reasons of the Messages API by which an answer isn't whole. */
export const CUT_STOP_REASONS = ['max_tokens', 'refusal', 'model_context_window_exceeded'] as const

/** What has a name for the limit of an answer: a call, or a client that calls it otherwise. */
export interface Limited {
  readonly limit: string
}

/**
 * The message of an answer that is cut, refused or empty, as the text before the reason and the text behind it. It is short
 * enough for one line of a program.
 *
 * @example
 * incompleteAnswer({ limit: 'max_tokens' }) // { before: 'Incomplete answer (', after: '): raise max_tokens or rephrase' }
 */
export const incompleteAnswer = ({ limit }: Limited): { readonly before: string; readonly after: string } => ({
  before: 'Incomplete answer (',
  after: `): raise ${limit} or rephrase`,
})
