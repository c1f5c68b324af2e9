import { WITHHELD } from '@model-snippets/core/verification'
import type { Question } from '../cases/case.ts'
import { describeComparison, openQuestions, writeComparison } from '../peer/comparison.ts'
import { comparePeer } from '../peer/peer.ts'
import { questionsToBoth } from '../peer/peer-questions.ts'
import { sampleOf } from '../plan/sample.ts'
import { SEED } from '../plan/seed.ts'
import { writeSentOtherwise } from '../record/sent-otherwise.ts'
import type { Harness } from '../trials/harness.ts'
import { say, secondsSince, today, WRITTEN } from './say.ts'

/** How many questions a check compares. The record has the answers to the others. */
const SAMPLE_SIZE = 6

const nameOf = ({ task, provider, target, streaming }: Question): string =>
  [task, provider, target, streaming ? 'stream' : 'whole'].join('/')

/** @returns whether nothing is left to do: our examples pass, and we have all that work */
export async function showPeer(
  harness: Harness,
  { all, seed = String(SEED) }: { readonly all: boolean; readonly seed?: string },
): Promise<boolean> {
  const questions = all ? questionsToBoth() : sampleOf(questionsToBoth(), nameOf, seed, SAMPLE_SIZE)
  const started = performance.now()
  let done = 0
  const comparison = await comparePeer(harness, questions, () => {
    done++
    if (done % 50 === 0) say(`${done} of ${questions.length} questions, ${secondsSince(started)} s`)
  })
  say(
    `\nThe same ${questions.length} questions to the published generator, judged alike, ${secondsSince(started)} s:\n`,
  )
  say(describeComparison(comparison))
  const open = openQuestions(comparison, WITHHELD)
  for (const text of open) say(`  ${text}`)
  if (all) {
    await writeComparison(comparison, today())
    say(`${await writeSentOtherwise(harness)} cases whose client words the request in a way of its own`)
    say(WRITTEN)
  }
  return open.length === 0
}
