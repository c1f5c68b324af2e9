import { setTimeout as wait } from 'node:timers/promises'
import type { HubMood, HubTwin } from '../../../packages/hub/src/testing/hub-twin.ts'
import { ADDRESSES, type Address, PAGES } from './addresses.ts'
import type { Answer } from './answer-reader.ts'
import { exchange } from './faults.ts'
import { startSite, stopSite } from './start-site.ts'

/** The right answers of an address, as `statusAndContent` writes them. */
export type KnownAnswers = readonly (readonly [path: string, answers: readonly string[]])[]

/** An answer without the nonce, which is new each time. */
export const statusAndContent = ({ status, body }: Answer): string =>
  `${status} ${body.toString('latin1').replace(/nonce="[^"]*"/g, 'nonce')}`

/** A hub that answers, and one that doesn't: to a page, every way of not answering is the same. */
const MOODS: readonly HubMood[] = ['well', 'failing']
/** The first answer comes before the hub's own, and the second when the hub's is remembered. */
const TIMES = 2
/** What an address may answer instead of its usual status if the hub doesn't answer. */
const NO_HUB = 503

/**
 * Asks a site without load for everything that the steady load asks for. Pages say what the hub said, or that it hasn't
 * answered yet, so one address has several right answers.
 *
 * @param host of the site under load, which some answers repeat
 * @throws Error if an answer has the wrong status
 */
export async function readKnownAnswers(hub: HubTwin, host: string): Promise<KnownAnswers> {
  const known = new Map<string, Set<string>>()
  const { mood: before } = hub
  for (const mood of MOODS) {
    hub.mood = mood
    const site = await startSite({ HUB_URL: hub.url.href, RATE_LIMIT: 'off' })
    for (let time = 0; time < TIMES; time++) {
      for (const address of [...ADDRESSES, ...PAGES]) {
        const answer = await exchange(site.origin, questionOf(address, host))
        const isRight = answer?.status === address.status || (mood !== 'well' && answer?.status === NO_HUB)
        if (answer === undefined || !isRight) throw new Error(`${address.path} answers ${answer?.status} without load`)
        known.set(address.path, (known.get(address.path) ?? new Set()).add(statusAndContent(answer)))
      }
      await wait(1000)
    }
    await stopSite(site)
  }
  hub.mood = before
  return [...known].map(([path, answers]) => [path, [...answers]] as const)
}

export const questionOf = ({ path, accept }: Address, host: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: ${accept}\r\n\r\n`
