/**
 * `npm run load:slowest` looks for the slowest request. It sends those of `costly-bodies.ts` and `long-inputs.ts` one by
 * one and measures the CPU time and memory of each. Then one address keeps sending the worst of them while a neighbor
 * asks for examples. It exits with 1 if a request goes over its limit or fails, or if the neighbor waits too long.
 *
 *     npm run load:slowest -- [--seconds 60] [--show 10] [--only 'quantization']
 */
import type { ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { COSTLY_ADDRESSES, COSTLY_BODIES, SIZES } from './costly-bodies.ts'
import { exchange } from './faults.ts'
import { LONG_QUESTIONS } from './long-inputs.ts'
import { startSite } from './start-site.ts'

const MOST_MILLISECONDS = 250
const MOST_MEBIBYTES = 64
/** How long a neighbor may wait, in milliseconds: half of the time, and 95 times of 100. */
const LONGEST_WAITS = { half: 50, most: 500 }
/** Addresses of the loopback network: shares are by address. */
const GREEDY = '127.0.1.1'
const NEIGHBOUR = '127.0.1.2'
/** Connections of the greedy one, each with the next question as soon as it has the answer. */
const GREEDY_CONNECTIONS = 12
/** What the kernel counts a process's time in. */
const TICK_MILLISECONDS = 10

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    show: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
})

interface Asked {
  readonly name: string
  readonly bytes: () => string
}

const get = (path: string): Asked => ({ name: path.slice(0, 60), bytes: () => bytesOf({ path }) })

function bytesOf({ path, body, type = JSON_TYPE }: { path: string; body?: string | undefined; type?: string }): string {
  const accepted = `Host: localhost\r\nAccept: */*, ${JSON_TYPE}, text/event-stream`
  if (body === undefined) return `GET ${path} HTTP/1.1\r\n${accepted}\r\n\r\n`
  const head = `Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nOrigin: http://localhost`
  return `POST ${path} HTTP/1.1\r\n${accepted}\r\n${head}\r\n\r\n${body}`
}
const JSON_TYPE = 'application/json'

const QUESTIONS: readonly Asked[] = [
  ...COSTLY_ADDRESSES.map(get),
  ...COSTLY_BODIES.flatMap(({ name, paths, body }) =>
    paths.flatMap((path) =>
      SIZES.map((size) => ({
        name: `${path}, ${name}, ${Math.round(size / 1000)} kB`,
        bytes: () => bytesOf({ path, body: JSON.stringify(body(size)) }),
      })),
    ),
  ),
  ...LONG_QUESTIONS.map(({ name, path, body, ...more }) => ({
    name,
    bytes: () => bytesOf({ path: path(), body: body?.(), ...more }),
  })),
].filter(({ name }) => name.includes(values.only))

const fileOf = ({ pid }: ChildProcess, name: string): string => `/proc/${pid}/${name}`

/** Milliseconds of the processor that a process has had. */
function processorOf(child: ChildProcess): number {
  const text = readFileSync(fileOf(child, 'stat'), 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS
}

/** Mebibytes that a process has now, or had at most since `forgetPeak`. */
const memoryOf = (child: ChildProcess, field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(fileOf(child, 'status'), 'utf8'))?.[1]) / 1024
const forgetPeak = (child: ChildProcess): void => writeFileSync(fileOf(child, 'clear_refs'), '5')

interface Cost {
  readonly asked: Asked
  readonly status: number
  readonly milliseconds: number
  readonly mebibytes: number
  /** Kilobytes of the answer, with its head. */
  readonly kilobytes: number
}

async function costOf(child: ChildProcess, origin: URL, asked: Asked): Promise<Cost> {
  const bytes = asked.bytes()
  forgetPeak(child)
  const memory = memoryOf(child, 'VmRSS')
  const processor = processorOf(child)
  const answer = await exchange(origin, bytes)
  return {
    asked,
    status: answer?.status ?? 0,
    milliseconds: processorOf(child) - processor,
    mebibytes: memoryOf(child, 'VmHWM') - memory,
    kilobytes: ((answer?.head.length ?? 0) + (answer?.body.length ?? 0)) / 1000,
  }
}

/** A few hundred of many, from all kinds. */
const everyFew = <Item>(items: readonly Item[]): readonly Item[] =>
  items.filter((_, place) => place % Math.ceil(items.length / 300) === 0)

/** The lowest cost of up to three tries per question, to leave out garbage collection and other work in between. */
async function costs(): Promise<readonly Cost[]> {
  const { child, origin } = await startSite({ RATE_LIMIT: 'off' })
  const all: Cost[] = []
  // Compiling and loading code happens once, so it isn't part of any request's cost.
  for (const asked of everyFew(QUESTIONS)) await exchange(origin, asked.bytes())
  for (const asked of QUESTIONS) {
    let least = await costOf(child, origin, asked)
    for (let time = 0; time < 2 && isTooMuch(least); time++) {
      const again = await costOf(child, origin, asked)
      least = {
        ...again,
        milliseconds: Math.min(least.milliseconds, again.milliseconds),
        mebibytes: Math.min(least.mebibytes, again.mebibytes),
      }
    }
    all.push(least)
  }
  child.kill('SIGTERM')
  return all
}

const isTooMuch = ({ milliseconds, mebibytes }: Cost): boolean =>
  milliseconds > MOST_MILLISECONDS || mebibytes > MOST_MEBIBYTES

interface Waited {
  /** Milliseconds until each answer, the shortest first. */
  readonly waits: readonly number[]
  /** Questions that were not answered with 200. */
  readonly refused: number
}

/** How long a neighbor waits while one address asks the worst without end. */
async function neighbour(worst: readonly Asked[], seconds: number): Promise<Waited> {
  const { child, origin } = await startSite({})
  const until = performance.now() + seconds * 1000
  const greedy = Array.from({ length: GREEDY_CONNECTIONS }, async (_, connection) => {
    for (let turn = connection; performance.now() < until; turn++) {
      const answer = await exchange(origin, worst[turn % worst.length]?.bytes() ?? '', GREEDY)
      if (answer?.status === 429) await wait(20)
    }
  })
  const waits: number[] = []
  let refused = 0
  for (let turn = 0; performance.now() < until; turn++) {
    const began = performance.now()
    const path = `/api/models/openai/gpt-oss-120b/snippets?client=curl&max_tokens=${turn + 1}`
    const answer = await exchange(origin, get(path).bytes(), NEIGHBOUR)
    if (answer?.status === 200) waits.push(performance.now() - began)
    else refused++
    await wait(200)
  }
  await Promise.all(greedy)
  child.kill('SIGTERM')
  return { waits: waits.sort((a, b) => a - b), refused }
}

const all = await costs()
const bySlowness = [...all].sort((a, b) => b.milliseconds - a.milliseconds)
const byMemory = [...all].sort((a, b) => b.mebibytes - a.mebibytes)
const shown = ({ asked, status, milliseconds, mebibytes, kilobytes }: Cost): string =>
  `${milliseconds.toFixed(0).padStart(6)} ms ${mebibytes.toFixed(0).padStart(5)} MiB ${kilobytes.toFixed(0).padStart(6)} kB  ${status}  ${asked.name}`
console.log(`${all.length} questions; the slowest:`)
for (const cost of bySlowness.slice(0, Number(values.show))) console.log(shown(cost))
console.log('those that need most memory:')
for (const cost of byMemory.slice(0, Number(values.show))) console.log(shown(cost))
const byLength = [...all].sort((a, b) => b.kilobytes - a.kilobytes)
console.log('those with the longest answers:')
for (const cost of byLength.slice(0, Number(values.show))) console.log(shown(cost))
const worst = bySlowness.slice(0, 20).map(({ asked }) => asked)
const { waits, refused } = await neighbour(worst, Number(values.seconds))
const quantile = (part: number): number => waits[Math.floor(waits.length * part)] ?? Number.NaN
console.log(
  `a neighbor's ${waits.length} questions beside these: median ${quantile(0.5).toFixed(0)} ms, 95 of 100 within ${quantile(0.95).toFixed(0)} ms, ${refused} refused`,
)
const tooMuch = all.filter(isTooMuch)
for (const cost of tooMuch) console.log(`too much: ${shown(cost)}`)
const broken = all.filter(({ status }) => status === 0 || status === 500)
for (const cost of broken) console.log(`broken: ${shown(cost)}`)
const isInTime = quantile(0.5) < LONGEST_WAITS.half && quantile(0.95) < LONGEST_WAITS.most
process.exitCode = tooMuch.length + broken.length + refused === 0 && isInTime ? 0 : 1
