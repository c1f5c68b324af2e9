import { CLIENTS } from '@model-snippets/core'
import { sampleOf } from './sample.ts'

/** A framework's packages take longer to install than its examples to run: of all of them, a sample has so many. */
const FRAMEWORKS_AT_ONCE = 4

/** What an example is written for: its language, and its client's id. */
interface ForClient {
  readonly language: string
  readonly client: string
}

const nameOf = ({ language, client }: ForClient): string => `${language}/${client}`

/**
 * Whether an example of a client is in a sample for no other reason than that its turn has come. Plain clients always are;
 * frameworks take turns, as what they install is made for them alone. An example that the record does not hold is always
 * run.
 *
 * @param seed another one has other frameworks
 */
export function hasTurn(seed: string | number): (example: ForClient) => boolean {
  const frameworks = CLIENTS.flatMap(({ id: client, language, framework }) =>
    framework === undefined ? [] : [{ language, client }],
  )
  const chosen = new Set(sampleOf(frameworks, nameOf, String(seed), FRAMEWORKS_AT_ONCE).map(nameOf))
  const left = new Set(frameworks.map(nameOf).filter((name) => !chosen.has(name)))
  return (example) => !left.has(nameOf(example))
}
