import { LANGUAGES } from '../languages/languages.ts'
import { own } from '../values/own.ts'
import { type Case, caseKey, clientKey, readCaseKey } from './case.ts'
import sentOtherwise from './sent-otherwise.json' with { type: 'json' }
import record from './verification.json' with { type: 'json' }

/** What became of one case when its example was last run. */
export interface Verification {
  /** The client's package as its registry calls it; `node` and `curl` for clients that come with the machine. */
  readonly package: string
  /** The release of that package that ran. */
  readonly release: string
  /** The interpreter that it ran on, `Python 3.11.7`. */
  readonly runtime: string
  /** Day of the run, `YYYY-MM-DD`, in UTC. */
  readonly date: string
  readonly result: 'passed' | 'failed'
  /** What was wrong; only for `failed`. */
  readonly reason?: string
}

interface VerificationRecord {
  readonly clients: Readonly<Record<string, Pick<Verification, 'package' | 'release' | 'runtime'>>>
  readonly cases: Readonly<Record<string, Pick<Verification, 'date' | 'result' | 'reason'>>>
}

const { clients, cases } = record as VerificationRecord

/** Cases that pass with a request that is right and not the one that `buildInferenceRequest` gives. */
const OTHERWISE: ReadonlySet<string> = new Set(sentOtherwise as string[])

/**
 * Looks up when and with what the example of a case was last run.
 *
 * @param key the case's name, as `caseKey` gives it: `{language}/{client}/{task}/{provider}/{target}`, and `/stream` for
 *   a streamed response
 * @returns undefined for a case that was never run
 * @example
 * const found = findVerification('python/openai/conversational/together/routed')
 * if (found) console.log(`ran with ${found.package} ${found.release} on ${found.date}`)
 */
export function findVerification(key: string): Verification | undefined {
  const run = own(cases, key)
  const release = own(clients, clientKey(readCaseKey(key)))
  return run === undefined || release === undefined ? undefined : { ...release, ...run }
}

/** A case that was run, and what became of it. */
export interface VerifiedCase extends Verification, Case {
  /** The case's name, as `caseKey` gives it. */
  readonly key: string
}

/**
 * Every case that was run, sorted by name.
 *
 * @example
 * const passed = listVerifications().filter(({ result }) => result === 'passed').length
 */
export function listVerifications(): VerifiedCase[] {
  return Object.keys(cases).flatMap((key) => {
    const found = findVerification(key)
    return found === undefined ? [] : [{ key, ...readCaseKey(key), ...found }]
  })
}

/** A client whose example was run, and seen to send the case's request. */
export interface SeenClient extends Pick<Case, 'language' | 'client'>, Omit<Verification, 'result' | 'reason'> {}

/**
 * Which clients were seen on the wire to send the request that `buildInferenceRequest` gives for one task, provider and
 * target: those whose example passed when it was last run, but for the few that word the request in a way of their own.
 *
 * @param asked what is called, and how; whatever client calls it
 * @returns by language, in the order in which readers see them; empty where nothing was run
 * @example
 * const seen = clientsSeenSending({ task: 'text-to-image', provider: 'together', target: 'routed', streaming: false })
 * console.log(seen.map((client) => `${client.package} ${client.release}`).join(', '))
 */
export function clientsSeenSending(asked: Omit<Case, 'language' | 'client'>): SeenClient[] {
  return LANGUAGES.flatMap((language) =>
    Object.keys(clients).flatMap((name) => {
      const client = name.slice(name.indexOf('/') + 1)
      if (name !== `${language}/${client}`) return []
      const key = caseKey({ ...asked, language, client })
      const found = findVerification(key)
      if (found?.result !== 'passed' || OTHERWISE.has(key)) return []
      const { result: _, reason: __, ...seen } = found
      return [{ language, client, ...seen }]
    }),
  )
}

export { clientKey, readCaseKey } from './case.ts'
export { WITHHELD } from './withheld.ts'
