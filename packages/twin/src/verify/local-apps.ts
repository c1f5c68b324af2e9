import { fileURLToPath } from 'node:url'
import type { LocalAppRun } from '@model-snippets/core/local-apps'
import { TWIN_LOCAL_APPS } from '../local-apps/index.generated.ts'
import type { LocalAppOutcome, LocalAppWork } from '../local-apps/isolated.ts'
import { type Clients, isOwnInstall, withApp, withClients } from '../local-apps/prepare.ts'
import { isRunOf, readLocalAppRuns, recordLocalAppRuns, writeLocalAppRuns, writtenNow } from '../local-apps/record.ts'
import type { TwinLocalApp } from '../local-apps/twin-local-app.ts'
import { isolated } from '../run/isolated.ts'
import { say, secondsSince, today, WRITTEN } from './say.ts'

export interface LocalAppsChoice {
  /** The id of the app to run; all by default. */
  readonly only?: string | undefined
  /** Runs every start, even if it's recorded. */
  readonly all: boolean
}

const ISOLATED = fileURLToPath(new URL('../local-apps/isolated.ts', import.meta.url))

/**
 * Starts local apps, one after another, calls their servers, and writes the record after each start, so that an
 * interrupted run can continue.
 *
 * @returns whether all of them answered
 */
export async function showLocalApps({ only, all }: LocalAppsChoice): Promise<boolean> {
  const record = await readLocalAppRuns()
  const wanted = Object.values(TWIN_LOCAL_APPS)
    .filter(({ id }) => only === undefined || id === only)
    .map((app) => ({
      app,
      places: app.subjects.flatMap((subject, place) => {
        const written = writtenNow(app, subject)
        return all || !record.some((run) => isRunOf(run, written)) ? [place] : []
      }),
    }))
    .filter(({ places }) => places.length > 0)
  say(`${Object.keys(TWIN_LOCAL_APPS).length} local apps, ${wanted.length} of them to run`)
  if (wanted.length === 0) return true
  const apps = wanted.map(({ app }) => app)
  const passed = await withClients(apps, async (clients) => {
    let all = true
    for (const { app, places } of wanted) all = (await showLocalApp(app, places, clients)) && all
    return all
  })
  say(WRITTEN)
  return passed
}

/** Starts one app with the selected models. @returns whether all starts answered */
async function showLocalApp(app: TwinLocalApp, wanted: readonly number[], clients: Clients): Promise<boolean> {
  const started = performance.now()
  let passed = 0
  try {
    await withApp(app, app.subjects, async (prepared) => {
      const work: LocalAppWork = { app: app.id, prepared, clients, wanted }
      for await (const outcome of isolated<LocalAppOutcome>(ISOLATED, work)) {
        const { commands, programs, problems } = outcome
        const asked = `${programs.length} programs answered`
        say(`${app.id}: ${commands.join('; ')}: ${asked}, ${secondsSince(started)} s\n${problems.join('\n')}`)
        if (problems.length > 0) continue
        passed++
        const { package: name, release } = prepared
        const ran = { app: app.id, commands, package: name, release, isOwnInstall: isOwnInstall(app), date: today() }
        await kept({ ...ran, programs })
      }
    })
  } catch (error) {
    // If an app can't be installed, the others still run.
    say(`${app.id}: ${(error as Error).message}`)
  }
  say(`${app.id}: ${passed} of ${wanted.length} passed, ${secondsSince(started)} s`)
  return passed === wanted.length
}

async function kept(run: LocalAppRun): Promise<void> {
  const written = Object.values(TWIN_LOCAL_APPS).flatMap((app) =>
    app.subjects.map((subject) => writtenNow(app, subject)),
  )
  await writeLocalAppRuns(recordLocalAppRuns([run], await readLocalAppRuns(), written))
}
