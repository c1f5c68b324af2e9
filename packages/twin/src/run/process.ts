import { type ChildProcess, spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import type { Job, ProcessEnd } from '../languages/twin-language.ts'

/** Runs a program in the folder of a job, and kills it and all that it started when it ends or its time is over. */
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

/** Ends a child and all that it started; they share a process group. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The group is gone already.
  }
}
