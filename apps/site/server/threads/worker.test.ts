import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { serveWork } from './worker.ts'
import type { FromWorker } from './worker-pool.ts'

it.each<[string, () => Promise<Response>]>([
  ['works', () => Promise.resolve(new Response('a page'))],
  ['fails', () => Promise.reject(new TypeError('no page'))],
])('reports that it is ready after a warm-up page, which %s', async (_, answer) => {
  const { port1, port2 } = new MessageChannel()
  const asked: string[] = []
  const fetch = (request: Request) => {
    asked.push(new URL(request.url).pathname)
    return answer()
  }
  serveWork(port1, () => ({ fetch }))
  expect(asked).toEqual(['/tasks'])
  for (;;) {
    const [message] = (await once(port2, 'message')) as [{ readonly kind: string }]
    if (message.kind === 'ready') break
    expect(message).toMatchObject({ kind: 'failed', name: 'TypeError' })
  }
  port1.close()
})

it('counts the CPU time of an answer, and not the time that it waits', async () => {
  const { port1, port2 } = new MessageChannel()
  const fetch = async ({ url }: Request) => {
    if (url.endsWith('/waits')) await wait(300)
    const before = process.threadCpuUsage()
    while (url.endsWith('/works') && process.threadCpuUsage(before).user < 100_000);
    return new Response('a page')
  }
  serveWork(port1, () => ({ fetch }))
  const costOf = async (path: string): Promise<number> => {
    const request = { url: `http://localhost${path}`, method: 'GET', headers: [], body: undefined }
    port2.postMessage({ kind: 'request', job: 1, request })
    for (;;) {
      const [message] = (await once(port2, 'message')) as [FromWorker]
      if (message.kind === 'answer') return message.milliseconds
    }
  }
  expect(await costOf('/waits')).toBeLessThan(await costOf('/works'))
  expect(await costOf('/works')).toBeGreaterThanOrEqual(100)
  port1.close()
})
