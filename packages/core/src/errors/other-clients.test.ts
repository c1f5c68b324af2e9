import { describe, expect, it } from 'vitest'
import type { CauseId } from './causes.ts'
import record from './fixtures/other-clients.json' with { type: 'json' }
import { CAUSES, explainError, withoutSecrets } from './index.ts'

/** Why a message tells another cause than the one that was played, or none. */
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

/** What was played is not found, though the client knows it. */
const UNMET: readonly (keyof typeof REASONS)[] = ['every 5xx', 'something else', 'one for all', 'unread', 'untold']

interface Message {
  readonly run: string
  /** What was played. */
  readonly failure: string
  readonly cause: CauseId
  /** What the text tells, where that is something else; null where it tells nothing. */
  readonly told?: CauseId | null
  readonly why?: keyof typeof REASONS
  readonly printed: string
}

/**
 * What clients and releases print that have no examples here: each was led into the failures by a small program that makes
 * one call, against a server that answers as services document it. They are printed as an error that nobody catches, or by
 * its message alone.
 */
const MESSAGES = record.messages as readonly Message[]
const RUNS: Readonly<Record<string, unknown>> = record.runs

describe('other clients', () => {
  it.each(MESSAGES.map((message, at) => [`${at}: ${message.run}, ${message.failure}`, message] as const))(
    'are explained: %s',
    (_, { cause, told = cause, printed }) => {
      expect(explainError(printed).cause?.id ?? null).toBe(told)
    },
  )

  it('have a run behind each message, and a reason where another cause is told', () => {
    for (const { run, told, why } of MESSAGES) {
      expect(RUNS).toHaveProperty([run])
      expect([undefined, ...Object.keys(REASONS)]).toContain(why)
      expect(told === undefined).toBe(why === undefined)
    }
  })

  it('are led into every cause', () => {
    const played = new Set(MESSAGES.map(({ cause }) => cause))
    expect(CAUSES.filter(({ id, oneOf }) => oneOf === undefined && !played.has(id))).toEqual([])
  })

  it('are told the cause that their text tells in 95 of 100 messages', () => {
    const unmet = MESSAGES.filter(({ why }) => why !== undefined && UNMET.includes(why))
    expect(unmet.length).toBeLessThan(MESSAGES.length * 0.05)
  })

  it('print no secret', () => {
    for (const { printed } of MESSAGES) expect(withoutSecrets(printed)).toBe(printed)
  })
})
