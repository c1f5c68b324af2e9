import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { WITHHELD } from '@model-snippets/core/verification'
import { readOptions, wholeNumber } from './command-line.ts'
import { enumerateChatCases, offersFor } from './matrix/cases.ts'
import { describeComparison, openQuestions, writeComparison } from './matrix/comparison.ts'
import { runHostileCampaign } from './matrix/hostile-campaign.ts'
import { Laboratory } from './matrix/laboratory.ts'
import { type MatrixOptions, type MatrixResult, verifyChat } from './matrix/matrix.ts'
import { comparePeer, peerQuestions, peerSample } from './matrix/peer.ts'
import { makeRecord, readRecord, writeRecord } from './matrix/record.ts'
import { plainPlay } from './matrix/scenes.ts'
import { writeSentOtherwise } from './matrix/sent-otherwise.ts'
import { plannedCells, taskOffers, verifyTasks } from './matrix/task-matrix.ts'
import { furtherPlays, plainPlay as plainTaskPlay, playNamed } from './matrix/task-plan.ts'
import { readTaskTrial, runTaskTrial } from './matrix/task-trial.ts'
import { describeTrial } from './matrix/transcript.ts'
import { readTrial, runTrial } from './matrix/trial.ts'

const USAGE = `Runs the examples against the loopback twin and writes what became of them.

  npm run verify                       every cell, and the whole comparison with the published generator; writes both
                                       records
  npm run verify -- --check            chat cells, and routed cells of every other task; writes nothing
  npm run verify -- --quick            a sample; writes nothing
  npm run verify -- --only TEXT        cells whose name contains TEXT; writes nothing
  npm run verify -- --only TEXT --update   the same, and puts the outcome into the record
  npm run verify -- --cell KEY         one cell with its whole transcript, for example
                                       python/openai/conversational/together/routed
  npm run verify -- --cell KEY --scene NAME
                                       the same while the service plays something else, or with other options:
                                       refused-401, job-failed, every-option, 'job-failed with lora', …
                                       (any other word lists them)
  npm run verify -- --hostile COUNT [--seed N]
                                       that many examples of all tasks, chat among them, with inputs that mean
                                       harm, of a seed that is printed
  npm run verify -- --peer             the whole comparison with the published generator alone; writes its record
`

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Shows one run of one chat cell; undefined when there is no such cell. */
async function showChatCell(lab: Laboratory, key: string, names: Set<string>): Promise<boolean | undefined> {
  for (const one of enumerateChatCases()) {
    const { offered, skipped } = offersFor(one)
    for (const each of offered) names.add(each.key)
    const refusal = skipped.find((each) => each.key === key)
    if (refusal !== undefined) return sayNotOffered(key, refusal.reason)
    const cell = offered.find((each) => each.key === key)
    if (cell === undefined) continue
    const read = await readTrial(lab, one, cell.snippet)
    const { play, transcript, expectation, findings } = await runTrial(lab, one, cell.snippet, plainPlay(one, 'answer'))
    const expected = [{ client: expectation.oracle, request: expectation.request }]
    const all = [...read, ...findings]
    say(describeTrial(key, cell.snippet, { play, transcript, expected, findings: all }))
    return all.length === 0
  }
  return undefined
}

/** The same for a cell of another task, with any of the things that it is run with. */
async function showTaskCell(
  lab: Laboratory,
  key: string,
  scene: string | undefined,
  names: Set<string>,
): Promise<boolean | undefined> {
  for (const offer of taskOffers()) {
    const { offered, skipped } = offer.plain
    for (const each of offered) names.add(each.key)
    const refusal = skipped.find((each) => each.key === key)
    if (refusal !== undefined) return sayNotOffered(key, refusal.reason)
    const cell = offered.find((each) => each.key === key)
    if (cell === undefined) continue
    const planned = plannedCells([offer]).filter((each) => each.key === key)
    const plays = [plainTaskPlay(offer.reach), ...planned.flatMap(furtherPlays)]
    const play = scene === undefined ? plays[0] : playNamed(scene, plays)
    if (play === undefined) {
      say(`${key} is not run with ${scene}; it is run with ${plays.map(({ name }) => name).join(', ')}.`)
      return false
    }
    const one = offer.chosen(play.chosen)
    const snippet = one.offered.find((each) => each.key === key)?.snippet
    if (snippet === undefined) {
      const reason = one.skipped.find((each) => each.key === key)?.reason ?? 'without a reason'
      return sayNotOffered(`${key}, ${play.name},`, reason)
    }
    const read = await readTaskTrial(lab, one, snippet)
    const { transcript, published, findings } = await runTaskTrial(lab, one, snippet, play.scene)
    const all = [...read, ...findings]
    say(describeTrial(key, snippet, { play: play.name, transcript, expected: published, findings: all }))
    return all.length === 0
  }
  return undefined
}

function sayNotOffered(what: string, reason: string): false {
  say(`${what} is not offered: ${reason}`)
  return false
}

async function showCell(lab: Laboratory, key: string, scene: string | undefined): Promise<boolean> {
  const names = new Set<string>()
  const shown = (await showChatCell(lab, key, names)) ?? (await showTaskCell(lab, key, scene, names))
  if (shown !== undefined) return shown
  const near = [...names].filter((name) => name.startsWith(key.split('/').slice(0, 2).join('/')))
  say(`There is no cell ${key}. Cells are named like ${(near.length > 0 ? near : [...names]).slice(0, 3).join(', ')}.`)
  return false
}

function counted(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

function summarise(
  what: string,
  result: Pick<MatrixResult, 'cells' | 'skipped'>,
  releases: Laboratory['releases'],
): void {
  const clients = new Map<string, { offered: number; passed: number; runs: number }>()
  for (const cell of result.cells) {
    const row = clients.get(cell.client) ?? { offered: 0, passed: 0, runs: 0 }
    row.offered++
    row.runs += cell.runs
    if (cell.problems.length === 0) row.passed++
    clients.set(cell.client, row)
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
  const failed = result.cells.filter((cell) => cell.problems.length > 0)
  const runs = result.cells.reduce((sum, cell) => sum + cell.runs, 0)
  say(
    `\n${what}: ${result.cells.length} cells offered, ${result.cells.length - failed.length} passed, ${failed.length} failed (${runs} runs)`,
  )
  for (const cell of failed) say(`  ${cell.key}\n${cell.problems.map((text) => `    ${text}`).join('\n')}`)
  for (const [reason, count] of counted(result.skipped.map(({ reason }) => reason)))
    say(`not offered, ${count} times: ${reason}`)
}

/** @returns whether the comparison leaves nothing to do: what we offer passes, and nothing that works is missing */
async function showPeer(lab: Laboratory, all: boolean): Promise<boolean> {
  const questions = all ? peerQuestions() : peerSample()
  const started = performance.now()
  let done = 0
  const comparison = await comparePeer(lab, questions, () => {
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
    say(`${await writeSentOtherwise(lab)} cells whose client words the request in a way of its own`)
    say(WRITTEN)
  }
  return open.length === 0
}

const WRITTEN = '\nThe record is written; `npm run generate` writes the documents that show it.'

const secondsSince = (started: number): number => Math.round((performance.now() - started) / 1000)

const today = (): string => new Date().toISOString().slice(0, 10)

/** @param given the seed; another one each time when there is none */
async function showHostile(lab: Laboratory, count: number, given: string | undefined): Promise<boolean> {
  const seed = given === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', given)
  const started = performance.now()
  say(`seed ${seed}`)
  const reasons: string[] = []
  let ran = 0
  let failed = 0
  let done = 0
  await runHostileCampaign(lab, count, seed, (result) => {
    done++
    if (result.key !== undefined) ran++
    reasons.push(...result.reasons)
    if (result.problems.length > 0) {
      failed++
      say(`seed ${result.seed}, ${result.key ?? 'no cell'}\n${result.problems.map((text) => `  ${text}`).join('\n')}`)
    }
    if (done % 100 === 0) say(`${done} cases, ${secondsSince(started)} s`)
  })
  say(`hostile: ${count} cases, ${ran} of them with an example that was run, ${failed} differ`)
  for (const [reason, times] of counted(reasons)) {
    if (!/no method for the task|has no argument/.test(reason)) say(`not offered, ${times} times: ${reason}`)
  }
  return failed === 0
}

/** A few providers of every kind, for all clients, modes and streaming. */
const QUICK = ['/auto/', '/together/', '/hf-inference/', '/openai/']

async function main(): Promise<number> {
  const values = readOptions(USAGE, {
    cell: { type: 'string' },
    scene: { type: 'string' },
    hostile: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    peer: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
  })
  // An example waits for answers a third of its time: two for each core keep the machine busy.
  const lab = await Laboratory.open(2 * availableParallelism())
  try {
    if (values.cell !== undefined) return (await showCell(lab, values.cell, values.scene)) ? 0 : 1
    if (values.hostile !== undefined) {
      return (await showHostile(lab, wholeNumber('--hostile', values.hostile), values.seed)) ? 0 : 1
    }
    if (values.peer) return (await showPeer(lab, true)) ? 0 : 1
    const started = performance.now()
    const partial = values.quick || values.only !== undefined
    const only = values.only ?? ''
    const wants = (key: string): boolean =>
      key.includes(only) && (!values.quick || QUICK.some((part) => key.includes(part)))
    const matrixOptions: MatrixOptions = {
      wants,
      onCell: (cell, done) => {
        if (cell.problems.length > 0) say(`failed: ${cell.key}: ${cell.problems[0]}`)
        else if (done % 50 === 0) say(`${done} cells, ${secondsSince(started)} s`)
      },
    }
    const result = await verifyChat(lab, matrixOptions)
    summarise('chat', result, lab.releases)
    for (const text of result.disagreements) say(`published clients differ, ${text}`)
    const tasks = await verifyTasks(lab, {
      ...matrixOptions,
      ...(values.check ? { all: new Set() } : {}),
      wants: (key) => wants(key) && (!values.check || key.endsWith('/routed')),
    })
    summarise('tasks', tasks, lab.releases)
    for (const [text, count] of counted(tasks.without.map(({ play, reason }) => `${play}: ${reason}`)))
      say(`not offered with options, ${count} times, ${text}`)
    const cells = [...result.cells, ...tasks.cells]
    if ((!partial && !values.check) || values.update) {
      const earlier = partial ? (await readRecord()).cells : {}
      await writeRecord(makeRecord(cells, lab.releases, today(), earlier))
      say(WRITTEN)
    }
    const holdsItsOwn = partial || (await showPeer(lab, !values.check))
    const withheld = new Set(Object.keys(WITHHELD))
    return holdsItsOwn && cells.every(({ key, problems }) => problems.length === 0 || withheld.has(key)) ? 0 : 1
  } finally {
    await lab.close()
  }
}

process.exitCode = await main()
