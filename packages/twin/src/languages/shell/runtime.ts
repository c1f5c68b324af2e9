import { execFile } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runProcess } from '../../run/process.ts'
import type { Pauses, Runtime, Surroundings } from '../twin-language.ts'
import { readShell } from './source.ts'

const run = promisify(execFile)

/** Files that bash reads before an example with modified pauses. */
const START_UP: Readonly<Partial<Record<Pauses, string>>> = {
  short: 'pauses.sh',
  endless: 'endless-queue.sh',
  fast: 'fast-clock.sh',
}

/** The first number of a program's version. */
const versionOf = async (program: string): Promise<string> =>
  /\d+\.\d+\.\d+/.exec((await run(program, ['--version'])).stdout)?.[0] ?? 'unknown'

/** bash, or a plain POSIX shell, with the machine's own tools. */
export async function openShell({ ownFolder }: Surroundings): Promise<Runtime> {
  // The files store their state next to their copies.
  for (const name of Object.values(START_UP)) await copyFile(new URL(name, import.meta.url), join(ownFolder, name))
  return {
    run: (job) => {
      const startUp = START_UP[job.pauses]
      const env = startUp === undefined ? job.env : { ...job.env, BASH_ENV: join(ownFolder, startUp) }
      return runProcess(job.plainest ? 'sh' : 'bash', [job.file], { ...job, env })
    },
    read: readShell,
    installed: () => Promise.resolve('is not known to a shell'),
    release: async ({ id }) => ({
      package: id,
      release: await versionOf(id),
      runtime: `GNU bash ${await versionOf('bash')}`,
    }),
    close: () => Promise.resolve(),
  }
}
