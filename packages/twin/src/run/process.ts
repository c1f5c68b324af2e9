import { type ChildProcess, spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import type { Job, ProcessEnd } from '../languages/twin-language.ts'

/** Runs a program in a job's folder, and kills it with all its child processes at its end or after the time limit. */
export async function runProcess(
  command: string,
  args: readonly string[],
  { folder, env, stdout, stderr, seconds }: Pick<Job, 'folder' | 'env' | 'stdout' | 'stderr' | 'seconds'>,
): Promise<ProcessEnd> {
  const out = await open(stdout, 'a')
  const errors = await open(stderr, 'a')
  let timedOut = false
  try {
    const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', out.fd, errors.fd], detached: true })
    const timer = setTimeout(() => {
      timedOut = true
      killGroup(child)
    }, seconds * 1000)
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    }).finally(() => clearTimeout(timer))
    killGroup(child)
    return { exitCode, timedOut }
  } finally {
    await out.close()
    await errors.close()
  }
}

/** Kills a process group, which contains a child and everything that it started. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The group has already ended.
  }
}
