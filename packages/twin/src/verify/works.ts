import { clientKey, readCaseKey, WITHHELD } from '@model-snippets/core/verification'
import { wholeNumber } from '../command-line.ts'
import { TWIN_LANGUAGES } from '../languages/index.ts'
import { sampleOf, sampleOfEach } from '../plan/sample.ts'
import { SEED } from '../plan/seed.ts'
import { hasTurn } from '../plan/turns.ts'
import { allWorks, nameOf, type PlannedExample, worksNamed } from '../plan/works.ts'
import { isRecorded, openRuns, readRecord, recordTexts, type TextRecord, writeRecord } from '../record/record.ts'
import { type MatrixResult, verifyAll, type WorkResult } from '../record/run-works.ts'
import { twinDigest } from '../record/twin-digest.ts'
import type { Harness } from '../trials/harness.ts'
import { showPeer } from './peer.ts'
import { counted, say, secondsSince, today, WRITTEN } from './say.ts'

/** How many recorded examples per client a check runs again, so that it doesn't take longer as the record grows. */
const SAMPLE_SIZE = 2

/** The number of examples on each other release of a language's interpreter. */
const SAMPLE_SIZE_ON_OTHERS = 10

/** Runs a sample of a language's examples on other releases of its interpreter. @returns whether all passed */
async function showOnOthers(harness: Harness, works: readonly PlannedExample[], seed = String(SEED)): Promise<boolean> {
  const isMeant = hasTurn(seed)
  let passed = true
  for (const { id } of TWIN_LANGUAGES) {
    const sample = sampleOf(
      works.filter(({ snippet }) => snippet.language === id && isMeant(snippet)),
      nameOf,
      seed,
      SAMPLE_SIZE_ON_OTHERS,
    )
    for (const { name, harness: other } of await harness.onOthers(id)) {
      say(`\na sample of seed ${seed} on ${name}`)
      const { results } = await verifyAll(other, sample)
      const failed = results.filter(({ problems }) => problems.length > 0)
      for (const each of failed) say(`failed: on ${name}: ${nameOf(each)}: ${each.problems[0]}`)
      say(`others: ${results.length - failed.length} passed, ${failed.length} failed`)
      passed &&= failed.length === 0
    }
  }
  return passed
}

/** A run that was added to a recorded example runs alone. */
const isAll = (runs: PlannedExample['runs'], work: PlannedExample): boolean =>
  runs.length > 0 && runs.length === work.runs.length

/** Returns the examples to run, and why. */
function chosenWorks(
  works: readonly PlannedExample[],
  record: TextRecord,
  releases: Harness['releases'],
  { all, check, most, only, missing: isMissing, scenario, seed = String(SEED) }: Choice,
): PlannedExample[] {
  if (only !== undefined)
    return works.filter((work) => nameOf(work).includes(only) && !(isMissing && isRecorded(work, record, releases)))
  if (all || scenario !== undefined) return [...works]
  const asked = works.map((work) => ({ work, runs: openRuns(work, record, releases) }))
  // Each text is recorded once, so all cases with that example run together.
  const whole = new Set(asked.flatMap(({ work, runs }) => (isAll(runs, work) ? [work.digest] : [])))
  const isHeld = ({ work, runs }: (typeof asked)[number]): boolean => runs.length === 0 && !whole.has(work.digest)
  const missing = asked
    .filter((each) => !isHeld(each))
    .map(({ work, runs }): PlannedExample => (whole.has(work.digest) ? work : { ...work, runs, isRest: true }))
  say(`${works.length} examples, ${missing.length} of them not on record as they are`)
  if (check && most !== undefined) return [...sampleOf(missing, nameOf, seed, wholeNumber('--most', most))]
  if (!check) return missing
  const isMeant = hasTurn(seed)
  const held = asked.filter(isHeld).flatMap(({ work }) => (isMeant(work.snippet) ? [work] : []))
  const sample = sampleOfEach(held, ({ key }) => clientKey(readCaseKey(key)), nameOf, seed, SAMPLE_SIZE)
  say(`a sample of the ${held.length} others, ${SAMPLE_SIZE} of each client, ${sample.length}, of seed ${seed}`)
  return [...missing, ...sample]
}

interface Choice {
  readonly all: boolean
  readonly check: boolean
  readonly missing: boolean
  readonly update: boolean
  readonly most?: string
  readonly only?: string
  readonly scenario?: string
  readonly seed?: string
}

function sayOutcome(each: WorkResult, done: number, started: number): void {
  if (each.problems.length > 0) say(`failed: ${nameOf(each)}: ${each.problems[0]}`)
  else if (done % 50 === 0) say(`${done} examples, ${secondsSince(started)} s`)
}

/** Whether every example passed, except cases that are already withheld. */
function havePassed({ results }: MatrixResult): boolean {
  const withheld = new Set(Object.keys(WITHHELD))
  return results.every(
    ({ key, model, problems }) => problems.length === 0 || (model === undefined && withheld.has(key)),
  )
}

function summarise(result: MatrixResult, releases: Harness['releases']): void {
  const clients = new Map<string, { offered: number; passed: number; runs: number }>()
  for (const { key, runs, problems } of result.results) {
    const client = clientKey(readCaseKey(key))
    const row = clients.get(client) ?? { offered: 0, passed: 0, runs: 0 }
    row.offered++
    row.runs += runs
    if (problems.length === 0) row.passed++
    clients.set(client, row)
  }
  say(
    `\n${'client'.padEnd(24)}${'release'.padEnd(34)}${'offered'.padStart(8)}${'passed'.padStart(8)}${'runs'.padStart(8)}`,
  )
  for (const [client, row] of clients) {
    const release = releases.get(client)
    const name = release === undefined ? '' : `${release.package} ${release.release}`
    say(
      client.padEnd(24) +
        name.padEnd(34) +
        String(row.offered).padStart(8) +
        String(row.passed).padStart(8) +
        String(row.runs).padStart(8),
    )
  }
  const failed = result.results.filter((each) => each.problems.length > 0)
  const runs = result.results.reduce((sum, each) => sum + each.runs, 0)
  const texts = new Set(result.results.map(({ digest }) => digest)).size
  say(
    `\nmatrix: ${result.results.length} examples, ${texts} texts, ${result.results.length - failed.length} passed, ${failed.length} failed (${runs} runs)`,
  )
  for (const each of failed) say(`  ${nameOf(each)}\n${each.problems.map((text) => `    ${text}`).join('\n')}`)
  for (const [reason, count] of counted(result.skipped.map(({ reason }) => reason)))
    say(`not offered, ${count} times: ${reason}`)
  for (const text of result.disagreements) say(`published clients differ, ${text}`)
  for (const [text, count] of counted(result.without.map(({ run, reason }) => `${run}: ${reason}`)))
    say(`not offered with options, ${count} times, ${text}`)
  for (const [defect, count] of counted(result.followedMalice.map(({ defect }) => defect)))
    say(`not played, ${count} times, as the client follows it: docs/known-client-defects/${defect}`)
}

/** The record is also written after this many examples, so that an interrupted run can continue. */
const KEPT_EACH = 25

/** Runs the selected examples, and records the results. @returns whether all passed */
export async function showWorks(harness: Harness, values: Choice): Promise<boolean> {
  const started = performance.now()
  const works = await (values.scenario === undefined ? allWorks() : worksNamed(values.scenario, values.only))
  const earlier = await readRecord()
  const twin = await twinDigest()
  const chosen = chosenWorks(works, earlier, harness.releases, values)
  const otherTwins = Object.values(earlier.runs).filter((run) => run.twin !== twin).length
  if (!values.all && otherTwins > 0) say(`${otherTwins} of the runs on record were judged by an earlier twin`)
  const isWritten =
    values.scenario === undefined && (values.only === undefined ? !values.check : values.update || values.missing)
  const means = { releases: harness.releases, twin, date: today() }
  const write = (results: readonly WorkResult[], base: TextRecord | undefined): Promise<void> =>
    writeRecord(recordTexts(results, means, works, base))
  const ended: WorkResult[] = []
  let writing = Promise.resolve()
  const result = await verifyAll(harness, chosen, (each, done) => {
    sayOutcome(each, done, started)
    ended.push(each)
    if (!isWritten || done % KEPT_EACH !== 0) return
    const results = [...ended]
    writing = writing.then(() => write(results, earlier))
  })
  await writing
  summarise(result, harness.releases)
  say(`${secondsSince(started)} s`)
  if (isWritten) {
    await write(result.results, values.all ? undefined : earlier)
    say(WRITTEN)
  }
  if (values.most !== undefined) return havePassed(result)
  const passedOnOthers = !values.check || (await showOnOthers(harness, works, values.seed))
  const holdsItsOwn = (!values.check && !values.all) || (await showPeer(harness, values))
  return holdsItsOwn && passedOnOthers && havePassed(result)
}
