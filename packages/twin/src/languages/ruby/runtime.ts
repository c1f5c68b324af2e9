import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runProcess } from '../../run/process.ts'
import { ProgramReader } from '../program-reader.ts'
import type { Pauses, Runtime } from '../twin-language.ts'

const run = promisify(execFile)

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

const LOOPBACK_PROXY = fileOf('./loopback_proxy.rb')

/** Reads programs without running them. */
export const openRubyReader = (): ProgramReader => new ProgramReader('ruby', [fileOf('./reader.rb')])

/** Files that are loaded before an example with modified pauses. */
const START_UP: Readonly<Partial<Record<Pauses, string>>> = {
  short: fileOf('./pauses.rb'),
  endless: fileOf('./pauses.rb'),
}

/** Ruby with its standard libraries. */
export async function openRuby(): Promise<Runtime> {
  const { stdout } = await run('ruby', ['-rrbconfig', '-e', 'puts RbConfig.ruby, RUBY_VERSION'])
  const [interpreter = 'ruby', release = 'unknown'] = stdout.trimEnd().split('\n')
  const reader = openRubyReader()
  return {
    run: (job) => {
      const isLed = job.env['http_proxy'] !== undefined
      const startUp = [isLed ? LOOPBACK_PROXY : [], START_UP[job.pauses] ?? []].flat().flatMap((path) => ['-r', path])
      return runProcess(interpreter, [...startUp, job.file], job)
    },
    read: (content) => reader.readOne(content),
    installed: () => Promise.resolve('is not known to Ruby'),
    release: () => Promise.resolve({ package: 'ruby', release, runtime: `Ruby ${release}` }),
    close: () => reader.stop(),
  }
}
