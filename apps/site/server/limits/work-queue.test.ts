import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { type Turn, WorkQueue } from './work-queue.ts'

/** Adds jobs, and tells in which order they were begun. */
async function orderOf(
  clients: readonly string[],
  work = async (_begun: readonly string[]): Promise<void> => undefined,
): Promise<string[]> {
  const queue = new WorkQueue()
  const order: string[] = []
  await new Promise<void>((resolve) => {
    for (const client of clients) {
      const run = async () => {
        order.push(client)
        await work(order)
      }
      queue.add(client, run, () => {
        if (order.length === clients.length) resolve()
      })
    }
  })
  return order
}

it('serves in turn, whoever asks most', async () => {
  expect(await orderOf(['a', 'a', 'a', 'a', 'b', 'b', 'c'])).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a'])
})

it('lets the others go on while a job waits for somebody else', async () => {
  // Each waits until all have begun: one that held up another would wait for ever.
  const all = Array(5).fill('a')
  const order = await orderOf(all, (begun) => expect.poll(() => begun.length).toBe(all.length))
  expect(order).toEqual(all)
})

it('goes through what came in between two jobs', async () => {
  let rounds = 0
  let isOver = false
  const count = () => {
    rounds++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await orderOf(Array(20).fill('a'))
  isOver = true
  expect(rounds).toBeGreaterThanOrEqual(19)
})

it('goes on through what came in while connections are made, and not for ever', async () => {
  let made = 0
  const queue = new WorkQueue(() => made)
  let rounds = 0
  let isOver = false
  const arrive = () => {
    rounds++
    made++
    if (!isOver) setImmediate(arrive)
  }
  setImmediate(arrive)
  await new Promise<void>((resolve) =>
    queue.add(
      'a',
      () => Promise.resolve(),
      () => resolve(),
    ),
  )
  const first = rounds
  await new Promise<void>((resolve) =>
    queue.add(
      'a',
      () => Promise.resolve(),
      () => resolve(),
    ),
  )
  isOver = true
  expect(rounds - first).toBeGreaterThanOrEqual(900)
})

it('takes so many jobs of one client, and so many of all', () => {
  const queue = new WorkQueue()
  const forever = () => new Promise<void>(() => undefined)
  const fill = (client: string) => {
    let added = 0
    while (queue.fullOf(client) === undefined) {
      queue.add(client, forever, () => undefined)
      added++
    }
    return added
  }
  expect(fill('a')).toBe(100)
  expect([queue.fullOf('a'), queue.fullOf('b')]).toEqual(['client', undefined])
  let client = 0
  while (fill(`${client++}`) > 0);
  expect(queue.fullOf('somebody')).toBe('everybody')
})

it('tells how long a job had the processor', async () => {
  const queue = new WorkQueue()
  const busy = () => {
    const until = performance.now() + 30
    while (performance.now() < until);
    return Promise.resolve()
  }
  const taken = await new Promise<number>((resolve) => queue.add('a', busy, resolve))
  expect(taken).toBeGreaterThanOrEqual(30)
})

it('has one job of a client under way, however many threads there are', async () => {
  const queue = new WorkQueue(() => 0, 2)
  const underWay = { a: 0, b: 0 }
  let most = 0
  let together = 0
  await new Promise<void>((resolve) => {
    let left = 6
    for (const client of ['a', 'a', 'a', 'a', 'b', 'b'] as const) {
      const work = async () => {
        underWay[client]++
        most = Math.max(most, underWay[client])
        together = Math.max(together, underWay.a + underWay.b)
        await wait(20)
        underWay[client]--
      }
      queue.add(client, work, () => {
        if (--left === 0) resolve()
      })
    }
  })
  expect({ most, together }).toEqual({ most: 1, together: 2 })
})

it('counts the CPU time of the thread, where that is known, and not the time that passed', async () => {
  const queue = new WorkQueue(() => 0, 1)
  const work = async ({ begins, waits, took }: Turn) => {
    begins()
    waits()
    await wait(30)
    took(5)
  }
  expect(await new Promise<number>((resolve) => queue.add('a', work, resolve))).toBe(5)
})

it('counts no time before a thread has the job', async () => {
  const queue = new WorkQueue(() => 0, 1)
  let began = 0
  const work = async ({ begins }: Turn) => {
    await wait(300)
    began = performance.now()
    begins()
  }
  const taken = await new Promise<number>((resolve) => queue.add('a', work, resolve))
  expect(taken).toBeLessThanOrEqual(performance.now() - began)
})
