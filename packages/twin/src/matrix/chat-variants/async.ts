import type { CaseRun } from '../case.ts'
import { isRepresentative, WITH_OPTIONS } from '../chat.ts'
import type { Kind } from '../kind.ts'

/** Chats of a kind by the asynchronous interface of a client that has two. */
export const inAsync = (kind: Kind): Kind => ({ ...kind, options: { ...kind.options, async: true } })

/** The same where the rest of the program was run without: one provider meets what is awaited, and how that ends. */
export const inAsyncOnce = (kind: Kind): Kind => ({
  ...inAsync(kind),
  furtherRuns: (planned) =>
    planned.question.target === 'routed' && isRepresentative(planned.question, kind.representative)
      ? kind.furtherRuns(planned).filter(isWorthAwaiting)
      : [],
})

const isWorthAwaiting = ({ name }: CaseRun): boolean =>
  name.startsWith('ends ') ||
  [WITH_OPTIONS, 'error 503', 'stream mixed', 'forced choice', 'calls what is not there', 'refusal'].includes(name)
