import { texts } from '../../ui/texts/examples.ts'

const OUTCOMES: { readonly [task: string]: string } = texts.outcomes

/** What an example of a task prints or saves, in a sentence; undefined for a task that this page does not know. */
export const outcomeOf = (task: string, isStreamed: boolean): string | undefined =>
  task === 'conversational' && isStreamed ? texts.streamed : Object.hasOwn(OUTCOMES, task) ? OUTCOMES[task] : undefined
