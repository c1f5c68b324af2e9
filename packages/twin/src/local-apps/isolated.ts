import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ModelRecord } from '@model-snippets/core'
import type { LocalAppSnippet } from '@model-snippets/core/local-apps'
import { openLocalServer } from '../agents/local-server.ts'
import { hubFilesService } from '../libraries/hub-files.ts'
import { Twin, type TwinRun } from '../services/twin.ts'
import { hubRegistryService } from './hub-registry.ts'
import { TWIN_LOCAL_APPS } from './index.generated.ts'
import type { Clients, PreparedApp } from './prepare.ts'
import { type AskingProgram, programsOf, snippetOf } from './programs.ts'

/*
 * Starts one app with each of its models, using the commands of its steps, calls its server, and prints one line of
 * JSON for each. It runs in a network with only the loopback interface; everything that it needs is installed before.
 */

/** What to start. */
export interface LocalAppWork {
  readonly app: string
  readonly prepared: PreparedApp
  readonly clients: Clients
  /** The positions of the models that the app is started with. */
  readonly wanted: readonly number[]
}

/** The result of one start. */
export interface LocalAppOutcome {
  readonly place: number
  readonly commands: readonly string[]
  readonly programs: readonly Pick<AskingProgram, 'client' | 'digest'>[]
  readonly problems: readonly string[]
}

/** A small model loads immediately, but the app's imports are slow the first time. */
const START_SECONDS = 300

const ASK_SECONDS = 120

/** Higher than the ports of servers. */
const HIGH_PORT = 20_000

/** The hub's URL without a proxy. */
const HUB = { address: 'http://localhost:19999', origin: 'http://huggingface.co' }

/** Only the end of a program's output is kept, enough to show why it failed. */
const LONGEST_WORDS = 2_000

async function main(work: LocalAppWork): Promise<void> {
  const twin = await Twin.start(HIGH_PORT)
  try {
    for (const place of work.wanted) process.stdout.write(`${JSON.stringify(await start(twin, work, place))}\n`)
  } finally {
    await twin.stop()
  }
}

/** A running process, and the file with its output. */
interface Started {
  readonly child: ChildProcess
  readonly printed: string
}

async function start(
  twin: Twin,
  { app: id, prepared, clients }: LocalAppWork,
  place: number,
): Promise<LocalAppOutcome> {
  const app = TWIN_LOCAL_APPS[id]
  const subject = app?.subjects[place]
  const root = prepared.roots[place]
  if (app === undefined || subject === undefined || root === undefined) throw new Error(`${id} has no model ${place}`)
  const snippet = snippetOf(id, subject.record)
  const base = await mkdtemp(join(tmpdir(), 'local-app-run-'))
  const run = twin.open([hubRegistryService(root), hubFilesService(root, () => facts(subject.record))])
  const hub = app.knowsNoProxy ? await openLocalServer(HUB.address, run.proxyUrl, HUB.origin) : undefined
  const env = {
    ...(await surroundings(twin, run, prepared.programs, base)),
    ...(hub === undefined ? {} : { HF_ENDPOINT: HUB.address }),
  }
  const started: Started[] = []
  const problems: string[] = []
  const programs: LocalAppOutcome['programs'][number][] = []
  try {
    if (app.background !== undefined) {
      const background = await spawned(app.background, base, env)
      started.push(background)
      await answering(snippet, background)
    }
    for (const { command, kind, keepsRunning } of snippet.steps) {
      const each = await spawned(command, base, env, app.typed)
      started.push(each)
      if (keepsRunning) await answering(snippet, each)
      else await ended(each, kind)
    }
    for (const program of programsOf(id, subject.record)) {
      const problem = await problemOf(program, clients, base)
      if (problem === undefined) programs.push({ client: program.client, digest: program.digest })
      else problems.push(`${program.client}: ${problem}`)
    }
  } catch (error) {
    problems.push((error as Error).message)
  } finally {
    for (const each of started) {
      if (problems.length > 0) problems.push((await readFile(each.printed, 'utf8')).slice(-LONGEST_WORDS))
      killGroup(each.child)
    }
    const unknown = run.requests.filter(({ service }) => service === null).map(({ method, url }) => `${method} ${url}`)
    if (problems.length > 0) problems.push(...unknown)
    await hub?.close()
    run.close()
    await rm(base, { recursive: true, force: true, maxRetries: 5 })
  }
  return { place, commands: snippet.steps.map(({ command }) => command), programs, problems }
}

const facts = ({ id: _, ...others }: ModelRecord): Readonly<Record<string, unknown>> => others

/** Variables with which an app uses the twin and trusts it. */
async function surroundings(twin: Twin, run: TwinRun, programs: string, base: string) {
  const home = join(base, 'home')
  await mkdir(home)
  const { proxyUrl } = run
  return {
    PATH: [programs, '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
    HOME: home,
    LANG: 'C.UTF-8',
    ...{ http_proxy: proxyUrl, https_proxy: proxyUrl, HTTP_PROXY: proxyUrl, HTTPS_PROXY: proxyUrl },
    NO_PROXY: 'localhost,127.0.0.1',
    ...{ SSL_CERT_FILE: twin.caPath, REQUESTS_CA_BUNDLE: twin.caPath, CURL_CA_BUNDLE: twin.caPath },
  }
}

async function spawned(
  command: string,
  folder: string,
  env: NodeJS.ProcessEnv,
  typed: readonly string[] = [],
): Promise<Started> {
  const printed = join(await mkdtemp(join(folder, 'step-')), 'printed')
  const output = openSync(printed, 'w')
  const child = spawn('bash', ['-c', command], { cwd: folder, env, stdio: ['pipe', output, output], detached: true })
  closeSync(output)
  child.stdin?.on('error', () => undefined).end(typed.map((line) => `${line}\n`).join(''))
  return { child, printed }
}

/** Waits until an app's server responds. */
async function answering({ server }: LocalAppSnippet, { child }: Started): Promise<void> {
  if (server === undefined) throw new Error('a step goes on, and there is no server')
  const until = performance.now() + START_SECONDS * 1000
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`)
    const answer = await fetch(`${server.address}/models`).catch(() => undefined)
    if (answer?.ok) return
    await wait(500)
  }
  throw new Error(`it did not answer in ${START_SECONDS} s`)
}

/** Waits until a step has finished. */
async function ended({ child, printed }: Started, kind: string): Promise<void> {
  const isOver = new Promise<number | null>((resolve) => child.on('close', resolve))
  const code = child.exitCode ?? (await Promise.race([isOver, wait(START_SECONDS * 1000, undefined, { ref: false })]))
  if (code !== 0) throw new Error(`${kind}: it ended with ${code}`)
  if (!/\S/.test(await readFile(printed, 'utf8'))) throw new Error(`${kind}: it printed nothing`)
}

/** Runs one program. @returns what went wrong; undefined if it showed an answer */
async function problemOf(
  { client, content, fileName }: AskingProgram,
  { python, node }: Clients,
  base: string,
): Promise<string | undefined> {
  const folder = await mkdtemp(join(base, 'ask-'))
  await symlink(join(node, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, fileName), content)
  const interpreters = { python: join(python, 'python'), js: process.execPath, sh: 'bash' }
  const language = client.split('/')[0] as keyof typeof interpreters
  const child = spawn(interpreters[language], [fileName], {
    cwd: folder,
    env: { PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`, HOME: folder, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: ASK_SECONDS * 1000,
  })
  const [output, errors, code] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve)),
  ])
  const said = `${output.join('')}\n${errors.join('')}`.slice(-LONGEST_WORDS)
  if (code !== 0) return `ended with ${code}\n${said}`
  return /\S/.test(output.join('')) ? undefined : `printed nothing\n${said}`
}

/** Kills a child process and everything that it started, which share a process group. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has already ended.
  }
}

await main(JSON.parse(process.argv[2] ?? '') as LocalAppWork)
