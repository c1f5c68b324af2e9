import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AgentCase } from './cases.ts'
import recorded from './server-runs.json' with { type: 'json' }

const FILE = fileURLToPath(new URL('./server-runs.json', import.meta.url))

/**
 * An agent's session with a real local server: with its set-up, it read a file, changed it, ran a command, and showed the
 * model's last message.
 */
export interface ServerRun {
  /** The agent's id, such as `codex`. */
  readonly agent: string
  /** Release of the agent's package. */
  readonly release: string
  /** The local app's id, such as `llama-cpp`. */
  readonly app: string
  readonly appPackage: string
  readonly appRelease: string
  /** The API that the agent uses, such as `responses`. */
  readonly api: string
  /** SHA-256 of the setup, as returned by core's `agentSetUpDigest`. */
  readonly digest: string
  /** Date of the run in UTC, `YYYY-MM-DD`. */
  readonly date: string
}

/** All sessions with real servers, written by `npm run verify -- --agents --servers`. */
export const SERVER_RUNS: readonly ServerRun[] = recorded

/** Returns the record after some runs: the last successful run of each current set-up. */
export function recordServerRuns(
  ran: readonly ServerRun[],
  earlier: readonly ServerRun[],
  wanted: readonly Pick<AgentCase, 'digest'>[],
): readonly ServerRun[] {
  const known = new Map([...earlier, ...ran].map((run) => [run.digest, run]))
  return wanted.flatMap(({ digest }) => known.get(digest) ?? [])
}

export const writeServerRuns = (runs: readonly ServerRun[]): Promise<void> =>
  writeFile(FILE, `${JSON.stringify(runs, null, 2)}\n`)
