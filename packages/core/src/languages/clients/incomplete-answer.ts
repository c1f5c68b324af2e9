import type { ChatCall } from '../../call/call.ts'

/** The field of each API that says why an answer ended. */
const REASON_FIELD = { 'chat-completions': 'finish_reason', responses: 'status', messages: 'stop_reason' } as const

/** Reasons of a chat completion by which an answer isn't whole. */
export const CUT_REASONS = ['length', 'content_filter'] as const

/** Reasons of the Messages API by which an answer isn't whole. */
export const CUT_STOP_REASONS = ['max_tokens', 'refusal', 'model_context_window_exceeded'] as const

/**
 * The message of an answer that is cut, refused or empty, as the text before the reason and the text behind it.
 *
 * @example
 * incompleteAnswer(call) // { before: 'No complete answer (finish_reason: ', after: '). Raise max_tokens or change the prompt.' }
 */
export const incompleteAnswer = ({
  variant: { api },
  limit,
}: Pick<ChatCall, 'variant' | 'limit'>): { readonly before: string; readonly after: string } => ({
  before: `No complete answer (${REASON_FIELD[api]}: `,
  after: `). Raise ${limit} or change the prompt.`,
})
