import type { Assumption } from '../providers/assumption.ts'
import type { Call } from './call.ts'
import { LANGUAGES_WITH } from './languages-with.generated.ts'

/** The assumption of an example that shows one of several answers. */
export const FIRST_ANSWER: Assumption = Object.freeze({
  what: 'We assume that the first answer is enough.',
  why: 'n requests several answers, and the example prints the first one.',
  howToKnow: 'Print all choices in the response',
})

/** Whether an example shows one of several answers, which only chat completions support. */
export const showsOneOfSeveral = (call: Call, language: string): boolean =>
  call.kind === 'chat' &&
  typeof call.parameters['n'] === 'number' &&
  call.parameters['n'] > 1 &&
  call.variant.api === 'chat-completions' &&
  !(call.variant.recipe === 'plain' && LANGUAGES_WITH.showsWholeAnswer.includes(language))

/**
 * Returns why the example can’t show one of several answers: streamed chunks are interleaved, and only one answer is
 * parsed.
 */
export function severalAnswersReason(call: Call, language: string): string | undefined {
  if (call.kind !== 'chat' || !showsOneOfSeveral(call, language)) return undefined
  const { recipe } = call.variant
  if (recipe === 'tool-loop') return 'a conversation continues from one answer, but n requests several'
  if (call.streaming)
    return 'n requests several answers; their chunks are interleaved in the stream, and the example would mix them up'
  return recipe === 'structured-output' ? 'n requests several answers, but the example parses only one' : undefined
}
