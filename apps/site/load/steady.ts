/**
 * Asks the site as fast as it answers, over connections that stay open, and looks each answer up among the right ones of
 * its address. It runs as a process of its own: its parent sends it the right answers, and gets the counts each second.
 *
 *     node --import tsx steady.ts ORIGIN CONNECTIONS PAGE_CONNECTIONS
 */
import { connect } from 'node:net'
import { argv } from 'node:process'
import { ADDRESSES, type Address, PAGES } from './addresses.ts'
import { type Answer, AnswerReader } from './answer-reader.ts'
import { type KnownAnswers, questionOf, statusAndContent } from './known-answers.ts'

/** What was counted since the last report. */
export interface Report {
  answered: number
  /** Connections that ended under way, as they do when the server is restarted. */
  interrupted: number
  wrong: number
  /** What was wrong, the first few. */
  complaints: string[]
  /** Answers by duration: the tenth entry counts those of about 1.1^10 times 10 µs. */
  durations: number[]
}

const STEP = Math.log(1.1)
/** A duration's place in `durations`. */
export const placeOf = (milliseconds: number): number => Math.max(0, Math.round(Math.log(milliseconds * 100) / STEP))
/** The duration, in milliseconds, that a place stands for. */
export const durationAt = (place: number): number => Math.exp(place * STEP) / 100

const newReport = (): Report => ({ answered: 0, interrupted: 0, wrong: 0, complaints: [], durations: [] })

/** How many characters two texts begin with alike. */
function commonLength(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

/** Where a wrong answer parts from the right one that is most like it. */
export function differenceOf(wrong: string, right: readonly string[]): string {
  const at = Math.max(0, ...right.map((one) => commonLength(one, wrong)))
  return `${wrong.length} characters, wrong from ${at} on: ${JSON.stringify(wrong.slice(Math.max(0, at - 40), at + 100))}`
}

function run(origin: URL, connections: number, pageConnections: number, answers: KnownAnswers): void {
  let report = newReport()
  const known = new Map(answers.map(([path, right]) => [path, new Set(right)]))
  let turn = 0

  const judge = (address: Address, answer: Answer): void => {
    const given = statusAndContent(answer)
    const right = known.get(address.path) ?? new Set()
    if (right.has(given)) return
    report.wrong++
    if (report.complaints.length < 5) report.complaints.push(`${address.path}: ${differenceOf(given, [...right])}`)
  }

  /** One connection: a question, its whole answer, the next question. */
  const ask = (addresses: readonly Address[]): void => {
    const socket = connect(Number(origin.port), origin.hostname)
    const reader = new AnswerReader()
    let address = addresses[0] as Address
    let asked = 0
    const question = (): void => {
      address = addresses[turn++ % addresses.length] as Address
      asked = performance.now()
      socket.write(questionOf(address, origin.host))
    }
    socket.setNoDelay(true)
    socket.on('connect', question)
    socket.on('data', (part: Buffer) => {
      const answer = reader.read(part)
      if (answer === undefined) return
      const place = placeOf(performance.now() - asked)
      report.durations[place] = (report.durations[place] ?? 0) + 1
      report.answered++
      judge(address, answer)
      if (/\r\nconnection: close/i.test(answer.head)) socket.end()
      else question()
    })
    socket.on('error', () => undefined)
    socket.on('close', (hadError) => {
      if (hadError) report.interrupted++
      setTimeout(() => ask(addresses), hadError ? 100 : 0)
    })
  }

  for (let connection = 0; connection < connections; connection++) ask(ADDRESSES)
  for (let connection = 0; connection < pageConnections; connection++) ask(PAGES)
  setInterval(() => {
    process.send?.(report)
    report = newReport()
  }, 1000)
  process.on('disconnect', () => process.exit(0))
}

if (process.send !== undefined && argv.length === 5) {
  process.once('message', (answers: KnownAnswers) =>
    run(new URL(argv[2] as string), Number(argv[3]), Number(argv[4]), answers),
  )
}
