import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ENTER = fileURLToPath(new URL('./enter.py', import.meta.url))

/** What a program in the sandbox may use. */
export interface SandboxLimits {
  /** Time by the clock. */
  readonly seconds: number
  /** Time on a processor, per process. */
  readonly cpuSeconds: number
  /** Memory of all processes and files together. */
  readonly memoryBytes: number
  /** Files of the program. They're in memory, and are gone afterwards. */
  readonly diskBytes: number
  /** Open files per process. */
  readonly files: number
  readonly processes: number
  /** What it may print; the rest is cut off. */
  readonly outputBytes: number
  /** The program ends if the machine has less memory left. */
  readonly leaveBytes: number
}

export const SANDBOX_LIMITS: SandboxLimits = {
  seconds: 120,
  cpuSeconds: 120,
  memoryBytes: 2 * 1024 ** 3,
  diskBytes: 256 * 1024 ** 2,
  files: 512,
  processes: 128,
  outputBytes: 1024 ** 2,
  leaveBytes: 256 * 1024 ** 2,
}

/** A file or folder of this machine, and its path in the sandbox. */
export type Shown = readonly [source: string, target: string]

/** A program to run. */
export interface SandboxJob {
  /** A folder whose files are copied to the program's working folder. */
  readonly files: string
  readonly command: readonly [string, ...string[]]
  /** All environment variables; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>
  /** Read-only, besides the system's programs and libraries. */
  readonly readOnly?: readonly Shown[]
  /** Files in `/etc`, by name. */
  readonly etc?: Readonly<Record<string, string>>
  /** Read-only, in the working folder. */
  readonly inWork?: readonly Shown[]
  /** The one port of this machine's loopback interface that can be reached, at the same number. */
  readonly twinPort?: number
  /** Hosts whose names lead to the twin, for clients that ignore proxies. Other names lead nowhere. */
  readonly hosts?: readonly string[]
  readonly limits?: Partial<SandboxLimits>
}

/** How a program ended. */
export interface SandboxEnd {
  /** Null if a signal or a limit ended it. */
  readonly exitCode: number | null
  readonly limit: 'time' | 'cpu' | 'memory' | null
  readonly stdout: string
  readonly stderr: string
  readonly seconds: number
}

/** The sandbox couldn't be set up, so the program didn't start. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError'
}

/** The home folder in the sandbox, which starts empty. */
export const SANDBOX_HOME = '/sandbox/home'

/** The system's programs and libraries. Anything else in `/etc` may be private. */
const SYSTEM: readonly string[] = [
  ...['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'],
  ...['/etc/ld.so.cache', '/etc/ld.so.conf', '/etc/ld.so.conf.d', '/etc/alternatives', '/etc/localtime'],
  ...['/etc/ssl/certs', '/etc/ssl/openssl.cnf', '/etc/pki/tls/certs'],
]

const ETC: Readonly<Record<string, string>> = {
  passwd: `user:x:1000:1000::${SANDBOX_HOME}:/bin/sh\n`,
  group: 'user:x:1000:\n',
  'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\n',
  'resolv.conf': '',
  // Clients tell a file's type by its name; not all of these are in every interpreter.
  'mime.types':
    'audio/flac flac\naudio/mpeg mp3\naudio/mp4 m4a\naudio/ogg ogg\naudio/wav wav\nimage/webp webp\nvideo/mp4 mp4\n',
}

/** Returns the text of `/etc/hosts`. What isn't a name would end a line early. */
const hostsFile = (hosts: readonly string[]): string =>
  [
    '127.0.0.1 localhost sandbox',
    '::1 localhost',
    ...hosts.filter((name) => /^[a-z0-9][a-z0-9.-]*$/i.test(name)).map((name) => `127.0.0.1 ${name}`),
    '',
  ].join('\n')

/** Python programs that can start the sandbox; the first is the system's own. */
const PYTHONS: readonly string[] = ['/usr/bin/python3', '/usr/local/bin/python3', 'python3']

const pythonFor = (): string => PYTHONS.find((each) => each.startsWith('/') && existsSync(each)) ?? 'python3'

/**
 * Runs a program that may do anything in namespaces of its own: it sees no network except one port of the twin, no
 * other process, no file of this machine except programs and libraries, and no environment variable except the given
 * ones.
 *
 * @throws SandboxError if this machine can't set up the sandbox
 */
export async function runInSandbox(job: SandboxJob): Promise<SandboxEnd> {
  const limits = { ...SANDBOX_LIMITS, ...job.limits }
  const base = await mkdtemp(join(tmpdir(), 'check-sandbox-'))
  try {
    const root = join(base, 'root')
    await mkdir(root)
    const spec = join(base, 'spec.json')
    await writeFile(
      spec,
      JSON.stringify({
        root,
        files: job.files,
        command: job.command,
        env: job.env,
        etc: { ...ETC, hosts: hostsFile(job.hosts ?? []), ...job.etc },
        readOnly: [...SYSTEM.map((path) => [path, path]), ...(job.readOnly ?? [])],
        inWork: job.inWork ?? [],
        twinPort: job.twinPort ?? 0,
        limits,
      }),
      { mode: 0o600 },
    )
    return await ended(spec, limits)
  } finally {
    await rm(base, { recursive: true, force: true })
  }
}

interface Report {
  readonly exitCode: number | null
  readonly limit: SandboxEnd['limit']
  readonly problem?: string
}

async function ended(spec: string, limits: SandboxLimits): Promise<SandboxEnd> {
  const started = performance.now()
  // Its own environment holds nothing, since programs inside could look for it.
  const child = spawn(pythonFor(), ['-I', '-S', ENTER, spec], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { PATH: '/usr/bin:/bin' },
    cwd: '/',
  })
  // Reports normally arrive in time; this is for a sandbox that hangs while it's set up.
  const timer = setTimeout(() => child.kill('SIGKILL'), (limits.seconds + 15) * 1000)
  try {
    const [stdout, stderr, report] = await Promise.all([
      outputOf(child, 1, limits.outputBytes),
      outputOf(child, 2, limits.outputBytes),
      outputOf(child, 3, 65_536),
      new Promise<void>((resolve, reject) => child.on('error', reject).on('close', () => resolve())),
    ])
    const { exitCode, limit, problem } = (report === '' ? { problem: stderr } : JSON.parse(report)) as Report
    if (problem !== undefined) throw new SandboxError(problem.trim())
    if (exitCode === 126 && stderr.startsWith('sandbox: ')) throw new SandboxError(stderr.trim())
    return { exitCode, limit, stdout, stderr, seconds: (performance.now() - started) / 1000 }
  } catch (error) {
    if (error instanceof SandboxError) throw error
    throw new SandboxError((error as Error).message)
  } finally {
    clearTimeout(timer)
  }
}

/** Reads everything that a process prints to one of its ends, and keeps the first part. */
async function outputOf(child: ChildProcess, end: 1 | 2 | 3, most: number): Promise<string> {
  const kept: Buffer[] = []
  let left = most
  for await (const piece of child.stdio[end] as AsyncIterable<Buffer>) {
    if (left > 0) kept.push(piece.subarray(0, left))
    left -= piece.length
  }
  return Buffer.concat(kept).toString()
}

/**
 * Checks whether this machine can run programs in the sandbox.
 *
 * @returns what's missing; undefined if nothing is
 */
export async function sandboxProblem(): Promise<string | undefined> {
  if (process.platform !== 'linux') return `the sandbox needs Linux; this is ${process.platform}`
  const version = await promisify(execFile)(pythonFor(), ['-I', '-c', 'import sys; print(sys.version_info >= (3, 9))'])
    .then(({ stdout }) => stdout.trim())
    .catch(() => 'missing')
  if (version !== 'True') return 'the sandbox needs python3 3.9 or later'
  const files = await mkdtemp(join(tmpdir(), 'check-empty-'))
  try {
    const { exitCode, stderr } = await runInSandbox({ files, command: ['/bin/sh', '-c', 'exit 7'], env: {} })
    return exitCode === 7 ? undefined : `a test program failed to run in the sandbox: ${stderr.trim()}`
  } catch (error) {
    return `programs can’t create namespaces on this machine (${(error as Error).message})`
  } finally {
    await rm(files, { recursive: true, force: true })
  }
}
