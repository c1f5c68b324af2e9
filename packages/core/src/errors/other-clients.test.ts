import { describe, expect, it } from 'vitest'
import type { CauseId } from './causes.ts'
import { CAUSES, explainError, withoutSecrets } from './index.ts'
import record from './testing/other-clients.json' with { type: 'json' }

/** Why a message shows another cause than the simulated failure, or none. */
const REASONS = {
  'status alone': 'The client prints the status and not the words of the service, which alone tell more.',
  'no reason': 'The client prints that nothing was reached, and not why.',
  'no stream': 'The client prints the words of the service, and not that they came in a stream.',
  silent: 'The client prints neither a status nor words that tell.',
  asked: 'The client asks without a token, and the service refuses.',
  'every 5xx': 'The client prints the name of a class alone that stands for every status from 500 on.',
  'something else': 'The client prints what it met in turn, which is another failure.',
  'one for all': 'The client says of every failed connection that the server may not run.',
  unread: 'The service says in words that no rule knows what it means by a status that it answers for several causes.',
  untold: 'What is printed is known only to who knows the program.',
} as const

/** Reasons for not finding the simulated failure, although the client knows it. */
const UNMET: readonly (keyof typeof REASONS)[] = ['every 5xx', 'something else', 'one for all', 'unread', 'untold']

interface Message {
  readonly run: string
  /** The simulated failure. */
  readonly failure: string
  readonly cause: CauseId
  /** The cause that the text shows, if it's a different one; null if it shows none. */
  readonly shown?: CauseId | null
  readonly why?: keyof typeof REASONS
  readonly printed: string
}

/**
 * Messages of clients and releases that we have no examples for. For each, a small program made one call against a
 * server that responds as services document. The messages are printed as an uncaught error, or without its type.
 */
const MESSAGES = record.messages as readonly Message[]
const RUNS: Readonly<Record<string, unknown>> = record.runs

describe('other clients', () => {
  it.each(MESSAGES.map((message, at) => [`${at}: ${message.run}, ${message.failure}`, message] as const))(
    'are explained: %s',
    (_, { cause, shown = cause, printed }) => {
      expect(explainError(printed).cause?.id ?? null).toBe(shown)
    },
  )

  it('have a run for each message, and a reason for each different cause', () => {
    for (const { run, shown, why } of MESSAGES) {
      expect(RUNS).toHaveProperty([run])
      expect([undefined, ...Object.keys(REASONS)]).toContain(why)
      expect(shown === undefined).toBe(why === undefined)
    }
  })

  it('cover every cause', () => {
    const played = new Set(MESSAGES.map(({ cause }) => cause))
    expect(CAUSES.filter(({ id, oneOf }) => oneOf === undefined && !played.has(id))).toEqual([])
  })

  it('get the cause that their text shows in 95 of 100 messages', () => {
    const unmet = MESSAGES.filter(({ why }) => why !== undefined && UNMET.includes(why))
    expect(unmet.length).toBeLessThan(MESSAGES.length * 0.05)
  })

  it('print no secrets', () => {
    for (const { printed } of MESSAGES) expect(withoutSecrets(printed)).toBe(printed)
  })
})
