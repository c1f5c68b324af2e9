import { listSeenErrors } from '@model-snippets/core/errors/seen'
import { clientKey } from '@model-snippets/core/verification'
import { recordSeen, seenKey, writeSeen } from '../errors/record.ts'
import { allProvocations, type Provocation, provoke } from '../errors/run-errors.ts'
import { languageOf } from '../languages/index.ts'
import type { Harness } from '../trials/harness.ts'
import { inParallel } from '../trials/in-parallel.ts'
import { say, secondsSince, today, WRITTEN } from './say.ts'

const keyOf = ({ language, client, failure }: Provocation): string =>
  seenKey({ language, client, failure: failure.name })

interface ErrorsChoice {
  /** Runs the failures whose name contains this text, even if they're recorded. */
  readonly only: string | undefined
  /** Runs all failures. */
  readonly all: boolean
}

/**
 * Triggers every failure in examples, and records what they print.
 *
 * @returns whether all of them failed, as they should
 */
export async function showErrors(harness: Harness, { only, all }: ErrorsChoice): Promise<boolean> {
  const started = performance.now()
  const wanted = await allProvocations()
  const earlier = listSeenErrors()
  const known = new Map(earlier.map((each) => [seenKey(each), each]))
  const isHeld = (each: Provocation): boolean => {
    const found = known.get(keyOf(each))
    const release = harness.releases.get(clientKey(each))
    return found?.digest === each.digest && found.release === release?.release
  }
  const chosen = wanted.filter((each) => (only === undefined ? all || !isHeld(each) : keyOf(each).includes(only)))
  say(`${wanted.length} failures of examples, ${chosen.length} of them to run`)
  const seen: Awaited<ReturnType<typeof provoke>>[] = []
  let passed = true
  await inParallel(chosen, async (each) => {
    const found = await provoke(harness, each, today())
    seen.push(found)
    // If a program copies responses, an error in a stream doesn't make it fail.
    const isCopied = each.failure.way.kind === 'stream' && languageOf(each.language).output.copiesAnswers
    if ((found.exitCode === 0 && !isCopied) || found.printed === '') {
      passed = false
      say(`${keyOf(each)}: ended with ${found.exitCode} and printed ${JSON.stringify(found.printed)}`)
    }
    if (seen.length % 50 === 0) say(`${seen.length} runs, ${secondsSince(started)} s`)
  })
  await writeSeen(
    recordSeen(
      seen,
      earlier,
      wanted.map(({ language, client, failure }) => ({ language, client, failure: failure.name })),
    ),
  )
  say(`errors: ${seen.length} runs, ${secondsSince(started)} s`)
  say(WRITTEN)
  return passed
}
