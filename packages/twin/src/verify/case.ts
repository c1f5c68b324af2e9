import { clientKey, readCaseKey } from '@model-snippets/core/verification'
import { allOffers, plannedCases } from '../cases/cases.ts'
import { allRuns, runNamed } from '../plan/plan.ts'
import type { Harness } from '../trials/harness.ts'
import { describeTrial } from '../trials/transcript.ts'
import { readTrial, runTrial } from '../trials/trial.ts'
import { say } from './say.ts'

function sayNotOffered(what: string, reason: string): false {
  say(`${what} is not offered: ${reason}`)
  return false
}

/** Shows a case in one of its runs. @returns whether it passed */
export async function showCase(harness: Harness, key: string, name: string | undefined): Promise<boolean> {
  const offers = allOffers()
  const refusal = offers.flatMap(({ plain }) => plain.skipped).find((each) => each.key === key)
  if (refusal !== undefined) return sayNotOffered(key, refusal.reason)
  const offer = offers.find(({ plain }) => plain.offered.some((each) => each.key === key))
  if (offer === undefined) {
    const names = offers.flatMap(({ plain }) => plain.offered.map((each) => each.key))
    const near = names.filter((each) => each.startsWith(clientKey(readCaseKey(key))))
    say(`There is no case ${key}. Cases are named like ${(near.length > 0 ? near : names).slice(0, 3).join(', ')}.`)
    return false
  }
  const planned = plannedCases([offer]).filter((each) => each.key === key)
  const runs = planned.flatMap(allRuns)
  const run = name === undefined ? runs[0] : runNamed(name, runs)
  if (run === undefined) {
    say(`${key} is not run with ${name}; it is run with ${runs.map((each) => each.name).join(', ')}.`)
    return false
  }
  const asked = offer.with(run.chosen)
  const snippet = asked.offered.find((each) => each.key === key)?.snippet
  if (snippet === undefined) {
    const reason = asked.skipped.find((each) => each.key === key)?.reason ?? 'without a reason'
    return sayNotOffered(`${key}, ${run.name},`, reason)
  }
  const read = await readTrial(harness, asked, snippet)
  const { transcript, published, findings } = await runTrial(harness, asked, snippet, run)
  const all = [...read, ...findings]
  say(describeTrial(key, snippet, { run: run.name, transcript, published, findings: all }))
  return all.length === 0
}
