import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LONGEST_WAIT } from '../../../../../scripts/limits.ts'
import { PROVIDERS } from '../../index.ts'
import {
  answersOf,
  byAddress,
  byTicket,
  HOSTILE_ADDRESSES,
  HOSTILE_TICKETS,
  honestTicket,
  type Job,
  jobs,
} from '../testing/hostile-jobs.ts'

/* curl, whose answers can be more than data, has a test of its own with a service that it really asks. */

const JOBS = [...jobs()]

/** What the clients' stand-ins are told to answer, and the requests that they saw: one line of JSON each. */
const ANSWERS = 'answers.json'
const SEEN = 'seen.jsonl'

/** `requests`, as far as examples use it; an address goes to the host that the real one would ask. */
const REQUESTS = `
import json
import time
from urllib.parse import urlsplit
time.sleep = lambda seconds: None
answers = json.load(open("${ANSWERS}"))
class Response:
    ok = True
    headers = {}
    def __init__(self, body):
        self.text = json.dumps(body)
        self.content = self.text.encode()
    def json(self):
        return json.loads(self.text)
    def raise_for_status(self):
        pass
def ask(method, url, headers={}):
    parts = urlsplit(url)
    with open("${SEEN}", "a") as seen:
        seen.write(json.dumps([method, parts.scheme, parts.hostname, headers.get("Authorization")]) + "\\n")
    if parts.scheme not in ("http", "https"):
        raise ValueError("No connection adapters were found")
    return Response(answers["submitted" if method == "POST" else "done"])
def post(url, headers, json=None, data=None, files=None):
    return ask("POST", url, headers)
def get(url, headers={}):
    return ask("GET", url, headers)
class Session:
    post = staticmethod(post)
    def __init__(self):
        self.adapters = {"https://": None, "http://": None}
    def get(self, url, headers={}):
        if not str(url).lower().startswith(tuple(self.adapters)):
            raise ValueError(f"No connection adapters were found for {url!r}")
        return get(url, headers)
`

/** fal's client, as far as the example uses it; `requests` fetches the result. */
const FAL_CLIENT = `
import json
class SyncClient:
    def __init__(self, key):
        pass
    def subscribe(self, app, arguments, client_timeout):
        return json.load(open("${ANSWERS}"))["done"]
encode = lambda data, content_type: "data:"
encode_file = lambda path: "data:"
`

/** `fetch`, as far as examples use it; `Request` reads an address as the real one does. */
const FETCH = `
import { appendFileSync, readFileSync } from "node:fs";
import timers from "node:timers/promises";
import { syncBuiltinESMExports } from "node:module";
timers.setTimeout = async () => {};
syncBuiltinESMExports();
const answers = JSON.parse(readFileSync("${ANSWERS}", "utf8"));
globalThis.fetch = async (url, options) => {
  const request = new Request(url, options);
  const { protocol, hostname } = new URL(request.url);
  const seen = [request.method, protocol.slice(0, -1), hostname, request.headers.get("Authorization")];
  appendFileSync("${SEEN}", JSON.stringify(seen) + "\\n");
  return new Response(JSON.stringify(answers[request.method === "POST" ? "submitted" : "done"]));
};
`

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  readonly seen: readonly (readonly [method: string, scheme: string, host: string, authorization: string | null])[]
  readonly files: readonly string[]
}

interface Client {
  readonly id: string
  /** The name of the program's file. */
  readonly program: string
  readonly command: readonly [program: string, ...words: string[]]
  /** Its stand-in. */
  readonly files: { readonly [name: string]: string }
}

const PYTHON = { program: 'example.py', command: ['python3', '-B', 'example.py'] } as const
const CLIENTS: readonly Client[] = [
  { id: 'requests', files: { 'requests.py': REQUESTS }, ...PYTHON },
  { id: 'fal_client', files: { 'fal_client.py': FAL_CLIENT, 'requests.py': REQUESTS }, ...PYTHON },
  {
    id: 'fetch',
    files: { 'fetch.mjs': FETCH },
    program: 'example.mjs',
    command: [process.execPath, '--import', './fetch.mjs', 'example.mjs'],
  },
]

async function run(client: Client, job: Job, ticket: unknown, address: unknown): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-answers-'))
  try {
    const before: { readonly [name: string]: string } = {
      ...client.files,
      [client.program]: job.code(client.id),
      ...Object.fromEntries(job.files.map((name) => [name, 'a file'])),
      [ANSWERS]: JSON.stringify(answersOf(job, ticket, address)),
      [SEEN]: '',
    }
    for (const [name, content] of Object.entries(before)) writeFileSync(join(folder, name), content)
    const [program, ...words] = client.command
    const env = { PATH: process.env.PATH, ...job.environment }
    const ended = await new Promise<Pick<Ended, 'code' | 'stdout' | 'stderr'>>((resolve) => {
      execFile(program, words, { cwd: folder, env, timeout: LONGEST_WAIT }, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code ?? -1), stdout, stderr }),
      )
    })
    const seen = readFileSync(join(folder, SEEN), 'utf8').split('\n').slice(0, -1)
    return {
      ...ended,
      seen: seen.map((line) => JSON.parse(line)),
      files: readdirSync(folder).filter((name) => before[name] === undefined),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The host of an honest result. */
const FILES = 'files.example'

/** The token went nowhere else, and nobody else was asked but for the result. */
function expectAskedAlone({ seen }: Ended, job: Job, note: string): void {
  for (const [, scheme, host, authorization] of seen) {
    expect(scheme, note).toBe('https')
    expect([job.host, FILES], note).toContain(host)
    expect(authorization, note).toEqual(host === FILES ? null : expect.stringContaining('token_of_the_reader'))
  }
}

/** In words of the example's, or of the language where an response has no text at all. */
const REFUSAL =
  /The response has no result|No output|No connection adapters were found|Unexpected file URL|TypeError|has no attribute|IndexError/

/** Nobody else was asked, nothing was saved, and the end says why. */
function expectRefused(ended: Ended, job: Job, note: string): void {
  const { code, files, seen, stderr } = ended
  expectAskedAlone(ended, job, note)
  expect(seen.map(([, , host]) => host)).not.toContain(FILES)
  expect(files, note).toEqual([])
  expect(code, note).toBe(1)
  expect(stderr, note).toMatch(REFUSAL)
}

describe.each(CLIENTS.map((client) => [client.id, client] as const))('%s', (id, client) => {
  const mine = JOBS.filter((job) => job.code(id) !== '')

  it('is an example of some job', () => expect(mine.length).toBeGreaterThan(0))

  // fal's client asks for its job itself.
  it.runIf(id !== 'fal_client')('asks nobody else for a job, whatever its ticket says', async () => {
    for (const job of byTicket(mine)) {
      for (const ticket of HOSTILE_TICKETS[job.result.queue?.status.part ?? 'value']) {
        const ended = await run(client, job, ticket, `https://${FILES}/made`)
        // Some put whatever they are told behind the path of an address, and are led to no other host.
        expectAskedAlone(ended, job, `${job.name}: ${JSON.stringify(ticket)}`)
      }
      const { code, seen, files } = await run(client, job, honestTicket(job), `https://${FILES}/made`)
      expect([code, files]).toEqual([0, [job.result.fileName]])
      expect(seen.at(-1)).toEqual(['GET', 'https', FILES, null])
    }
  })

  it('fetches a result by https alone', async () => {
    for (const job of byAddress(mine)) {
      for (const address of HOSTILE_ADDRESSES) {
        const ended = await run(client, job, honestTicket(job), address)
        expectRefused(ended, job, `${job.name}: ${JSON.stringify(address)}`)
      }
    }
  })
})

it('every address that an id is put into names its host and a path first', () => {
  for (const { id, routes } of Object.values(PROVIDERS)) {
    for (const [task, route] of Object.entries(routes)) {
      const result = route.result({ task, model: { id: 'a/b' }, parameters: {}, inputs: {} } as never)
      if (result.kind !== 'url' || result.queue === undefined) continue
      for (const url of [result.queue.status, result.queue.result]) {
        for (const prefix of [url?.prefix.routed, url?.prefix.direct]) {
          if (prefix === undefined) continue
          expect(prefix, id).toMatch(
            url?.part === 'path' ? /^https:\/\/[\w.-]+(?:\/[\w-]+)?$/ : /^https:\/\/[\w.-]+\/.*[/=]$/,
          )
        }
      }
    }
  }
})
