import type { CaseRun } from '../case.ts'
import type { CaseFamily } from '../case-family.ts'
import { WITH_OPTIONS } from '../chat.ts'
import { isFirst } from './few-providers.ts'

/** Chats of a kind with the asynchronous API of a client that has both. */
export const inAsync = (kind: CaseFamily): CaseFamily => ({ ...kind, options: { ...kind.options, async: true } })

/** The same, if the rest of the program is tested without it: one provider is enough to test `await` and the end. */
export const inAsyncOnce = (kind: CaseFamily): CaseFamily => ({
  ...inAsync(kind),
  furtherRuns: (planned) => (isFirst(planned, kind) ? kind.furtherRuns(planned).filter(isWorthAwaiting) : []),
})

const isWorthAwaiting = ({ name }: CaseRun): boolean =>
  name.startsWith('ends ') || [WITH_OPTIONS, 'error 503', 'stream mixed', 'forced choice', 'refusal'].includes(name)
