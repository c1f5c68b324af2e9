import { LOCAL_APP_RUNS, LOCAL_APPS } from '@model-snippets/core/local-apps'
import { describe, expect, it } from 'vitest'
import { TWIN_LOCAL_APPS } from './index.generated.ts'
import NOT_RUN from './not-run.json' with { type: 'json' }
import { isRunOf, recordLocalAppRuns, writtenNow } from './record.ts'

const WRITTEN = Object.values(TWIN_LOCAL_APPS).flatMap((app) =>
  app.subjects.map((subject) => ({ app, subject, written: writtenNow(app, subject) })),
)

describe('the record of local apps', () => {
  it.each(WRITTEN.map(({ written }) => [written.commands.join('; '), written] as const))(
    'covers the current start with %s, and every program that calls it (npm run verify -- --local-apps renews it)',
    (_, written) => {
      expect(written.digests).not.toEqual([])
      expect(LOCAL_APP_RUNS.filter((run) => isRunOf(run, written))).toHaveLength(1)
    },
  )

  it('has no outdated start', () => {
    const kept = recordLocalAppRuns(
      [],
      LOCAL_APP_RUNS,
      WRITTEN.map(({ written }) => written),
    )
    expect(LOCAL_APP_RUNS).toEqual(kept)
  })

  it('has a reason for each missing app', () => {
    const others = LOCAL_APPS.filter(({ id }) => !Object.hasOwn(TWIN_LOCAL_APPS, id)).map(({ id }) => id)
    expect(Object.keys(NOT_RUN)).toEqual(others.sort())
  })

  it('says whether the app’s own command installed it', () => {
    for (const { app, isOwnInstall, package: name } of LOCAL_APP_RUNS) {
      const { otherInstall } = TWIN_LOCAL_APPS[app] ?? {}
      expect(isOwnInstall).toBe(otherInstall === undefined)
      const install = LOCAL_APPS.find(({ id }) => id === app)?.install.linux
      expect(JSON.stringify(isOwnInstall ? install : otherInstall)).toContain(name)
    }
  })
})

describe('recordLocalAppRuns', () => {
  const run = { package: 'demo', release: '1.0', isOwnInstall: true, date: '2026-11-26' }
  const start = { app: 'demo', commands: ['demo serve'] }
  const program = { client: 'sh/curl', digest: 'a' }

  it('keeps the last run of each current start', () => {
    const earlier = [{ ...run, ...start, programs: [program] }]
    const ran = [{ ...run, ...start, date: '2026-11-27', programs: [program] }]
    const written = [{ ...start, digests: ['a'] }]
    expect(recordLocalAppRuns(ran, earlier, written)).toEqual(ran)
    expect(recordLocalAppRuns([], earlier, written)).toEqual(earlier)
    expect(recordLocalAppRuns([], earlier, [{ ...start, digests: ['b'] }])).toEqual([])
    expect(recordLocalAppRuns([], earlier, [{ ...start, commands: [], digests: ['a'] }])).toEqual([])
  })
})
