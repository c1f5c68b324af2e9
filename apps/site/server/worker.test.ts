import { once } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { serveWork } from './worker.ts'

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
