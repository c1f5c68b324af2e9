import { afterEach, expect, it } from 'vitest'
import { type Sources, WorkerPool } from './worker-pool.ts'

/** What an answer is made by, without a site: the path says what the job does. */
const PROGRAM = `
import { parentPort } from 'node:worker_threads'
const calls = new Map()
const go = new BroadcastChannel('go')
let asked = 0
parentPort.on('message', async (message) => {
  if (message.kind === 'hub') return calls.get(message.call)(message.answer)
  const { job, request } = message
  if (request.url === '/spin') for (;;);
  if (request.url === '/fill') for (const all = []; ; ) all.push(Array(100_000).fill(Math.random()))
  if (request.url === '/idle') await new Promise((resolve) => { go.onmessage = resolve })
  if (request.url.startsWith('/ask')) {
    await new Promise((resolve) => {
      calls.set(++asked, resolve)
      parentPort.postMessage({ kind: 'hub', job, call: asked, method: 'find', argument: 'owner/name' })
    })
    if (request.url === '/ask-and-spin') for (;;);
  }
  parentPort.postMessage({ kind: 'answer', job, answer: { status: 200, headers: [], body: null, exchange: {} }, milliseconds: 7 })
})
parentPort.postMessage({ kind: 'ready' })
`
const fileOf = (program: string): URL => new URL(`data:text/javascript,${encodeURIComponent(program)}`)

const pools: WorkerPool[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

/** A pool of so many threads, and a hub that answers when it is told to. */
async function start(size = 2) {
  const waiting: (() => void)[] = []
  const failed: string[] = []
  const find = () => new Promise<never>((resolve) => waiting.push(() => resolve(undefined as never)))
  const hub: Sources = { find, recall: find, search: find, facts: find, recallFacts: find }
  const pool = new WorkerPool(fileOf(PROGRAM), hub, (error) => failed.push(error.message), size)
  pools.push(pool)
  await pool.ready
  /** The status of the answer, or what it was refused with. */
  const ask = (url: string): Promise<unknown> =>
    pool
      .answer({ url, method: 'GET', headers: [], body: undefined })
      .then(({ status }) => status)
      .catch(({ kind }: { readonly kind: string }) => kind)
  const answerHub = () => {
    for (const answer of waiting.splice(0)) answer()
  }
  return { ask, waiting, answerHub, failed }
}

it('has as many threads as it is told: where all others are busy, one answers', async () => {
  const { ask } = await start(3)
  const answered: unknown[] = []
  const note = (answer: unknown) => answered.push(answer)
  await Promise.all([ask('/spin').then(note), ask('/spin').then(note), ask('/').then(note)])
  expect(answered).toEqual([200, 'answer-too-large', 'answer-too-large'])
})

it('refuses who takes a processor too long, and starts another thread in place of that', async () => {
  const { ask } = await start()
  const before = process.cpuUsage()
  const overdue = ask('/spin')
  expect(await ask('/')).toBe(200)
  expect(await overdue).toBe('answer-too-large')
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeGreaterThanOrEqual(1500)
  // Both threads work again: one alone would be held up by the other job.
  const next = ask('/spin')
  expect(await Promise.all([ask('/'), ask('/')])).toEqual([200, 200])
  expect(await next).toBe('answer-too-large')
})

it('refuses who takes too much memory, tells of it, and goes on', async () => {
  const { ask, failed } = await start()
  expect(await ask('/fill')).toBe('answer-too-large')
  expect(failed).toEqual([expect.stringMatching(/memory/)])
  expect(await Promise.all([ask('/'), ask('/'), ask('/')])).toEqual([200, 200, 200])
})

it.each(['/spin', '/fill'])('answers who stood behind %s', async (culprit) => {
  const { ask, answerHub } = await start()
  const overdue = ask(culprit)
  const other = ask('/ask')
  // Both threads have one job: the next is in that of the first.
  expect(await ask('/')).toBe(200)
  expect(await overdue).toBe('answer-too-large')
  // It asks once more where its thread ended, too.
  const answering = setInterval(answerHub, 20)
  expect(await other).toBe(200)
  clearInterval(answering)
})

it.each(['/spin', '/fill'])('answers the bystanders of %s, who wait for the hub in its thread', async (culprit) => {
  const { ask, waiting, answerHub } = await start()
  // One in each thread, so that the third shares its own with the first.
  const bystanders = [ask('/ask'), ask('/ask')]
  await expect.poll(() => waiting.length).toBe(2)
  expect(await ask(culprit)).toBe('answer-too-large')
  // The one that was begun again has asked again.
  await expect.poll(() => waiting.length).toBe(3)
  answerHub()
  expect(await Promise.all(bystanders)).toEqual([200, 200])
})

it('says so when no thread can be started', async () => {
  const pool = new WorkerPool(fileOf('throw new Error("no")'), {} as Sources, () => undefined, 2)
  pools.push(pool)
  await expect(pool.ready).rejects.toThrow('couldn’t start')
})

it('does not hold against a job what other threads do, and what they take to start', async () => {
  const { ask } = await start(3)
  const idle = ask('/idle')
  expect(await Promise.all([ask('/spin'), ask('/fill')])).toEqual(['answer-too-large', 'answer-too-large'])
  const channel = new BroadcastChannel('go')
  channel.postMessage('go')
  expect(await idle).toBe(200)
  channel.close()
})

it('does not hold against a job what another one does in its thread', async () => {
  const { ask } = await start(1)
  const idle = ask('/idle')
  const spin = ask('/spin')
  const channel = new BroadcastChannel('go')
  // It begins again where the thread ended, and waits again.
  const going = setInterval(() => channel.postMessage('go'), 20)
  expect(await Promise.all([idle, spin])).toEqual([200, 'answer-too-large'])
  clearInterval(going)
  channel.close()
})

it('watches a job that began again, too', async () => {
  const { ask, waiting, answerHub } = await start(1)
  const asking = ask('/ask-and-spin')
  await expect.poll(() => waiting.length).toBe(1)
  expect(await ask('/fill')).toBe('answer-too-large')
  await expect.poll(() => waiting.length).toBe(2)
  answerHub()
  expect(await asking).toBe('answer-too-large')
})

it("reports when a thread starts a job, so that the thread's own start isn't charged to it", async () => {
  const slow = PROGRAM.replace(
    "parentPort.postMessage({ kind: 'ready' })",
    "go.onmessage = () => { go.onmessage = null; parentPort.postMessage({ kind: 'ready' }) }",
  )
  const pool = new WorkerPool(fileOf(slow), {} as Sources, () => undefined, 1)
  pools.push(pool)
  const told: string[] = []
  const begins = () => told.push('begins')
  const took = (milliseconds: number) => told.push(`took ${milliseconds} ms`)
  const answer = pool.answer(
    { url: '/', method: 'GET', headers: [], body: undefined },
    { begins, waits: () => undefined, took },
  )
  void pool.ready.then(() => told.push('ready'))
  await new Promise(setImmediate)
  expect(told).toEqual([])
  const channel = new BroadcastChannel('go')
  const going = setInterval(() => channel.postMessage('go'), 20)
  await answer
  clearInterval(going)
  channel.close()
  // The job starts as soon as the thread can work.
  expect(told).toEqual(['begins', 'ready', 'took 7 ms'])
})
