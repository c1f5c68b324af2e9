import { rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AgentRun } from '@model-snippets/core/agents'
import type { AgentCase } from './cases.ts'

const FILE = fileURLToPath(new URL('../../../core/src/agents/runs.json', import.meta.url))

/**
 * Returns the record after some runs: the last successful run of each current set-up.
 *
 * @param ran the successful runs
 * @param earlier the previous record
 */
export function recordRuns(
  ran: readonly AgentRun[],
  earlier: readonly AgentRun[],
  wanted: readonly Pick<AgentCase, 'digest'>[],
): readonly AgentRun[] {
  const known = new Map([...earlier, ...ran].map((run) => [run.digest, run]))
  return wanted.flatMap(({ digest }) => known.get(digest) ?? [])
}

/** Writes the record. */
export async function writeRuns(runs: readonly AgentRun[]): Promise<void> {
  await writeFile(`${FILE}.new`, `${JSON.stringify(runs, null, 2)}\n`)
  await rename(`${FILE}.new`, FILE)
}
