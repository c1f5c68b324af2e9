import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

/** Where Debian keeps its own Python, and the programs of it that readers call. */
const LIBRARIES = '/usr/lib'
const PROGRAMS = '/usr/bin'

/** What Debian's own Python says of a command that installs packages beside those of the system (PEP 668). */
export function installWhereManaged(command: string): {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
  readonly runtime: string
} {
  // Without its mark the command would install.
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
