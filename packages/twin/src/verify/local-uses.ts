import { fileURLToPath } from 'node:url'
import { TWIN_LOCAL_APPS } from '../local-apps/index.generated.ts'
import type { LocalUseOutcome, LocalUsesWork } from '../local-apps/isolated-uses.ts'
import { withApp } from '../local-apps/prepare.ts'
import { readyLanguages } from '../local-apps/ready-languages.ts'
import { LOCAL_USES, plannedUses } from '../local-apps/uses.ts'
import {
  isRunOfUse,
  LOCAL_USE_RUNS,
  recordLocalUseRuns,
  unrecordedPrograms,
  writeLocalUseRuns,
} from '../local-apps/uses-record.ts'
import { isolated } from '../run/isolated.ts'
import type { LocalAppsChoice } from './local-apps.ts'
import { say, secondsSince, today, WRITTEN } from './say.ts'

export interface LocalUsesChoice extends LocalAppsChoice {
  /** The ids of the uses, separated by commas; all by default. */
  readonly use?: string | undefined
}

const ISOLATED = fileURLToPath(new URL('../local-apps/isolated-uses.ts', import.meta.url))

/**
 * Starts local apps for tool loops, structured output, embeddings, and reranking, runs the programs of every language that use
 * their servers, and writes the record after each app.
 *
 * @returns whether all programs showed what they should
 */
export async function showLocalUses({ only, all, use: ids }: LocalUsesChoice): Promise<boolean> {
  const chosen = ids?.split(',')
  const unknown = chosen?.filter((each) => !LOCAL_USES.some(({ id }) => id === each)) ?? []
  if (unknown.length > 0) {
    throw new Error(`--use must be one of ${LOCAL_USES.map(({ id }) => id).join(', ')}; got ${unknown.join(', ')}`)
  }
  const wanted = Object.values(TWIN_LOCAL_APPS)
    .filter(({ id }) => only === undefined || id === only)
    .map((app) => ({
      app,
      uses: plannedUses(app)
        .filter(({ use }) => chosen?.includes(use.id) ?? true)
        .filter((use) => all || !LOCAL_USE_RUNS.some((run) => isRunOfUse(run, use))),
    }))
    .filter(({ uses }) => uses.length > 0)
  say(`${wanted.length} local apps to use`)
  if (wanted.length === 0) return true
  await readyLanguages(wanted.flatMap(({ uses }) => uses.flatMap(({ programs }) => programs)))
  let record = LOCAL_USE_RUNS
  let passed = true
  for (const { app, uses } of wanted) {
    const started = performance.now()
    await withApp(app, app.usedWith ?? [], async (prepared) => {
      const clients = uses.map((use): [string, readonly string[]] => {
        const programs = all ? use.programs : unrecordedPrograms(use, prepared, record)
        return [use.use.id, programs.map(({ client }) => client)]
      })
      const work: LocalUsesWork = { app: app.id, prepared, wanted: Object.fromEntries(clients) }
      for await (const outcome of isolated<LocalUseOutcome>(ISOLATED, work)) {
        const { use, commands, passed: ones, failed, problems } = outcome
        const told = Object.entries(failed).map(([client, problem]) => `${client}: ${problem}`)
        say(`${app.id} ${use}: ${ones.length} programs passed, ${told.length} failed, ${secondsSince(started)} s`)
        if (told.length > 0 || ones.length === 0) {
          passed = false
          say([...told, ...problems].join('\n'))
          continue
        }
        const programs = Object.fromEntries(ones.map(({ client, digest }) => [client, digest]))
        const { package: name, release } = prepared
        record = recordLocalUseRuns(
          [{ app: app.id, use, commands, package: name, release, date: today(), programs }],
          record,
        )
        await writeLocalUseRuns(record)
      }
    }).catch((error: Error) => {
      // If an app can't be installed, the others still run.
      passed = false
      say(`${app.id}: ${error.message}`)
    })
  }
  say(WRITTEN)
  return passed
}
