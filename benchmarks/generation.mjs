import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { GENERATORS } from './generators.mjs'

const ROUNDS = 15
const MILLISECONDS = 150

/** Snippets a second of the processor's time, which other programs leave alone. Every text is turned into bytes: a text that nobody reads may never be put together. */
function rate(generate, milliseconds, question) {
  let snippets = 0
  let bytes = 0
  let spent = 0
  const started = process.cpuUsage()
  while (spent < milliseconds) {
    for (let repeat = 0; repeat < 20; repeat++) {
      for (const text of generate(question)) {
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

/** Whether a generator has anything for a question; some throw when they do not. */
function offers(generate, question) {
  try {
    return generate(question).length > 0
  } catch {
    return false
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]

/** A process of one generator's own: what another leaves in memory, or teaches the compiler, slows it no more. */
function start(name) {
  const child = fork(fileURLToPath(import.meta.url), [name])
  const failed = new Promise((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
  })
  failed.catch(() => undefined)
  return {
    /** The rate at which it answers a question, that of chat when none is given; 0 when it offers nothing. */
    measure(milliseconds, question) {
      const answered = new Promise((resolve) => child.once('message', resolve))
      child.send({ milliseconds, question })
      return Promise.race([answered, failed])
    },
    stop: () => child.kill(),
  }
}

/**
 * Median and spread of each generator, and the median of the first one's ratio to it. The rounds of all take turns, one
 * at a time, and a ratio compares neighbours: a busy machine slows all alike.
 */
export async function measureOneThread() {
  const names = Object.keys(GENERATORS)
  const processes = names.map(start)
  try {
    const rates = names.map(() => [])
    for (const each of processes) await each.measure(6 * MILLISECONDS)
    for (let round = 0; round < ROUNDS; round++) {
      for (const [place, each] of processes.entries()) rates[place].push(await each.measure(MILLISECONDS))
    }
    return names.map((name, place) => {
      const all = rates[place]
      const ratios = all.map((own, round) => rates[0][round] / own)
      return { name, median: median(all), lowest: Math.min(...all), highest: Math.max(...all), ratio: median(ratios) }
    })
  } finally {
    for (const each of processes) each.stop()
  }
}

const TASK_ROUNDS = 7
const TASK_MILLISECONDS = 30

/**
 * The median of the first generator's ratio to the second, for each question that both have snippets for.
 *
 * @param questions with their tasks and providers
 */
export async function measureTasks(questions, first, second) {
  const processes = [start(first), start(second)]
  /** Undefined where one of them has nothing. */
  async function ratioOf(question, milliseconds) {
    const own = await processes[0].measure(milliseconds, question)
    const other = await processes[1].measure(milliseconds, question)
    return own > 0 && other > 0 ? own / other : undefined
  }
  try {
    const offered = []
    // The first pass warms up, too.
    for (const each of questions) {
      if ((await ratioOf(each.question, 3 * TASK_MILLISECONDS)) !== undefined) offered.push(each)
    }
    const measured = []
    for (const { task, provider, question } of offered) {
      const ratios = []
      for (let round = 0; round <= TASK_ROUNDS; round++) ratios.push(await ratioOf(question, TASK_MILLISECONDS))
      measured.push({ task, provider, ratio: median(ratios.slice(1)) })
    }
    return measured
  } finally {
    for (const each of processes) each.stop()
  }
}

/** Snippets a second of one generator on all cores together. */
export async function measureAllCores(name) {
  const processes = Array.from({ length: availableParallelism() }, () => start(name))
  try {
    await Promise.all(processes.map((each) => each.measure(6 * MILLISECONDS)))
    const rates = await Promise.all(processes.map((each) => each.measure(6 * MILLISECONDS)))
    return rates.reduce((sum, one) => sum + one, 0)
  } finally {
    for (const each of processes) each.stop()
  }
}

if (process.send !== undefined && process.argv[2] in GENERATORS) {
  const generate = await GENERATORS[process.argv[2]]()
  process.on('message', ({ milliseconds, question }) => {
    process.send(offers(generate, question) ? rate(generate, milliseconds, question) : 0)
  })
}
