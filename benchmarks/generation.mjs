import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { GENERATORS } from './generators.mjs'

const ROUNDS = 9
const MILLISECONDS = 150

/** Snippets a second of the processor's time, which other programs leave alone. Every text is turned into bytes: a text that nobody reads may never be put together. */
function rate(generate, milliseconds) {
  let snippets = 0
  let bytes = 0
  let spent = 0
  const started = process.cpuUsage()
  while (spent < milliseconds) {
    for (let repeat = 0; repeat < 20; repeat++) {
      for (const text of generate()) {
        bytes += Buffer.byteLength(text)
        snippets++
      }
    }
    const { user, system } = process.cpuUsage(started)
    spent = (user + system) / 1000
  }
  if (bytes === 0) throw new Error('nothing was written')
  return snippets / (spent / 1000)
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]

/** Median and spread of each generator. The rounds of all take turns, so that a busy machine slows all alike. */
export function measureOneThread() {
  const rates = Object.fromEntries(Object.keys(GENERATORS).map((name) => [name, []]))
  for (const generate of Object.values(GENERATORS)) rate(generate, 4 * MILLISECONDS)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, generate] of Object.entries(GENERATORS)) rates[name].push(rate(generate, MILLISECONDS))
  }
  return Object.entries(rates).map(([name, all]) => ({
    name,
    median: median(all),
    lowest: Math.min(...all),
    highest: Math.max(...all),
  }))
}

/** Snippets a second of one generator on all cores together. */
export async function measureAllCores(name) {
  const rates = await Promise.all(
    Array.from(
      { length: availableParallelism() },
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: name })
          worker.once('message', resolve)
          worker.once('error', reject)
        }),
    ),
  )
  return rates.reduce((sum, one) => sum + one, 0)
}

if (!isMainThread && typeof workerData === 'string') {
  const generate = GENERATORS[workerData]
  rate(generate, 4 * MILLISECONDS)
  parentPort.postMessage(rate(generate, 6 * MILLISECONDS))
}
