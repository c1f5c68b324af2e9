import type { CaseRun } from '../case.ts'
import { WITH_OPTIONS } from '../chat.ts'
import type { Kind } from '../kind.ts'
import { isFirst } from './few-providers.ts'

/** Chats of a kind by the asynchronous interface of a client that has two. */
export const inAsync = (kind: Kind): Kind => ({ ...kind, options: { ...kind.options, async: true } })

/** The same where the rest of the program was run without: one provider meets what is awaited, and how that ends. */
export const inAsyncOnce = (kind: Kind): Kind => ({
  ...inAsync(kind),
  furtherRuns: (planned) => (isFirst(planned, kind) ? kind.furtherRuns(planned).filter(isWorthAwaiting) : []),
})

const isWorthAwaiting = ({ name }: CaseRun): boolean =>
  name.startsWith('ends ') || [WITH_OPTIONS, 'error 503', 'stream mixed', 'forced choice', 'refusal'].includes(name)
