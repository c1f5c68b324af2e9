import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getInferenceSnippets, PROVIDERS } from '../../../../index.ts'
import {
  answersOf,
  byAddress,
  byTicket,
  HOSTILE_ADDRESSES,
  HOSTILE_TICKETS,
  honestTicket,
  type Job,
  jobs,
} from '../../../testing/hostile-jobs.ts'
import { type Ended, HostileService, type Said, type Seen } from '../../../testing/hostile-service.ts'

const JOBS = [...jobs()]
const SHELLS = ['dash', 'bash'] as const
const MADE = 'what was made'
const inputsOf = ({ files }: Job) => Object.fromEntries(files.map((name) => [name, 'a file of the reader’s own']))

let service: HostileService
beforeAll(async () => {
  const hosts = new Set([
    'router.huggingface.co',
    'files.example',
    'evil.example',
    ...Object.values(PROVIDERS).flatMap(({ baseUrl, routes }) =>
      [baseUrl, ...Object.values(routes).flatMap(({ directBaseUrl }) => directBaseUrl ?? [])].map(
        (url) => new URL(url).host,
      ),
    ),
  ])
  service = await HostileService.start([...hosts, ...[...hosts].map((host) => `${host}.evil.example`)])
})
afterAll(() => service.stop())

/** A config that writes its own file, as an earlier run may have saved it. */
const CONFIG = 'url = "https://evil.example/steal"\noutput = "pwned"\n'

const runJob = (
  shell: (typeof SHELLS)[number],
  job: Job,
  ticket: unknown,
  address: unknown,
  file: (request: Seen) => Said = () => ({ body: MADE }),
): Promise<Ended> => {
  const { submitted, done } = answersOf(job, ticket, address)
  const before = { ...inputsOf(job), [job.result.fileName]: CONFIG }
  return service.run(
    shell,
    job.code('curl'),
    (request) => {
      if (request.host !== job.host) return file(request)
      return { body: JSON.stringify(request.method === 'POST' ? submitted : done) }
    },
    before,
    job.environment,
  )
}

/** Checks that a response had no side effects. */
function expectHarmless({ seen, files }: Ended, job: Job, note: string): void {
  for (const request of seen) {
    expect(request.scheme, note).toBe('https')
    if (request.authorization !== undefined) expect(request.host, note).toBe(job.host)
    else expect([request.host, request.path], note).toEqual(['files.example', expect.any(String)])
  }
  expect(Object.keys(files).sort(), note).toEqual([...job.files, job.result.fileName].sort())
  expect(Object.values(files).join(), note).not.toContain('root:')
}

function expectRefused(ended: Ended, job: Job, note: string): void {
  expectHarmless(ended, job, note)
  expect(ended.code, note).not.toBe(0)
  expect(ended.stderr.trim(), note).not.toBe('')
  expect(ended.stdout, note).not.toContain('Saved')
  // The file of an earlier run is still there.
  expect(ended.files[job.result.fileName], note).toBe(CONFIG)
}

it('some jobs wait in a queue, and some don’t', () => {
  const waits = JOBS.map(({ result }) => result.queue !== undefined)
  expect(new Set(waits)).toEqual(new Set([true, false]))
})

const named = (all: readonly Job[]) => all.map((job) => [job.name, job] as const)

describe.each(named(JOBS))('%s', (_, job) => {
  it.each(SHELLS)('saves the result of a legitimate service, in %s', async (shell) => {
    for (const path of ['/made?expires=1&signature=a%2Fb%3D', '/[1-500]', '/{a,b}']) {
      const ended = await runJob(shell, job, honestTicket(job), `https://files.example${path}`)
      expectHarmless(ended, job, path)
      expect([ended.stderr, ended.code]).toEqual(['', 0])
      expect(ended.files[job.result.fileName]).toBe(MADE)
      expect(ended.stdout).toBe(`Saved ${job.result.fileName}\n`)
      expect(ended.seen.filter(({ host }) => host === 'files.example').map((request) => request.path)).toEqual([path])
    }
  })
})

it.each(named(byTicket(JOBS)))('%s: no other host is called for a job, whatever its ticket says', async (_, job) => {
  for (const [index, ticket] of HOSTILE_TICKETS[job.result.queue?.status.part ?? 'value'].entries()) {
    const ended = await runJob(SHELLS[index % 2] ?? 'dash', job, ticket, 'https://files.example/made')
    expectRefused(ended, job, JSON.stringify(ticket))
    expect(ended.seen.length, JSON.stringify(ticket)).toBe(1)
    expect(ended.stderr).toContain('The response has no result')
  }
})

describe.each(named(byAddress(JOBS)))('%s', (_, job) => {
  it('fetches results only over HTTPS, and never treats a URL as an option', async () => {
    for (const [index, address] of HOSTILE_ADDRESSES.entries()) {
      const ended = await runJob(SHELLS[index % 2] ?? 'dash', job, honestTicket(job), address)
      expectRefused(ended, job, JSON.stringify(address))
      expect(
        ended.seen.filter(({ host }) => host !== job.host),
        JSON.stringify(address),
      ).toEqual([])
      expect(ended.stderr).toMatch(/The response has no result|No output/)
    }
  })

  it('follows a few redirects over HTTPS, and doesn’t download a file that fills the disk', async () => {
    const says = (said: (request: Seen) => Said) =>
      runJob('dash', job, honestTicket(job), 'https://files.example/made', said)
    const redirect = (location: string): Said => ({ status: 302, headers: { location } })

    const once = await says(({ path }) => (path === '/made' ? redirect('/moved') : { body: MADE }))
    expect([once.files[job.result.fileName], once.code]).toEqual([MADE, 0])

    for (const location of ['http://files.example/made', 'ftp://files.example/made', 'file:///etc/passwd']) {
      const ended = await says(() => redirect(location))
      expectRefused(ended, job, location)
    }
    const endless = await says(() => redirect('/made'))
    expectRefused(endless, job, 'endless')
    expect(endless.seen.filter(({ host }) => host === 'files.example').length).toBeLessThan(60)
    expectRefused(await says(() => ({ headers: { 'content-length': 2 ** 31 } })), job, 'huge')
    expectRefused(await says(() => ({ status: 404, body: 'gone' })), job, 'gone')
  })
})

it.each(SHELLS)('a URL is a single request, whatever it contains, in %s', async (shell) => {
  const chat = { id: 'acme/model', pipeline_tag: 'text-generation', tags: ['conversational'] }
  const files = { 'cat.png': 'an image' }
  const classify = { id: 'acme/model', pipeline_tag: 'image-classification' }
  for (const [model, inputs] of [
    [chat, undefined],
    [classify, 'cat.png'],
    [classify, 'http://files.example/[1-5].png'],
  ] as const) {
    const endpointUrl = `http://localhost:${service.port}/[1-5]{a,b}`
    const snippets = getInferenceSnippets(model, 'hf-inference', undefined, { endpointUrl, ...(inputs && { inputs }) })
    const { content = '' } = snippets.find(({ client }) => client === 'curl') ?? {}
    const { seen, code } = await service.run(shell, content, () => ({ body: '{}' }), files, { API_TOKEN: 'x' })
    expect(code).toBe(0)
    const posts = seen.filter(({ method }) => method === 'POST')
    expect(posts.map(({ path }) => decodeURIComponent(path).split('/')[1])).toEqual(['[1-5]{a,b}'])
    expect(seen.length - posts.length).toBe(inputs?.startsWith('http') ? 1 : 0)
  }
})
