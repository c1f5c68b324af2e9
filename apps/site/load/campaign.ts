/**
 * `npm run load`: the built site at full load for a while, and at the same time everything that may go wrong with a
 * reader or with the hub. It prints what was served, what was wrong, how long answers took, and how much memory the
 * server had. It exits with 1 if an answer was wrong, memory grew, or a health check had to wait.
 *
 *     npm run load -- [--minutes 10] [--connections 24] [--pages 2] [--seed 7]
 */
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type HubMood, startHubTwin } from '../../../packages/hub/src/testing/hub-twin.ts'
import { ATTACKS } from './attacks.ts'
import { FAULTS } from './faults.ts'
import type { HealthReport } from './health.ts'
import { readKnownAnswers } from './known-answers.ts'
import { type RunningSite, startSite, stopSite } from './start-site.ts'
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
/** The most that memory may grow from the second fifth of the time to the last. */
const MOST_GROWTH = 1.1
/** In a shorter run memory grows because caches still fill. */
const SHORTEST_MINUTES_FOR_GROWTH = 5

/** The same numbers for the same seed, from 0 to below 1. */
function seededRandom(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Standard error has a line for each error in the server, and there should be none. */
const start = (port: string): Promise<RunningSite> =>
  startSite(
    // All of the load comes from one address, which a lower limit would refuse.
    { PORT: port, HUB_URL: hub.url.href, RATE_LIMIT: '1000000' },
    (line) => complain(`standard error: ${line}`),
  )

/** Mebibytes of memory that a process has; NaN where the system does not tell it in files. */
function memoryOf({ child: { pid } }: RunningSite): number {
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
let site = await start('0')
const { origin } = site
const answers = await readKnownAnswers(hub, origin.host)
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
steady.send(answers)
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
const before = memoryOf(site)
const troubles = TROUBLES.map((fault, index) => troubleWith(fault, seededRandom(seed + index)))
const health: number[] = []
const watching = fork(fileURLToPath(new URL('./health.ts', import.meta.url)), [origin.href], {
  execArgv: ['--import', 'tsx'],
})
watching.on('message', ({ durations, refusals }: HealthReport) => {
  total.wrong += refusals.length
  for (const status of refusals) complain(`/healthz, over a new connection: status ${status}`)
  if (isRestarting) return
  for (const [place, count] of durations.entries()) health[place] = (health[place] ?? 0) + (count ?? 0)
})
const changing = setInterval(() => {
  hub.mood = MOODS[(MOODS.indexOf(hub.mood) + 1) % MOODS.length] as HubMood
  hub.calls.length = 0
}, 4000)
const measuring = setInterval(() => memory.push({ second: elapsed(), mebibytes: memoryOf(site) }), 1000)
const telling = setInterval(() => {
  const { answered, wrong, durations } = minute
  console.log(
    `${figure(elapsed()).padStart(5)} s  ${figure(answered).padStart(9)} answers, ${wrong} wrong, half within ${time(quantile(durations, 0.5))}, 99 % within ${time(quantile(durations, 0.99))}, memory ${figure(memoryOf(site))} MiB`,
  )
  minute = { ...minute, answered: 0, interrupted: 0, wrong: 0, durations: [] }
}, 60_000)

// Early, so that one process has the long rest of the time for its memory.
await wait(minutes * 60_000 * 0.1)
isRestarting = true
const restarted = elapsed()
const code = await stopSite(site)
site = await start(origin.port)
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
const after = memoryOf(site)
const lastCode = await stopSite(site)
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
const hasGrown = minutes >= SHORTEST_MINUTES_FOR_GROWTH && late > early * MOST_GROWTH
process.exit(total.wrong + troubleWrong > 0 || isUnwatched || hasGrown || code !== 0 || lastCode !== 0 ? 1 : 0)
