import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { LocalAppRun } from '@model-snippets/core/local-apps'
import { programsOf, snippetOf } from './programs.ts'
import type { LocalAppSubject, TwinLocalApp } from './twin-local-app.ts'

const FILE = fileURLToPath(new URL('../../../core/src/local-apps/runs.json', import.meta.url))

export const readLocalAppRuns = async (): Promise<readonly LocalAppRun[]> =>
  JSON.parse(await readFile(FILE, 'utf8')) as readonly LocalAppRun[]

export const writeLocalAppRuns = (runs: readonly LocalAppRun[]): Promise<void> =>
  writeFile(FILE, `${JSON.stringify(runs, null, 2)}\n`)

type Written = Pick<LocalAppRun, 'app' | 'commands'> & { readonly digests: readonly string[] }

/** Returns the current commands and programs of an app with one model. */
export const writtenNow = ({ id }: TwinLocalApp, { record }: LocalAppSubject): Written => ({
  app: id,
  commands: snippetOf(id, record).steps.map(({ command }) => command),
  digests: programsOf(id, record).map(({ digest }) => digest),
})

/** Whether a run has exactly these commands and programs. */
export const isRunOf = (run: LocalAppRun, { app, commands, digests }: Written): boolean =>
  run.app === app &&
  JSON.stringify(run.commands) === JSON.stringify(commands) &&
  JSON.stringify(run.programs.map(({ digest }) => digest)) === JSON.stringify(digests)

/** Returns the record after some runs: the last run of each current start, by app. */
export const recordLocalAppRuns = (
  ran: readonly LocalAppRun[],
  earlier: readonly LocalAppRun[],
  written: readonly Written[],
): readonly LocalAppRun[] => written.flatMap((each) => [...earlier, ...ran].findLast((run) => isRunOf(run, each)) ?? [])
