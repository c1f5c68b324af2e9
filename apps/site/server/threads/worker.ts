import { AsyncLocalStorage } from 'node:async_hooks'
import type { MessagePort } from 'node:worker_threads'
import type { Hub, Router } from '@model-snippets/hub'
import type { Hono } from 'hono'
import { askHubOf, isHubOn } from '../../app/domain/hub/hub.server.ts'
import { askRouterOf, isRouterOn } from '../../app/domain/hub/router.server.ts'
import { bytesOf } from '../api/answer.ts'
import { ProblemError } from '../api/problem.ts'
import { bareProblem } from '../http/refuse.ts'
import type { ServerState, SiteEnv, SiteExchange } from '../site-server.ts'
import { prepareGrammars } from './grammars.ts'
import type { FromWorker, SentAnswer, SentRequest, Sources, ToWorker } from './worker-pool.ts'

/**
 * Handles requests in a thread of a `WorkerPool`.
 *
 * @param port the other thread
 * @param createSite makes the site's fetch handler
 */
export function serveWork(port: MessagePort, createSite: (state: ServerState) => Pick<Hono<SiteEnv>, 'fetch'>): void {
  const jobs = new AsyncLocalStorage<number>()
  const calls = new Map<number, (answer: never) => void>()
  let count = 0
  const say = (message: FromWorker, moved: ArrayBuffer[] = []): void => port.postMessage(message, moved)
  const askedOf =
    (method: keyof Sources) =>
    (argument: unknown): Promise<never> =>
      new Promise((resolve) => {
        const call = ++count
        calls.set(call, resolve)
        say({ kind: 'hub', job: jobs.getStore() ?? 0, call, method, argument: argument as never })
      })
  if (isHubOn) {
    askHubOf({
      isOn: true,
      find: askedOf('find'),
      recall: askedOf('recall'),
      search: askedOf('search'),
    } satisfies Hub)
  }
  if (isRouterOn) {
    askRouterOf({ isOn: true, facts: askedOf('facts'), recall: askedOf('recallFacts') } satisfies Router)
  }
  const failed = (error: unknown, route: string): void => {
    const { name, stack = '' } = error instanceof Error ? error : { name: typeof error }
    const message = error instanceof Error ? error.message : ''
    // The message may contain client data.
    say({ kind: 'failed', name, stack: stack.replace(message, ''), route })
  }
  prepareGrammars()
  const site = createSite({ isReady: () => true, metrics: undefined, log: { failed } })

  async function answerTo({ url, method, headers, body }: SentRequest): Promise<SentAnswer> {
    const exchange: SiteExchange = {}
    const request = new Request(url, { method, headers: headers as [string, string][], body: body as BodyInit })
    const response = await site.fetch(request, exchange)
    const bytes = response.body === null ? null : await bytesOf(response)
    // A separate buffer can be transferred; a small one is part of a shared block.
    const moved = bytes === null ? null : new Uint8Array(bytes)
    return { status: response.status, headers: [...response.headers], body: moved, exchange }
  }

  /** A response that’s too large is rejected; other errors are logged. */
  function refusal(error: unknown): SentAnswer {
    const isKnown = error instanceof ProblemError
    if (!isKnown) failed(error, 'unknown')
    const problem = isKnown
      ? error
      : new ProblemError('internal', 'The request failed on our side, and we’ve logged the error. Try again later.')
    const { status, headers, text } = bareProblem(problem)
    return { status, headers: Object.entries(headers), body: new TextEncoder().encode(text), exchange: {} }
  }

  async function work(job: number, request: SentRequest): Promise<void> {
    // Other jobs of this thread continue while this one waits for the hub, so their CPU time counts twice; few jobs
    // wait.
    const before = process.threadCpuUsage()
    const answer = await answerTo(request).catch(refusal)
    const { user, system } = process.threadCpuUsage(before)
    const moved = answer.body === null ? [] : [answer.body.buffer]
    say({ kind: 'answer', job, answer, milliseconds: (user + system) / 1000 }, moved)
  }

  port.on('message', (message: ToWorker) => {
    if (message.kind === 'hub') {
      calls.get(message.call)?.(message.answer as never)
      calls.delete(message.call)
    } else {
      const { job, request } = message
      void jobs.run(job, () => work(job, request))
    }
  })
  void warmUp(site)
    .catch((error: unknown) => failed(error, 'worker'))
    .then(() => say({ kind: 'ready' }))
}

/** Renders one page before any request: that loads the code of all pages, so no client is charged for it. */
async function warmUp(site: Pick<Hono<SiteEnv>, 'fetch'>): Promise<void> {
  const page = await site.fetch(new Request('http://localhost/tasks'), {})
  await page.arrayBuffer()
}
