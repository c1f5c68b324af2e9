import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, inject, it } from 'vitest'

const SITE = fileURLToPath(new URL('..', import.meta.url))
const QUESTION = JSON.stringify({ model: 'openai/gpt-oss-120b', client: 'curl' })

let child: ChildProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

/** Starts a server of its own, to be stopped. */
async function start(environment: Record<string, string>) {
  const started = spawn(process.execPath, ['server.mjs'], {
    cwd: SITE,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HUB_URL: 'off', ROUTER_URL: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  const ended = new Promise<number | string | null>((resolve) =>
    started.once('exit', (code, signal) => resolve(signal ?? code)),
  )
  const lines: string[] = []
  createInterface(started.stdout).on('line', (line) => lines.push(line))
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  const site = lines[0] ?? ''
  expect(site).toMatch(/^http:\/\/localhost:\d+$/)
  return { site, ended, lines, stop: () => started.kill('SIGTERM') }
}

const answerOf = (asked: ClientRequest): Promise<{ status: number; text: string; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    asked.once('error', reject)
    asked.once('response', (response: IncomingMessage) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, connection: response.headers.connection }),
      )
    })
  })

/** Sends a question whose second half is still to come. */
function askHalf(site: string, agent: Agent): ClientRequest {
  const headers = { 'content-length': QUESTION.length, accept: 'text/plain' }
  const asked = request(`${site}/api/snippets`, { method: 'POST', headers, agent })
  asked.write(QUESTION.slice(0, 10))
  return asked
}

describe.runIf(inject('site') !== '')('a server that is told to stop', () => {
  it('ends what is under way, takes nothing new, and exits', async () => {
    const { site, ended, stop } = await start({})
    const agent = new Agent({ keepAlive: true })
    const underWay = Array.from({ length: 5 }, () => askHalf(site, agent))
    const answers = underWay.map(answerOf)
    // The question for the metrics is one more.
    await expect.poll(async () => (await fetch(`${site}/metrics`)).text()).toMatch(/^http_requests_under_way 6$/m)
    stop()
    await expect.poll(() => fetch(`${site}/healthz`).then(Boolean, () => false)).toBe(false)
    for (const asked of underWay) asked.end(QUESTION.slice(10))
    for (const { status, text, connection } of await Promise.all(answers)) {
      expect([status, connection, text.startsWith('curl ')]).toEqual([200, 'close', true])
    }
    expect(await ended).toBe(0)
  })

  it('says at /readyz that it stops, and answers for as long as it was told to', async () => {
    const { site, ended, stop } = await start({ DRAIN_SECONDS: '10' })
    expect((await fetch(`${site}/readyz`)).status).toBe(200)
    stop()
    await expect.poll(async () => (await fetch(`${site}/readyz`)).status, { interval: 20 }).toBe(503)
    expect((await fetch(`${site}/api/providers`)).status).toBe(200)
    expect(await ended).toBe(0)
  })

  it('loses no request of many that go on while it drains', async () => {
    const { site, ended, lines, stop } = await start({ DRAIN_SECONDS: '10', LOG: 'json', RATE_LIMIT: 'off' })
    let isAsking = true
    const statuses = new Map<number, number>()
    const askers = Array.from({ length: 8 }, async () => {
      while (isAsking) {
        const { status } = await fetch(`${site}/api/models/openai/gpt-oss-120b/snippets?client=curl`)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    })
    const answered = () => statuses.get(200) ?? 0
    await expect.poll(answered).toBeGreaterThan(0)
    stop()
    const before = answered()
    await expect.poll(answered).toBeGreaterThan(before + askers.length)
    isAsking = false
    await Promise.all(askers)
    expect([...statuses.keys()]).toEqual([200])
    expect(await ended).toBe(0)
    // The address comes first; each answer is one line.
    expect(lines.length - 1).toBe(statuses.get(200))
  })

  it('refuses a setting that makes no sense, naming it', async () => {
    const started = spawn(process.execPath, ['server.mjs'], {
      cwd: SITE,
      env: { ...process.env, PORT: '0', RATE_LIMIT: 'many' },
    })
    child = started
    let text = ''
    started.stderr.setEncoding('utf8')
    started.stderr.on('data', (part: string) => {
      text += part
    })
    expect(await new Promise((resolve) => started.once('exit', resolve))).toBe(2)
    expect(text).toBe('RATE_LIMIT must be off or a number of requests per second from 1 to 1000000, got "many"\n')
  })
})
