import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { AgentSetUp } from '@model-snippets/core/agents'
import { runProcess } from '../run/process.ts'
import type { RecordedRequest } from '../services/request.ts'
import type { Twin } from '../services/twin.ts'
import type { InstalledAgent } from './install.ts'
import { openLocalServer } from './local-server.ts'
import { type Session, sessionService } from './session.ts'
import type { Errand, TwinAgent } from './twin-agent.ts'

/** Everything that an agent did in one session. */
export interface AgentTranscript {
  readonly exitCode: number | null
  readonly timedOut: boolean
  readonly output: string
  readonly errand: Errand
  readonly session: Session
  /** The token that the setup's variable holds; for a local server, the text that its launch sets. */
  readonly token: string
  readonly requests: readonly RecordedRequest[]
  /** The folder's files after the session, by name. */
  readonly files: Readonly<Record<string, string>>
  /** Files outside the folder that contain the token. */
  readonly filesWithToken: readonly string[]
}

/** On a busy machine, some agents load for minutes; one that hangs is ended all the same. */
const SECONDS = 600

const FILE = 'notes.txt'
/** The file that a session's command writes. */
export const SEEN = 'seen.txt'

/** The text that launches for local servers send as their token. */
export const NO_TOKEN = 'unused'

/** What to run, and the address of the user's server, if it isn't a service. */
interface AgentPlan {
  readonly setUp: AgentSetUp
  readonly endpointUrl: string | undefined
}

/** A session that is prepared in a folder. */
export interface AgentStay {
  readonly base: string
  readonly errand: Errand
  readonly session: Session
}

/** Prepares a session in a new folder, which `leave` removes. */
export async function stayFor(agent: TwinAgent): Promise<AgentStay> {
  const base = await mkdtemp(join(tmpdir(), 'agent-'))
  const folder = join(base, 'work')
  const errand: Errand = {
    file: join(folder, FILE),
    name: FILE,
    before: 'colour = red',
    after: `colour = blue ${randomUUID().slice(0, 8)}`,
    command: `cat ${FILE} > ${SEEN}`,
  }
  const session: Session = {
    ...('writes' in agent
      ? { calls: [], text: agent.writes(errand) }
      : { calls: [agent.read(errand), agent.edit(errand), agent.run(errand)] }),
    lastWord: `The colour is another one, ${randomUUID()}.`,
  }
  return { base, errand, session }
}

export const leave = ({ base }: Pick<AgentStay, 'base'>): Promise<void> =>
  rm(base, { recursive: true, force: true, maxRetries: 5 })

/** Everything that an agent did, apart from its requests. */
export type AgentWorkDone = Omit<AgentTranscript, 'requests' | 'token' | 'filesWithToken'>

/**
 * Starts an agent with its set-up in an empty home folder, and waits until it ends.
 *
 * @param variables the token, and how to reach services
 */
export async function startAgent(
  { base, errand, session }: AgentStay,
  { files, launch }: Pick<AgentSetUp, 'files' | 'launch'>,
  agent: TwinAgent,
  programs: string,
  variables: Readonly<Record<string, string>>,
): Promise<AgentWorkDone> {
  const [folder, home, temporary] = ['work', 'home', 'tmp'].map((name) => join(base, name)) as [string, string, string]
  for (const each of [folder, home, temporary]) await mkdir(each, { recursive: true })
  await writeFile(errand.file, `${errand.before}\nsize = small\n`)
  for (const { path, content } of files) {
    await mkdir(dirname(join(home, path)), { recursive: true })
    await writeFile(join(home, path), content)
  }
  const words = agent.headless('Change the colour, and show the file.', errand)
  const [stdout, stderr] = [join(base, 'stdout'), join(base, 'stderr')]
  const end = await runProcess('sh', ['-c', `${launch} "$@"`, 'sh', ...words], {
    folder,
    env: {
      PATH: [programs, dirname(process.execPath), '/usr/bin', '/bin'].join(':'),
      HOME: home,
      TMPDIR: temporary,
      LANG: 'C.UTF-8',
      ...variables,
    },
    stdout,
    stderr,
    seconds: SECONDS,
  })
  return {
    ...end,
    output: (await readFile(stdout, 'utf8')) + (await readFile(stderr, 'utf8')),
    errand,
    session,
    files: await contentsOf(folder),
  }
}

/**
 * Starts an agent with its set-up, and lets it read a file, change it, and run a command. Its network uses the twin,
 * which plays its model.
 */
export async function runAgent(
  twin: Twin,
  { setUp, endpointUrl }: AgentPlan,
  agent: TwinAgent,
  { programs }: Pick<InstalledAgent, 'programs'>,
): Promise<AgentTranscript> {
  const stay = await stayFor(agent)
  const token = setUp.env.length === 0 ? NO_TOKEN : `token-${randomUUID()}`
  const run = twin.open([sessionService(stay.session)])
  const server = endpointUrl === undefined ? undefined : await openLocalServer(endpointUrl, run.proxyUrl)
  try {
    const done = await startAgent(stay, setUp, agent, programs, {
      ...waysTo(run.proxyUrl, twin.caPath),
      ...Object.fromEntries(setUp.env.map(({ name }) => [name, token])),
    })
    const own = ['home', 'tmp'].map((name) => join(stay.base, name))
    return {
      ...done,
      token,
      requests: [...run.requests],
      filesWithToken: token === NO_TOKEN ? [] : await filesWith(token, own),
    }
  } finally {
    await server?.close()
    run.close()
    await leave(stay)
  }
}

/** Variables with which different kinds of programs use the twin and trust it. */
export const waysTo = (proxyUrl: string, caPath: string): Readonly<Record<string, string>> => ({
  http_proxy: proxyUrl,
  https_proxy: proxyUrl,
  HTTP_PROXY: proxyUrl,
  HTTPS_PROXY: proxyUrl,
  NO_PROXY: 'localhost,127.0.0.1',
  NODE_USE_ENV_PROXY: '1',
  NODE_EXTRA_CA_CERTS: caPath,
  SSL_CERT_FILE: caPath,
})

async function contentsOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = await readdir(folder)
  const entries = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'utf8').catch(() => '')] as const),
  )
  return Object.fromEntries(entries)
}

async function filesWith(text: string, folders: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const bytes = await readFile(path).catch(() => Buffer.alloc(0))
      if (bytes.includes(text)) found.push(path.slice(folder.length + 1))
    }
  }
  return found
}
