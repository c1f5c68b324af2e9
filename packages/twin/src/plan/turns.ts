import { CLIENTS } from '@model-snippets/core'
import { sampleOf } from './sample.ts'

/** The number of frameworks in a sample, because their packages take longer to install than their examples to run. */
const FRAMEWORKS_AT_ONCE = 4

/** What an example is written for: its language and its client's id. */
interface ForClient {
  readonly language: string
  readonly client: string
}

const nameOf = ({ language, client }: ForClient): string => `${language}/${client}`

/**
 * Whether a client's examples are in a sample because it's their turn. Plain clients always are; frameworks take turns,
 * because their packages are only installed for them. Examples that aren't recorded always run.
 *
 * @param seed determines the frameworks
 */
export function hasTurn(seed: string | number): (example: ForClient) => boolean {
  const frameworks = CLIENTS.flatMap(({ id: client, language, framework }) =>
    framework === undefined ? [] : [{ language, client }],
  )
  const chosen = new Set(sampleOf(frameworks, nameOf, String(seed), FRAMEWORKS_AT_ONCE).map(nameOf))
  const left = new Set(frameworks.map(nameOf).filter((name) => !chosen.has(name)))
  return (example) => !left.has(nameOf(example))
}
