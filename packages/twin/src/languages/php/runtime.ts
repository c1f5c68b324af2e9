import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runProcess } from '../../run/process.ts'
import { ProgramReader } from '../program-reader.ts'
import type { Pauses, Runtime, Surroundings } from '../twin-language.ts'

const run = promisify(execFile)

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** Reads programs without running them. By default, PHP treats its input as ended after waiting for a minute. */
export const openPhpReader = (): ProgramReader =>
  new ProgramReader('php', ['-d', 'default_socket_timeout=-1', fileOf('./reader.php')])

/** Settings for short pauses: PHP's own functions can be redefined after they're disabled. */
const SHORT_PAUSES = ['disable_functions=sleep', `auto_prepend_file=${fileOf('./pauses.php')}`]

const SETTINGS: Readonly<Partial<Record<Pauses, readonly string[]>>> = {
  short: SHORT_PAUSES,
  endless: ['disable_functions=sleep,curl_exec', `auto_prepend_file=${fileOf('./endless_queue.php')}`],
}

/** PHP with its curl extension. */
export async function openPhp({ caPath }: Surroundings): Promise<Runtime> {
  const { stdout } = await run('php', ['-r', 'echo PHP_BINARY, "\\n", PHP_VERSION, "\\n", curl_version()["version"];'])
  const [interpreter = 'php', release = 'unknown', curl = 'unknown'] = stdout.split('\n')
  const reader = openPhpReader()
  return {
    run: (job) => {
      const settings = [...(job.trusts ? [`curl.cainfo=${caPath}`] : []), ...(SETTINGS[job.pauses] ?? [])]
      return runProcess(interpreter, [...settings.flatMap((setting) => ['-d', setting]), job.file], job)
    },
    read: (content) => reader.readOne(content),
    installed: () => Promise.resolve('is not known to PHP'),
    release: () => Promise.resolve({ package: 'libcurl', release: curl, runtime: `PHP ${release}` }),
    close: () => reader.stop(),
  }
}
