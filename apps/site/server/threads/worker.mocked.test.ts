import { setImmediate as nextRound } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { afterEach, expect, it, vi } from 'vitest'
import type { FromWorker, ToWorker } from './worker-pool.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('waits for what the other thread remembers of a model, however long that takes', async () => {
  vi.stubEnv('HUB_URL', 'http://127.0.0.1:1')
  const { serveWork } = await import('./worker.ts')
  const { withServing } = await import('../../app/domain/hub/hub.server.ts')
  const model = { id: 'acme/paint' }
  const fetch = async (request: Request) =>
    new Response(request.url.endsWith('/tasks') ? '' : (await withServing(model, { isPatient: false })).state)
  const { port1, port2 } = new MessageChannel()
  const asked: unknown[] = []
  const answered = new Promise<string>((resolve) => {
    port2.on('message', async (message: FromWorker) => {
      if (message.kind === 'ready') {
        const request = { url: 'http://localhost/', method: 'GET', headers: [], body: undefined }
        port2.postMessage({ kind: 'request', job: 1, request } satisfies ToWorker)
      } else if (message.kind === 'hub') {
        asked.push([message.method, message.argument])
        for (let round = 0; round < 10; round++) await nextRound()
        port2.postMessage({ kind: 'hub', call: message.call, answer: { kind: 'missing' } } satisfies ToWorker)
      } else if (message.kind === 'answer') resolve(new TextDecoder().decode(message.answer.body ?? undefined))
    })
  })
  serveWork(port1, () => ({ fetch }))
  expect(await answered).toBe('missing')
  expect(asked).toEqual([['recall', 'acme/paint']])
  port1.close()
})
