import type { Language } from '@model-snippets/core'

/** Whether examples in a language print the text of an answer: shell commands print the whole answer as JSON. */
export const printsText = (language: Language): boolean => language !== 'sh'

interface OutcomeTexts {
  readonly streamed: string
  readonly outcomes: { readonly [task: string]: string }
}

/** What a task's example prints or saves, in a sentence; undefined for a task without such a text. */
export const outcomeOf = (
  { streamed, outcomes }: OutcomeTexts,
  task: string,
  isStreamed: boolean,
): string | undefined =>
  task === 'conversational' && isStreamed ? streamed : Object.hasOwn(outcomes, task) ? outcomes[task] : undefined
