import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

/** Where Debian keeps its own Python and the programs that users run. */
const LIBRARIES = '/usr/lib'
const PROGRAMS = '/usr/bin'

/** Returns the message of Debian's own Python when a command installs packages next to the system's (PEP 668). */
export function installWhereManaged(command: string): {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
  readonly runtime: string
} {
  // Without this mark, the command would install the packages.
  const isManaged = readdirSync(LIBRARIES)
    .filter((name) => /^python3\.\d+$/.test(name))
    .some((name) => readdirSync(`${LIBRARIES}/${name}`).includes('EXTERNALLY-MANAGED'))
  if (!isManaged) throw new Error('This system has no Python that is managed by it')
  const [program = '', ...words] = command.split(' ')
  const env = { PATH: PROGRAMS }
  const { status, stdout, stderr } = spawnSync(`${PROGRAMS}/${program}`, words, { env, encoding: 'utf8' })
  const runtime = execFileSync(`${PROGRAMS}/python3`, ['--version'], { encoding: 'utf8' }).trim()
  return { exitCode: status, stdout, stderr, runtime }
}
