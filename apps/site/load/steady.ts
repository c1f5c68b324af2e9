/**
 * Asks the site as fast as it answers, over connections that stay open, and compares every answer with the first one of
 * its address. It is a process of its own, told its work by arguments; it tells its parent what it counted, each second.
 *
 *     node --import tsx steady.ts ORIGIN CONNECTIONS PAGE_CONNECTIONS
 */
import { connect } from 'node:net'
import { argv } from 'node:process'
import { ADDRESSES, type Address, PAGES } from './addresses.ts'
import { type Answer, AnswerReader } from './answer-reader.ts'

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

/** What an answer says, without what is made anew for each. */
const contentOf = ({ body }: Answer): string => body.toString('latin1').replace(/nonce="[^"]*"/g, 'nonce')

/** Where two bodies part, and how the second goes on. */
function differenceOf(first: string, second: string): string {
  let at = 0
  while (first[at] === second[at]) at++
  return `of ${second.length} characters instead of ${first.length}, other from ${at} on: ${JSON.stringify(second.slice(Math.max(0, at - 40), at + 100))}`
}

function run(origin: URL, connections: number, pageConnections: number): void {
  let report = newReport()
  const known = new Map<Address, string>()
  let turn = 0

  const judge = (address: Address, answer: Answer): void => {
    const content = contentOf(answer)
    const first = known.get(address)
    if (answer.status === address.status && first === undefined) known.set(address, content)
    if (answer.status === address.status && (first ?? content) === content) return
    report.wrong++
    const what = answer.status === address.status ? differenceOf(first ?? '', content) : `status ${answer.status}`
    if (report.complaints.length < 5) report.complaints.push(`${address.path}: ${what}`)
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
      socket.write(`GET ${address.path} HTTP/1.1\r\nHost: ${origin.host}\r\nAccept: ${address.accept}\r\n\r\n`)
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

if (process.send !== undefined && argv.length === 5) run(new URL(argv[2] as string), Number(argv[3]), Number(argv[4]))
