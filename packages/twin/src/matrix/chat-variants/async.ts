import type { Kind } from '../kind.ts'

/** Chats of a kind by the asynchronous interface of a client that has two. */
export const inAsync = (kind: Kind): Kind => ({ ...kind, options: { ...kind.options, async: true } })

/** The same where one provider meets everything: the APIs differ between targets in no way that a client sees. */
export const inAsyncOnce = (kind: Kind): Kind => ({
  ...inAsync(kind),
  furtherRuns: (planned) => (planned.question.target === 'routed' ? kind.furtherRuns(planned) : []),
})
