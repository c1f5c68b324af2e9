/** The names of the token limit in the APIs. */
export const LIMIT_NAMES = ['max_tokens', 'max_completion_tokens', 'max_output_tokens'] as const
