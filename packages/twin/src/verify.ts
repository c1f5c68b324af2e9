import { parseArgs } from 'node:util'
import { WITHHELD } from '@model-snippets/core/verification'
import { enumerateChatCases, offersFor } from './matrix/cases.ts'
import { describeComparison, openQuestions, writeComparison } from './matrix/comparison.ts'
import { Laboratory } from './matrix/laboratory.ts'
import { type MatrixOptions, type MatrixResult, verifyChat } from './matrix/matrix.ts'
import { comparePeer, peerQuestions, peerSample } from './matrix/peer.ts'
import { makeRecord, readRecord, writeRecord } from './matrix/record.ts'
import { plainPlay } from './matrix/scenes.ts'
import { writeSentOtherwise } from './matrix/sent-otherwise.ts'
import { verifyTasks } from './matrix/task-matrix.ts'
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
  npm run verify -- --peer             the whole comparison with the published generator alone; writes its record
`

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

async function showCell(lab: Laboratory, key: string): Promise<boolean> {
  const names = new Set<string>()
  for (const one of enumerateChatCases()) {
    const { offered, skipped } = offersFor(one)
    const cell = offered.find((each) => each.key === key)
    const refusal = skipped.find((each) => each.key === key)
    if (refusal !== undefined) {
      say(`${key} is not offered: ${refusal.reason}`)
      return false
    }
    for (const each of offered) names.add(each.key)
    if (cell === undefined) continue
    const findings = await readTrial(lab, one, cell.snippet)
    const trial = await runTrial(lab, one, cell.snippet, plainPlay(one, 'answer'))
    say(describeTrial(key, cell.snippet, trial, findings))
    return findings.length + trial.findings.length === 0
  }
  const near = [...names].filter((name) => name.startsWith(key.split('/').slice(0, 2).join('/')))
  say(`There is no cell ${key}. Cells are named like ${(near.length > 0 ? near : [...names]).slice(0, 3).join(', ')}.`)
  return false
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
  const reasons = new Map<string, number>()
  for (const { reason } of result.skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  for (const [reason, count] of reasons) say(`not offered, ${count} times: ${reason}`)
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

/** A few providers of every kind, for all clients, modes and streaming. */
const QUICK = ['/auto/', '/together/', '/hf-inference/', '/openai/']

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      cell: { type: 'string' },
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      peer: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    say(USAGE)
    return 0
  }
  const lab = await Laboratory.open()
  try {
    if (values.cell !== undefined) return (await showCell(lab, values.cell)) ? 0 : 1
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
      wants: (key) => wants(key) && (!values.check || key.endsWith('/routed')),
    })
    summarise('tasks', tasks, lab.releases)
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
