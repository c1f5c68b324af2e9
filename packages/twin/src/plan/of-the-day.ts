import { CLIENTS } from '@model-snippets/core'
import { sampleOfDay } from './sample-of-day.ts'

/** A framework's packages take longer to install than its examples to run: of all of them, so many on a day. */
const FRAMEWORKS_A_DAY = 4

/** What an example is written for: its language, and its client's id. */
interface ForClient {
  readonly language: string
  readonly client: string
}

const nameOf = ({ language, client }: ForClient): string => `${language}/${client}`

/**
 * Whether an example of a client is run on a day for no other reason than that its turn has come. Plain clients are each
 * day; frameworks take turns, as what they install is made for them alone. An example that the record does not hold is
 * run on every day.
 *
 * @param day `2026-11-27` or `20261127`
 */
export function isOfDay(day: string | number): (example: ForClient) => boolean {
  const frameworks = CLIENTS.flatMap(({ id: client, language, framework }) =>
    framework === undefined ? [] : [{ language, client }],
  )
  const seed = String(day).replaceAll('-', '')
  const chosen = new Set(sampleOfDay(frameworks, nameOf, seed, FRAMEWORKS_A_DAY).map(nameOf))
  const left = new Set(frameworks.map(nameOf).filter((name) => !chosen.has(name)))
  return (example) => !left.has(nameOf(example))
}
