/**
 * `npm run load`: the built site at full load for a while, and at the same time everything that may go wrong with a
 * reader or with the hub. It prints what was served, what was wrong, how long answers took and how much memory the
 * server had, and ends with 1 when an answer was wrong, the memory grew, or who watches the server had to wait.
 *
 *     npm run load -- [--minutes 10] [--connections 24] [--pages 2] [--seed 7]
 */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type HubMood, startHubTwin } from '../../../packages/hub/src/testing/hub-twin.ts'
import { ATTACKS } from './attacks.ts'
import { FAULTS } from './faults.ts'
import type { HealthReport } from './health.ts'
import { durationAt, type Report } from './steady.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    connections: { type: 'string', default: '24' },
    pages: { type: 'string', default: '2' },
    seed: { type: 'string' },
  },
})
const minutes = Number(values.minutes)
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed)
/** Every way to trouble the server that is played. */
const TROUBLES = [...FAULTS, ...ATTACKS]
/** Who watches the server is answered so soon, but for one time in a hundred. */
const HEALTH_MILLISECONDS = 100
const MOODS: readonly HubMood[] = ['well', 'silent', 'failing', 'busy', 'malformed']
/** Memory that the last fifth of the time may have beyond the second. */
const MOST_GROWTH = 1.1

/** The same numbers for the same seed, from 0 to below 1. */
function seededRandom(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

async function startSite(port: string, hub: URL): Promise<{ child: ChildProcess; origin: URL }> {
  const child = spawn(process.execPath, ['server.mjs'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    // The limit by address would turn away a load that comes from one.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      HUB_URL: hub.href,
      ROUTER_URL: 'off',
      RATE_LIMIT: '1000000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Without a log of requests, it tells what broke, a line of JSON each: nothing should, and nobody may write there.
  createInterface(child.stderr as NodeJS.ReadableStream).on('line', (line) => complain(`standard error: ${line}`))
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout as NodeJS.ReadableStream).once('line', resolve)
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}; it has to be built`)))
  })
  return { child, origin: new URL(line.replace('localhost', '127.0.0.1')) }
}

const stopSite = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.kill('SIGTERM')
  })

/** Mebibytes of memory that a process has; NaN where the system does not tell it in files. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

/** The duration within which a part of the answers came, in milliseconds. */
function quantile(durations: readonly number[], part: number): number {
  const all = durations.reduce((sum, count) => sum + (count ?? 0), 0)
  let seen = 0
  for (const [place, count] of durations.entries()) {
    seen += count ?? 0
    if (seen >= part * all) return durationAt(place)
  }
  return Number.NaN
}

function mean(numbers: readonly number[]): number {
  const known = numbers.filter((one) => !Number.isNaN(one))
  return known.reduce((sum, one) => sum + one, 0) / known.length
}
const figure = (number: number): string => Math.round(number).toLocaleString('en')
const time = (milliseconds: number): string => `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`

const total: Report = { answered: 0, interrupted: 0, wrong: 0, complaints: [], durations: [] }
const complain = (what: string): void => {
  if (total.complaints.length < 50 && !total.complaints.includes(what)) total.complaints.push(what)
}
const hub = await startHubTwin()
let { child, origin } = await startSite('0', hub.url)
const faults = new Map(TROUBLES.map(({ name }) => [name, { times: 0, wrong: 0 }]))
const memory: { readonly second: number; readonly mebibytes: number }[] = []
let isOver = false
let isRestarting = false

async function troubleWith({ name, pause, act }: (typeof TROUBLES)[number], random: () => number): Promise<void> {
  const counts = faults.get(name) as { times: number; wrong: number }
  while (!isOver) {
    const overlapped = isRestarting
    const problem = await act(origin, random).catch((error: unknown) => String(error))
    // A server that is being restarted owes nobody an answer.
    if (problem !== undefined && !overlapped && !isRestarting) {
      counts.wrong++
      complain(`${name}: ${problem}`)
    }
    counts.times++
    await wait(pause * (0.5 + random()))
  }
}

console.log(
  `seed ${seed}, ${minutes} minutes, ${values.connections} connections for answers and ${values.pages} for pages`,
)
const began = performance.now()
const elapsed = (): number => (performance.now() - began) / 1000
const steady = fork(
  fileURLToPath(new URL('./steady.ts', import.meta.url)),
  [origin.href, values.connections, values.pages],
  { execArgv: ['--import', 'tsx'] },
)
let minute: Report = { ...total, durations: [] }
steady.on('message', (report: Report) => {
  for (const sum of [total, minute]) {
    sum.answered += report.answered
    sum.interrupted += report.interrupted
    sum.wrong += report.wrong
    for (const [place, count] of report.durations.entries())
      sum.durations[place] = (sum.durations[place] ?? 0) + (count ?? 0)
  }
  report.complaints.forEach(complain)
})
const before = memoryOf(child)
const troubles = TROUBLES.map((fault, index) => troubleWith(fault, seededRandom(seed + index)))
const health: number[] = []
const watching = fork(fileURLToPath(new URL('./health.ts', import.meta.url)), [origin.href], {
  execArgv: ['--import', 'tsx'],
})
watching.on('message', (report: HealthReport) => {
  if (isRestarting) return
  for (const [place, count] of report.entries()) health[place] = (health[place] ?? 0) + (count ?? 0)
})
const changing = setInterval(() => {
  hub.mood = MOODS[(MOODS.indexOf(hub.mood) + 1) % MOODS.length] as HubMood
  hub.calls.length = 0
}, 4000)
const measuring = setInterval(() => memory.push({ second: elapsed(), mebibytes: memoryOf(child) }), 1000)
const telling = setInterval(() => {
  const { answered, wrong, durations } = minute
  console.log(
    `${figure(elapsed()).padStart(5)} s  ${figure(answered).padStart(9)} answers, ${wrong} wrong, half within ${time(quantile(durations, 0.5))}, 99 % within ${time(quantile(durations, 0.99))}, memory ${figure(memoryOf(child))} MiB`,
  )
  minute = { ...minute, answered: 0, interrupted: 0, wrong: 0, durations: [] }
}, 60_000)

// Early, so that one process has the long rest of the time for its memory.
await wait(minutes * 60_000 * 0.1)
isRestarting = true
const restarted = elapsed()
const code = await stopSite(child)
;({ child, origin } = await startSite(origin.port, hub.url))
const interruption = elapsed() - restarted
await wait(500)
isRestarting = false
await wait(minutes * 60_000 * 0.9 - interruption * 1000)

isOver = true
steady.disconnect()
watching.disconnect()
for (const timer of [changing, measuring, telling]) clearInterval(timer)
await Promise.race([Promise.all(troubles), wait(100_000)])
await wait(5000)
const after = memoryOf(child)
const lastCode = await stopSite(child)
await hub.close()

const within = (from: number, to: number): number =>
  mean(
    memory
      .filter(({ second }) => second >= minutes * 60 * from && second < minutes * 60 * to)
      .map((each) => each.mebibytes),
  )
const [early, late] = [within(0.2, 0.4), within(0.8, 1)]
const troubleWrong = [...faults.values()].reduce((sum, { wrong }) => sum + wrong, 0)
console.log(`
${figure(total.answered)} answers, ${figure(total.answered / (minutes * 60))} a second; ${total.wrong} wrong
half within ${time(quantile(total.durations, 0.5))}, 99 % within ${time(quantile(total.durations, 0.99))}, 99.9 % within ${time(quantile(total.durations, 0.999))}, the last within ${time(quantile(total.durations, 1))}
/healthz: half within ${time(quantile(health, 0.5))}, 99 % within ${time(quantile(health, 0.99))}, the last within ${time(quantile(health, 1))}
restarted after ${figure(restarted)} s: ended with ${code}, answered again after ${interruption.toFixed(1)} s, ${total.interrupted} connections interrupted
memory: ${figure(before)} MiB before, ${figure(early)} in the second fifth, ${figure(late)} in the last (× ${(late / early).toFixed(2)}), ${figure(after)} at rest afterwards; ended with ${lastCode}
`)
for (const [name, { times, wrong }] of faults)
  console.log(`${figure(times).padStart(8)} times, ${wrong} wrong: ${name}`)
for (const text of total.complaints) console.log(`  ${text}`)
const isUnwatched = quantile(health, 0.99) > HEALTH_MILLISECONDS
const hasGrown = late > early * MOST_GROWTH
process.exit(total.wrong + troubleWrong > 0 || isUnwatched || hasGrown || code !== 0 || lastCode !== 0 ? 1 : 0)
