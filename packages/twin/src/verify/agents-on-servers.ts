import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AgentCase, agentCases } from '../agents/cases.ts'
import { TWIN_AGENTS } from '../agents/index.generated.ts'
import { installAgent } from '../agents/install.ts'
import type { ServerOutcome, ServerWork } from '../agents/isolated-server.ts'
import { leave, stayFor } from '../agents/run-agent.ts'
import { recordServerRuns, SERVER_RUNS, type ServerRun, writeServerRuns } from '../agents/server-record.ts'
import { isOnServer, makeSessionModel, SERVER_APPS } from '../agents/server-session.ts'
import { libraryEnvironment } from '../libraries/environment.ts'
import { TWIN_LOCAL_APPS } from '../local-apps/index.generated.ts'
import { type PreparedApp, withApp } from '../local-apps/prepare.ts'
import { isolated } from '../run/isolated.ts'
import { say, secondsSince, today, WRITTEN } from './say.ts'

const ISOLATED = fileURLToPath(new URL('../agents/isolated-server.ts', import.meta.url))

interface ServersChoice {
  /** Runs the set-ups whose name contains this text, even if they're recorded. */
  readonly only?: string | undefined
  /** Runs all set-ups. */
  readonly all: boolean
}

/**
 * Starts coding agents with their set-ups for local apps, whose real servers run a model made for the session, and
 * records which of them did their work.
 *
 * @returns whether all agents did their work
 */
export async function showAgentsOnServers({ only, all }: ServersChoice): Promise<boolean> {
  const cases = (await agentCases()).filter(isOnServer)
  const held = new Set(SERVER_RUNS.map(({ digest }) => digest))
  const chosen = cases.filter(({ name, digest }) =>
    only === undefined ? all || !held.has(digest) : name.includes(only),
  )
  say(`${cases.length} set-ups of agents for real servers, ${chosen.length} of them to run`)
  const passed: ServerRun[] = []
  for (const id of SERVER_APPS) {
    const ones = chosen.filter(({ setUp }) => setUp.local?.app === id)
    const app = TWIN_LOCAL_APPS[id]
    if (ones.length === 0 || app === undefined) continue
    await withApp(app, [], async (prepared) => {
      const maker = await libraryEnvironment('python3', 'session-models')
      try {
        await maker.install(['gguf'])
        for (const each of ones) {
          const run = await runOf(each, prepared, join(maker.bin, 'python'))
          if (run === undefined) continue
          passed.push(run)
          // Written immediately, so that an interrupted run can continue.
          await writeServerRuns(recordServerRuns(passed, SERVER_RUNS, cases))
        }
      } finally {
        await maker.remove()
      }
    })
  }
  await writeServerRuns(recordServerRuns(passed, SERVER_RUNS, cases))
  say(`agents on real servers: ${passed.length} of ${chosen.length} passed`)
  say(WRITTEN)
  return passed.length === chosen.length
}

async function runOf(found: AgentCase, prepared: PreparedApp, python: string): Promise<ServerRun | undefined> {
  const { name, setUp, digest } = found
  const agent = TWIN_AGENTS[setUp.agent]
  if (agent === undefined || setUp.local === undefined) return undefined
  const started = performance.now()
  const installed = await installAgent(setUp)
  const stay = await stayFor(agent)
  const root = await mkdtemp(join(tmpdir(), 'session-model-'))
  try {
    await makeSessionModel(python, root, found, stay.session)
    const work: ServerWork = { digest, stay, root, appPrograms: prepared.programs, agent: installed }
    let problems: readonly string[] = ['it was not run']
    for await (const outcome of isolated<ServerOutcome>(ISOLATED, work)) problems = outcome.problems
    const result = problems.length === 0 ? 'passed' : problems.join('; ')
    say(`${name} (${installed.release}) on a real server, ${secondsSince(started)} s: ${result}`)
    if (problems.length > 0) return undefined
    return {
      agent: setUp.agent,
      release: installed.release,
      app: setUp.local.app,
      appPackage: prepared.package,
      appRelease: prepared.release,
      api: setUp.api,
      digest,
      date: today(),
    }
  } finally {
    await leave(stay)
    await rm(root, { recursive: true, force: true })
  }
}
