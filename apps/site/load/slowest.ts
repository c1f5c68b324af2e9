/**
 * `npm run load:slowest`: the slowest requests that anybody knows of, one after the other, with what each took of the
 * processor and of memory; then the worst of them for a while from one address, while a neighbour asks for examples.
 * It ends with 1 when a request took too much, or the neighbour waited.
 *
 *     npm run load:slowest -- [--seconds 60] [--show 10]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { COSTLY_ADDRESSES, COSTLY_BODIES, SIZES } from './costly-bodies.ts'
import { exchange } from './faults.ts'

const MOST_MILLISECONDS = 250
const MOST_MEBIBYTES = 64
const MOST_OF_A_NEIGHBOUR = 100
/** Addresses of the loopback network: shares are by address. */
const GREEDY = '127.0.1.1'
const NEIGHBOUR = '127.0.1.2'
/** Connections of the greedy one, each with the next question as soon as it has the answer. */
const GREEDY_CONNECTIONS = 12
/** What the kernel counts a process's time in. */
const TICK_MILLISECONDS = 10

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, show: { type: 'string', default: '10' } },
})

interface Asked {
  readonly name: string
  readonly bytes: string
}

const get = (path: string): Asked => ({ name: path.slice(0, 60), bytes: `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n` })

function post(path: string, name: string, body: unknown): Asked {
  const text = JSON.stringify(body)
  const head = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}`
  return {
    name: `${path}, ${name}, ${Math.round(text.length / 1000)} kB`,
    bytes: `POST ${path} HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n${text}`,
  }
}

const QUESTIONS: readonly Asked[] = [
  ...COSTLY_ADDRESSES.map(get),
  ...COSTLY_BODIES.flatMap(({ name, paths, body }) =>
    paths.flatMap((path) => SIZES.map((size) => post(path, name, body(size)))),
  ),
]

async function startSite(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['server.mjs'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HUB_URL: 'off', ROUTER_URL: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout as NodeJS.ReadableStream).once('line', resolve)
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}; it has to be built`)))
  })
  return { child, origin: new URL(line.replace('localhost', '127.0.0.1')) }
}

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
}

async function costOf(child: ChildProcess, origin: URL, asked: Asked): Promise<Cost> {
  forgetPeak(child)
  const memory = memoryOf(child, 'VmRSS')
  const processor = processorOf(child)
  const answer = await exchange(origin, asked.bytes)
  return {
    asked,
    status: answer?.status ?? 0,
    milliseconds: processorOf(child) - processor,
    mebibytes: memoryOf(child, 'VmHWM') - memory,
  }
}

/** Each question's least cost of three times: what else the process does meanwhile, as collecting garbage, is left out. */
async function costs(): Promise<readonly Cost[]> {
  const { child, origin } = await startSite({ RATE_LIMIT: 'off' })
  const all: Cost[] = []
  for (const asked of [...QUESTIONS.slice(0, 20), ...QUESTIONS]) await exchange(origin, asked.bytes)
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

/** How long a neighbour waits, in milliseconds, while one address asks the worst without end. */
async function neighbour(worst: readonly Asked[], seconds: number): Promise<readonly number[]> {
  const { child, origin } = await startSite({})
  const until = performance.now() + seconds * 1000
  const greedy = Array.from({ length: GREEDY_CONNECTIONS }, async (_, connection) => {
    for (let turn = connection; performance.now() < until; turn++) {
      const answer = await exchange(origin, worst[turn % worst.length]?.bytes ?? '', GREEDY)
      if (answer?.status === 429) await wait(20)
    }
  })
  const waits: number[] = []
  for (let turn = 0; performance.now() < until; turn++) {
    const began = performance.now()
    const path = `/api/models/openai/gpt-oss-120b/snippets?client=curl&max_tokens=${turn + 1}`
    const answer = await exchange(origin, get(path).bytes, NEIGHBOUR)
    if (answer?.status === 200) waits.push(performance.now() - began)
    await wait(200)
  }
  await Promise.all(greedy)
  child.kill('SIGTERM')
  return waits.sort((a, b) => a - b)
}

const all = await costs()
const bySlowness = [...all].sort((a, b) => b.milliseconds - a.milliseconds)
const byMemory = [...all].sort((a, b) => b.mebibytes - a.mebibytes)
const shown = ({ asked, status, milliseconds, mebibytes }: Cost): string =>
  `${milliseconds.toFixed(0).padStart(6)} ms ${mebibytes.toFixed(0).padStart(5)} MiB  ${status}  ${asked.name}`
console.log(`${all.length} questions; the slowest:`)
for (const cost of bySlowness.slice(0, Number(values.show))) console.log(shown(cost))
console.log('those that need most memory:')
for (const cost of byMemory.slice(0, Number(values.show))) console.log(shown(cost))
const worst = bySlowness.slice(0, 20).map(({ asked }) => asked)
const waits = await neighbour(worst, Number(values.seconds))
const quantile = (part: number): number => waits[Math.floor(waits.length * part)] ?? Number.NaN
console.log(
  `a neighbour's ${waits.length} questions beside these: median ${quantile(0.5).toFixed(0)} ms, 95 of 100 within ${quantile(0.95).toFixed(0)} ms`,
)
const tooMuch = all.filter(isTooMuch)
for (const cost of tooMuch) console.log(`too much: ${shown(cost)}`)
process.exitCode = tooMuch.length > 0 || !(quantile(0.5) < MOST_OF_A_NEIGHBOUR) ? 1 : 0
