import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ModelRecord } from '@model-snippets/core'
import { openLocalServer } from '../agents/local-server.ts'
import { hubFilesService } from '../libraries/hub-files.ts'
import type { Twin, TwinRun } from '../services/twin.ts'
import { hubRegistryService } from './hub-registry.ts'
import type { TwinLocalApp } from './twin-local-app.ts'
import type { LocalStart } from './uses.ts'

/** A small model loads immediately, but the app's imports are slow the first time. */
const START_SECONDS = 900

/** The hub's URL without a proxy. */
const HUB = { address: 'http://localhost:19999', origin: 'http://huggingface.co' }

/** Only the end of a program's output is kept, enough to show why it failed. */
export const LONGEST_WORDS = 2_000

/** An app, and the model to start it with. */
export interface StartWork {
  readonly app: TwinLocalApp
  readonly start: LocalStart
  readonly record: ModelRecord
  /** The folder that the mock of the hub serves. */
  readonly root: string
  /** The folder of the app's program. */
  readonly programs: string
}

/** A running process, and the file with its output. */
interface Started {
  readonly child: ChildProcess
  readonly printed: string
}

/**
 * Starts an app with the commands of its steps.
 *
 * @param use calls the server, and returns what went wrong
 * @returns everything that went wrong, followed by the end of each program's output
 */
export async function whileStarted(
  twin: Twin,
  { app, start, record, root, programs }: StartWork,
  use: (base: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const base = await mkdtemp(join(tmpdir(), 'local-app-run-'))
  const run = twin.open([hubRegistryService(root), hubFilesService(root, () => facts(record))])
  const hub = app.knowsNoProxy ? await openLocalServer(HUB.address, run.proxyUrl, HUB.origin) : undefined
  const env = {
    ...(await surroundings(twin, run, programs, base)),
    ...(hub === undefined ? {} : { HF_ENDPOINT: HUB.address }),
  }
  const started: Started[] = []
  const problems: string[] = []
  try {
    if (app.background !== undefined) {
      const background = await spawned(app.background, base, env)
      started.push(background)
      await answering(start, background)
    }
    for (const { command, kind, keepsRunning } of start.steps) {
      const each = await spawned(command, base, env, app.typed)
      started.push(each)
      if (keepsRunning) await answering(start, each)
      else await ended(each, kind)
    }
    problems.push(...(await use(base)))
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
  return problems
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
    // On a busy machine, several threads mostly wait for each other.
    ...{ LLAMA_ARG_THREADS: '1', OMP_NUM_THREADS: '1' },
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
async function answering({ server }: LocalStart, { child }: Started): Promise<void> {
  if (server === undefined) throw new Error('a step goes on, and there is no server')
  // Every server lists its models there, and the address of one for embeddings has another path.
  const models = new URL('/v1/models', server.address)
  const until = performance.now() + START_SECONDS * 1000
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`)
    const answer = await fetch(models).catch(() => undefined)
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

/** Kills a child process and everything that it started, which share a process group. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has already ended.
  }
}
