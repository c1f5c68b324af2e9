import { spawn } from 'node:child_process'
import { mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Twin } from '../services/twin.ts'
import { TWIN_LOCAL_APPS } from './index.generated.ts'
import type { Clients, PreparedApp } from './prepare.ts'
import { type AskingProgram, programsOf, snippetOf } from './programs.ts'
import { LONGEST_WORDS, whileStarted } from './started.ts'

/*
 * Starts one app with each of its models, using the commands of its steps, calls its server, and prints one line of
 * JSON for each. It runs in a network with only the loopback interface; everything that it needs is installed before.
 */

/** What to start. */
export interface LocalAppWork {
  readonly app: string
  readonly prepared: PreparedApp
  readonly clients: Clients
  /** The positions of the models that the app is started with. */
  readonly wanted: readonly number[]
}

/** The result of one start. */
export interface LocalAppOutcome {
  readonly place: number
  readonly commands: readonly string[]
  readonly programs: readonly Pick<AskingProgram, 'client' | 'digest'>[]
  readonly problems: readonly string[]
}

const ASK_SECONDS = 120

/** Higher than the ports of servers. */
const HIGH_PORT = 20_000

async function main(work: LocalAppWork): Promise<void> {
  const twin = await Twin.start(HIGH_PORT)
  try {
    for (const place of work.wanted) process.stdout.write(`${JSON.stringify(await start(twin, work, place))}\n`)
  } finally {
    await twin.stop()
  }
}

async function start(
  twin: Twin,
  { app: id, prepared, clients }: LocalAppWork,
  place: number,
): Promise<LocalAppOutcome> {
  const app = TWIN_LOCAL_APPS[id]
  const subject = app?.subjects[place]
  const root = prepared.roots[place]
  if (app === undefined || subject === undefined || root === undefined) throw new Error(`${id} has no model ${place}`)
  const { record } = subject
  const snippet = snippetOf(id, record)
  const programs: LocalAppOutcome['programs'][number][] = []
  const problems = await whileStarted(
    twin,
    { app, start: snippet, record, root, programs: prepared.programs },
    async (base) => {
      const problems: string[] = []
      for (const program of programsOf(id, record)) {
        const problem = await problemOf(program, clients, base)
        if (problem === undefined) programs.push({ client: program.client, digest: program.digest })
        else problems.push(`${program.client}: ${problem}`)
      }
      return problems
    },
  )
  return { place, commands: snippet.steps.map(({ command }) => command), programs, problems }
}

/** Runs one program. @returns what went wrong; undefined if it showed an answer */
async function problemOf(
  { client, content, fileName }: AskingProgram,
  { python, node }: Clients,
  base: string,
): Promise<string | undefined> {
  const folder = await mkdtemp(join(base, 'ask-'))
  await symlink(join(node, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, fileName), content)
  const interpreters = { python: join(python, 'python'), js: process.execPath, sh: 'bash' }
  const language = client.split('/')[0] as keyof typeof interpreters
  const child = spawn(interpreters[language], [fileName], {
    cwd: folder,
    env: { PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`, HOME: folder, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: ASK_SECONDS * 1000,
  })
  const [output, errors, code] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve)),
  ])
  const said = `${output.join('')}\n${errors.join('')}`.slice(-LONGEST_WORDS)
  if (code !== 0) return `ended with ${code}\n${said}`
  return /\S/.test(output.join('')) ? undefined : `printed nothing\n${said}`
}

await main(JSON.parse(process.argv[2] ?? '') as LocalAppWork)
