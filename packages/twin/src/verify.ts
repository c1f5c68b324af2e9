import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { clientKey, readCaseKey, WITHHELD } from '@model-snippets/core/verification'
import { readOptions, wholeNumber } from './command-line.ts'
import { TWIN_LANGUAGES } from './languages/index.ts'
import { allOffers, plannedCases } from './matrix/cases.ts'
import { describeComparison, openQuestions, writeComparison } from './matrix/comparison.ts'
import { Harness } from './matrix/harness.ts'
import { hostileTasks, hostileTools, runHostileCampaign } from './matrix/hostile-campaign.ts'
import { type MatrixResult, verifyAll, type WorkResult } from './matrix/matrix.ts'
import { comparePeer, sampleOf } from './matrix/peer.ts'
import { questionsToBoth } from './matrix/peer-questions.ts'
import { allRuns, hashOf, runNamed } from './matrix/plan.ts'
import { isRecorded, readRecord, recordTexts, type TextRecord, writeRecord } from './matrix/record.ts'
import { runSchemaCampaign, type SchemaResult } from './matrix/schema-campaign.ts'
import { writeSentOtherwise } from './matrix/sent-otherwise.ts'
import { describeTrial } from './matrix/transcript.ts'
import { readTrial, runTrial } from './matrix/trial.ts'
import { twinDigest } from './matrix/twin-digest.ts'
import { allWorks, nameOf, type Work, worksNamed } from './matrix/works.ts'
import { runModelCampaign, type SchemaTime } from './models/model-campaign.ts'

const USAGE = `Runs the examples against the loopback twin and writes what became of them.

  npm run verify                       every example that the record does not hold: its text is new, or its client's
                                       release, or what it is run with; writes the record
  npm run verify -- --all              every example, and the whole comparison with the published generator; writes
                                       both records
  npm run verify -- --check [--seed DAY]
                                       every example that the record does not hold, and of the rest a sample that moves
                                       with the day, some of it on further releases of the interpreter, as Node.js 22 and
                                       26; writes nothing
  npm run verify -- --check --most N   of the examples that the record does not hold N at most, and nothing else
  npm run verify -- --only TEXT        examples whose name contains TEXT, recorded or not; writes nothing
  npm run verify -- --only TEXT --update   the same, and puts the outcome into the record
  npm run verify -- --only TEXT --missing  those of them that the record does not hold, and puts the outcome into it
  npm run verify -- --case KEY         one case with its whole transcript, for example
                                       python/openai/conversational/together/routed
  npm run verify -- --case KEY --scenario NAME
                                       the same while the service plays something else, or with other options:
                                       refused-401, job-failed, every-option, 'job-failed with lora', …
                                       (any other word lists them)
  npm run verify -- --scenario NAME    every case that can be run so, or so many as --only names; with * at its end every
                                       run whose name begins so, as 'harm-*'; writes nothing
  npm run verify -- --hostile COUNT [--seed N]
                                       that many examples of all tasks, chat among them, with inputs that mean
                                       harm, of a seed that is printed
  npm run verify -- --tools COUNT [--seed N]
                                       that many tool loops, with tools that mean harm and models that call them,
                                       of a seed that is printed
  npm run verify -- --models COUNT [--seed N]
                                       that many hostile schemas: each is refused by name, or its models compile
  npm run verify -- --models COUNT --uncompiled [--seed N]
                                       the same, written alone: none may take longer than 50 ms of the processor
  npm run verify -- --schemas COUNT [--seed N]
                                       that many random schemas with every client, of a seed that is printed: what is
                                       sent, an answer that fits, and one that does not
  npm run verify -- --peer             the whole comparison with the published generator alone; writes its record
`

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

function sayNotOffered(what: string, reason: string): false {
  say(`${what} is not offered: ${reason}`)
  return false
}

/** Shows one run of one case, in any of its runs. @returns whether it passed */
async function showCase(harness: Harness, key: string, name: string | undefined): Promise<boolean> {
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

function counted(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
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
  for (const [defect, count] of counted(result.followedHarm.map(({ defect }) => defect)))
    say(`not played, ${count} times, as the client follows it: docs/known-client-defects/${defect}`)
}

/** @returns whether the comparison leaves nothing to do: what we offer passes, and nothing that works is missing */
async function showPeer(harness: Harness, all: boolean): Promise<boolean> {
  const questions = all ? questionsToBoth() : sampleOf(questionsToBoth())
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

/** The record is written after so many examples, too: a run that is ended early goes on from there. */
const KEPT_EACH = 200

const WRITTEN = '\nThe record is written; `npm run generate` writes the documents that show it.'

const secondsSince = (started: number): number => Math.round((performance.now() - started) / 1000)

const today = (): string => new Date().toISOString().slice(0, 10)

/** @param given the seed; another one each time when there is none */
async function showHostile(
  harness: Harness,
  questions: typeof hostileTasks,
  count: number,
  given: string | undefined,
): Promise<boolean> {
  const seed = given === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', given)
  const started = performance.now()
  say(`seed ${seed}`)
  const reasons: string[] = []
  let ran = 0
  let failed = 0
  let done = 0
  await runHostileCampaign(harness, questions, count, seed, (result) => {
    done++
    if (result.key !== undefined) ran++
    reasons.push(...result.reasons)
    if (result.problems.length > 0) {
      failed++
      say(`seed ${result.seed}, ${result.key ?? 'no case'}\n${result.problems.map((text) => `  ${text}`).join('\n')}`)
    }
    if (done % 100 === 0) say(`${done} cases, ${secondsSince(started)} s`)
  })
  say(`hostile: ${count} cases, ${ran} of them with an example that was run, ${failed} differ`)
  for (const [reason, times] of counted(reasons)) {
    if (!/no method for the task|has no argument/.test(reason)) say(`not offered, ${times} times: ${reason}`)
  }
  return failed === 0
}

/** @param given as for `showHostile` */
async function showSchemas(harness: Harness, count: number, given: string | undefined): Promise<boolean> {
  const seed = given === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', given)
  const started = performance.now()
  say(`seed ${seed}`)
  const results: SchemaResult[] = []
  await runSchemaCampaign(harness, count, seed, (result) => {
    results.push(result)
    if (result.problems.length > 0) {
      say(`seed ${result.seed}\n${result.problems.map((text) => `  ${text}`).join('\n')}`)
    }
    if (results.length % 50 === 0) say(`${results.length} schemas, ${secondsSince(started)} s`)
  })
  const sum = (of: (result: SchemaResult) => number): number => results.reduce((total, each) => total + of(each), 0)
  const failed = results.filter(({ problems }) => problems.length > 0).length
  say(
    `schemas: ${count}, ${sum(({ fitting }) => fitting)} answers that fit and ${sum(({ wrong }) => wrong)} that do not, ${failed} schemas wrong, ${secondsSince(started)} s`,
  )
  for (const [reason, times] of counted(results.flatMap(({ reasons }) => reasons))) {
    say(`not offered, ${times} times: ${reason}`)
  }
  return failed === 0
}

/** How many of the examples that the record holds are run again in a check: it takes no longer as the record grows. */
const SAMPLE_SIZE = 200

/** So many examples on each further release of a language's interpreter. */
const SAMPLE_SIZE_ON_OTHERS = 10

const sampleOfDay = (works: readonly Work[], seed: string, size: number): readonly Work[] =>
  works
    .map((work) => ({ work, place: hashOf(`${seed} ${nameOf(work)}`) }))
    .sort((a, b) => a.place - b.place)
    .slice(0, size)
    .map(({ work }) => work)

/** Runs a sample of a language's examples on further releases of its interpreter. @returns whether all passed */
async function showOnOthers(harness: Harness, works: readonly Work[], seed = today()): Promise<boolean> {
  let passed = true
  for (const { id } of TWIN_LANGUAGES) {
    const sample = sampleOfDay(
      works.filter(({ snippet }) => snippet.language === id),
      seed,
      SAMPLE_SIZE_ON_OTHERS,
    )
    for (const { name, harness: other } of await harness.onOthers(id)) {
      say(`\na sample of the day ${seed} on ${name}`)
      const { results } = await verifyAll(other, sample)
      const failed = results.filter(({ problems }) => problems.length > 0)
      for (const each of failed) say(`failed: on ${name}: ${nameOf(each)}: ${each.problems[0]}`)
      say(`others: ${results.length - failed.length} passed, ${failed.length} failed`)
      passed &&= failed.length === 0
    }
  }
  return passed
}

/** The examples to run, and why these. */
function chosenWorks(
  works: readonly Work[],
  record: TextRecord,
  releases: Harness['releases'],
  { all, check, most, only, missing: isMissing, scenario, seed = today() }: Choice,
): Work[] {
  if (only !== undefined)
    return works.filter((work) => nameOf(work).includes(only) && !(isMissing && isRecorded(work, record, releases)))
  if (all || scenario !== undefined) return [...works]
  // What one text met is on record once: all cases whose example it is are run together.
  const open = new Set(works.filter((work) => !isRecorded(work, record, releases)).map(({ digest }) => digest))
  const missing = works.filter(({ digest }) => open.has(digest))
  say(`${works.length} examples, ${missing.length} of them not on record as they are`)
  if (check && most !== undefined) return [...sampleOfDay(missing, seed, wholeNumber('--most', most))]
  if (!check) return missing
  const held = works.filter(({ digest }) => !open.has(digest))
  const sample = sampleOfDay(held, seed, SAMPLE_SIZE)
  say(`a sample of the ${held.length} others, ${sample.length}, of the day ${seed}: repeat it with --seed ${seed}`)
  return [...missing, ...sample]
}

interface Choice {
  readonly all: boolean
  readonly check: boolean
  readonly missing: boolean
  readonly most?: string
  readonly only?: string
  readonly scenario?: string
  readonly seed?: string
}

/** Compiles the models of hostile schemas. @returns whether nothing was wrong */
async function showModels(count: number, given: string | undefined, isCompiled: boolean): Promise<boolean> {
  const seed = given === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', given)
  say(`seed ${seed}`)
  const { accepted, refused, compiled, times, problems } = await runModelCampaign(count, seed, { isCompiled })
  for (const problem of problems) say(problem)
  for (const [words, number] of refused) say(`refused ${number} times: ${words}`)
  for (const [language, number] of compiled) say(`${language}: ${number} programs compiled`)
  say(`models: ${count} schemas, ${accepted} accepted, ${problems.length} problems`)
  return (isCompiled || showTimes(times)) && problems.length === 0
}

/** Milliseconds of the processor that the examples of a schema take at most, those of all clients. */
const LONGEST_SCHEMA = 50

/** @returns whether no schema took too long */
function showTimes(times: readonly SchemaTime[]): boolean {
  const rounded = (milliseconds = 0): number => Math.round(milliseconds * 10) / 10
  const oneClient = times.map((each) => each.oneClient).sort((a, b) => a - b)
  const [middle, slowest] = [times[times.length >> 1], times.at(-1)]
  say(`ms a schema, one client: median ${rounded(oneClient[times.length >> 1])}, longest ${rounded(oneClient.at(-1))}`)
  say(
    `ms a schema, all clients: median ${rounded(middle?.allClients)}, longest ${rounded(slowest?.allClients)} (seed ${slowest?.seed})`,
  )
  const long = times.filter(({ allClients }) => allClients > LONGEST_SCHEMA)
  for (const { seed, allClients } of long) say(`seed ${seed}: ${rounded(allClients)} ms`)
  return long.length === 0
}

/** Runs the campaign that is asked for. @returns whether nothing was wrong; undefined when none is */
function showCampaign(
  harness: Harness,
  { hostile, tools, schemas, seed }: { readonly [name in 'hostile' | 'tools' | 'schemas' | 'seed']?: string },
): Promise<boolean> | undefined {
  if (hostile !== undefined) return showHostile(harness, hostileTasks, wholeNumber('--hostile', hostile), seed)
  if (tools !== undefined) return showHostile(harness, hostileTools, wholeNumber('--tools', tools), seed)
  return schemas === undefined ? undefined : showSchemas(harness, wholeNumber('--schemas', schemas), seed)
}

function sayOutcome(each: WorkResult, done: number, started: number): void {
  if (each.problems.length > 0) say(`failed: ${nameOf(each)}: ${each.problems[0]}`)
  else if (done % 50 === 0) say(`${done} examples, ${secondsSince(started)} s`)
}

/** Whether every example passed but for cases that are withheld already. */
function havePassed({ results }: MatrixResult): boolean {
  const withheld = new Set(Object.keys(WITHHELD))
  return results.every(
    ({ key, model, problems }) => problems.length === 0 || (model === undefined && withheld.has(key)),
  )
}

const OPTIONS = {
  case: { type: 'string' },
  scenario: { type: 'string' },
  hostile: { type: 'string' },
  tools: { type: 'string' },
  schemas: { type: 'string' },
  models: { type: 'string' },
  uncompiled: { type: 'boolean', default: false },
  seed: { type: 'string' },
  only: { type: 'string' },
  all: { type: 'boolean', default: false },
  peer: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  update: { type: 'boolean', default: false },
  missing: { type: 'boolean', default: false },
  most: { type: 'string' },
} as const

type Values = ReturnType<typeof readOptions<typeof OPTIONS>>

/** Does what the command asks for. @returns whether all of it passed */
async function passes(harness: Harness, values: Values): Promise<boolean> {
  if (values.case !== undefined) return showCase(harness, values.case, values.scenario)
  const campaign = await showCampaign(harness, values)
  if (campaign !== undefined) return campaign
  if (values.peer) return showPeer(harness, true)
  const started = performance.now()
  const works = await (values.scenario === undefined ? allWorks() : worksNamed(values.scenario))
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
  const holdsItsOwn = (!values.check && !values.all) || (await showPeer(harness, values.all))
  return holdsItsOwn && passedOnOthers && havePassed(result)
}

async function main(): Promise<number> {
  const values = readOptions(USAGE, OPTIONS)
  if (values.models !== undefined)
    return (await showModels(wholeNumber('--models', values.models), values.seed, !values.uncompiled)) ? 0 : 1
  // An example waits for answers a third of its time: two for each core keep the machine busy.
  const harness = await Harness.open(2 * availableParallelism())
  try {
    return (await passes(harness, values)) ? 0 : 1
  } finally {
    await harness.close()
  }
}

process.exitCode = await main()
