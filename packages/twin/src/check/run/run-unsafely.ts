import { cp, mkdtemp, open, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProcess } from '../../run/process.ts'
import { SANDBOX_LIMITS, type SandboxEnd, type SandboxJob } from '../sandbox/sandbox.ts'

/**
 * Runs a program with this user's rights, in a temporary folder and with a time limit. It can read files, use the
 * network, and leave processes behind.
 */
export async function runUnsafely(job: SandboxJob): Promise<SandboxEnd> {
  const limits = { ...SANDBOX_LIMITS, ...job.limits }
  const base = await mkdtemp(join(tmpdir(), 'check-unsafe-'))
  const started = performance.now()
  try {
    const [folder, home] = [join(base, 'work'), join(base, 'home')]
    await cp(job.files, folder, { recursive: true })
    await cp(job.files, home, { recursive: true, filter: (path) => path === job.files })
    for (const [source, target] of job.inWork ?? []) await symlink(source, join(folder, target))
    for (const [name, text] of Object.entries(job.etc ?? {})) await writeFile(join(base, name), text)
    const env = Object.fromEntries(
      Object.entries({ ...job.env, HOME: home }).map(([name, value]) => [name, value.replaceAll('/etc/', `${base}/`)]),
    )
    const [stdout, stderr] = [join(base, 'stdout'), join(base, 'stderr')]
    const [program, ...args] = job.command
    const { exitCode, timedOut } = await runProcess(program, args, {
      folder,
      env,
      stdout,
      stderr,
      seconds: limits.seconds,
    })
    return {
      exitCode,
      limit: timedOut ? 'time' : null,
      stdout: await beginningOf(stdout, limits.outputBytes),
      stderr: await beginningOf(stderr, limits.outputBytes),
      seconds: (performance.now() - started) / 1000,
    }
  } finally {
    await rm(base, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Reads no more than the limit, because a program may print more than a string can hold. */
async function beginningOf(path: string, bytes: number): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}
