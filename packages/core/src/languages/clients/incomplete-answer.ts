import type { ChatCall } from '../../call/call.ts'
import type { ChatShape } from '../../call/chat-shape.ts'
import type { Hole } from '../printing/code.ts'
import { fromCall } from './from-call.ts'

/** `finish_reason` values of chat completions for an incomplete answer. */
export const CUT_REASONS = ['length', 'content_filter'] as const

/** Returns the `finish_reason` values for an incomplete answer, including the service's own. */
export const cutReasonsOf = ({ cutReasons }: Pick<ChatCall, 'cutReasons'>): readonly string[] =>
  cutReasons.length === 0 ? CUT_REASONS : [...CUT_REASONS, ...cutReasons]

/**
 * Writes the same values, for which a program has a slot if the service has its own.
 *
 * @param write returns code for the values
 */
export const withCutReasons = (
  call: Pick<ChatShape, 'hasCutReasons'>,
  write: (reasons: readonly string[]) => Hole,
): Hole => (call.hasCutReasons ? fromCall(call, (given) => write(cutReasonsOf(given))) : write(CUT_REASONS))

/**
 * Checks whether a round with tool calls must be read to the end of its stream: a stream that ends early has no reason,
 * and the answer is incomplete.
 */
export const needsReason = ({ streaming, variant }: Pick<ChatShape, 'streaming' | 'variant'>): boolean =>
  streaming && variant.recipe === 'tool-loop'

/** `stop_reason` values of the Messages API for an incomplete answer. */
const CUT_STOP_REASONS = ['max_tokens', 'refusal', 'model_context_window_exceeded'] as const

/** Returns the `stop_reason` values for an incomplete answer, including the service's own. */
export const cutStopReasonsOf = ({ cutReasons }: Pick<ChatCall, 'cutReasons'>): readonly string[] =>
  cutReasons.length === 0 ? CUT_STOP_REASONS : [...new Set([...CUT_STOP_REASONS, ...cutReasons])]

/** Writes the same values, for which a program has a slot if the service has its own. */
export const withCutStopReasons = (
  call: Pick<ChatShape, 'hasCutReasons'>,
  write: (reasons: readonly string[]) => Hole,
): Hole => (call.hasCutReasons ? fromCall(call, (given) => write(cutStopReasonsOf(given))) : write(CUT_STOP_REASONS))

/** The name of the token limit: the call's, or the client's own. */
export interface Limited {
  readonly limit: string
}

/**
 * Returns the message for an incomplete, refused, or empty answer: the text before and after the reason. It's short
 * enough for one line of code.
 *
 * @example
 * incompleteAnswer({ limit: 'max_tokens' }) // { before: 'Incomplete answer (', after: '): raise max_tokens or rephrase' }
 */
export const incompleteAnswer = ({ limit }: Limited): { readonly before: string; readonly after: string } => ({
  before: 'Incomplete answer (',
  after: `): raise ${limit} or rephrase`,
})
