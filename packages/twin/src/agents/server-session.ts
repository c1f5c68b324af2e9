import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { TWIN_LOCAL_APPS } from '../local-apps/index.generated.ts'
import { whileStarted } from '../local-apps/started.ts'
import type { Twin } from '../services/twin.ts'
import type { AgentCase } from './cases.ts'
import { TWIN_AGENTS } from './index.generated.ts'
import type { InstalledAgent } from './install.ts'
import { problemsOnServer } from './judge.ts'
import { type AgentStay, startAgent, waysTo } from './run-agent.ts'
import type { Session } from './session.ts'

/** The apps whose real server agents work with, by core's id. */
export const SERVER_APPS = ['llama-cpp'] as const

/** Whether a set-up is for one of these apps. */
export const isOnServer = ({ setUp }: Pick<AgentCase, 'setUp'>): boolean =>
  SERVER_APPS.some((app) => app === setUp.local?.app)

const MAKER = fileURLToPath(new URL('./session_model.py', import.meta.url))

const run = promisify(execFile)

/** What a model can say in a turn: the name of the tool that it calls, empty for none, and the text. */
type Saying = readonly [tool: string, text: string]

/** Returns what the model can say in each turn: its calls, as its chat template writes them, or its last message. */
export const turnsOf = ({ calls, text, lastWord }: Session): readonly (readonly Saying[])[] => [
  ...calls.map((round) =>
    ('name' in round ? [round] : round).map(({ name, arguments: values }): Saying => {
      const call = `{"name": ${JSON.stringify(name)}, "arguments": ${JSON.stringify(values)}}`
      return [name, `<tool_call>\n${call}\n</tool_call>`]
    }),
  ),
  [['', [...(text === undefined ? [] : [text]), lastWord].join('\n\n')]],
]

/** Returns the name of a model's only file. */
function weightsOf({ siblings }: AgentCase['model']): string {
  const [file] = siblings as readonly { readonly rfilename: string }[]
  if (file === undefined) throw new Error('the model has no file')
  return file.rfilename
}

/**
 * Makes a model that says what the session needs.
 *
 * @param python an interpreter with the package `gguf`
 * @param root the folder that the mock of the hub serves
 */
export async function makeSessionModel(
  python: string,
  root: string,
  { model }: Pick<AgentCase, 'model'>,
  session: Session,
): Promise<void> {
  const folder = join(root, 'models', model.id)
  await mkdir(folder, { recursive: true })
  await run(python, [MAKER, join(folder, weightsOf(model)), JSON.stringify(turnsOf(session))])
}

/** Everything that a session on a real server needs. */
export interface ServerStay {
  readonly stay: AgentStay
  /** The folder that the mock of the hub serves. */
  readonly root: string
  /** The folder of the app's programs. */
  readonly appPrograms: string
  readonly agent: InstalledAgent
}

/**
 * Starts an app's server with the commands of a set-up, and an agent that uses it.
 *
 * @returns what went wrong
 */
export function runOnServer(
  twin: Twin,
  { setUp, model }: AgentCase,
  { stay, root, appPrograms, agent: { programs } }: ServerStay,
): Promise<readonly string[]> {
  const { local, agent: id } = setUp
  const [app, agent] = [TWIN_LOCAL_APPS[local?.app ?? ''], TWIN_AGENTS[id]]
  if (local === undefined || app === undefined || agent === undefined) throw new Error(`${id} has no server to use`)
  return whileStarted(twin, { app, start: local, record: model, root, programs: appPrograms }, async () => {
    const run = twin.open([])
    try {
      return problemsOnServer(await startAgent(stay, setUp, agent, programs, waysTo(run.proxyUrl, twin.caPath)))
    } finally {
      run.close()
    }
  })
}
