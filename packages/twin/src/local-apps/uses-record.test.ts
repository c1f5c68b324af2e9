import { describe, expect, it } from 'vitest'
import { TWIN_LOCAL_APPS } from './index.generated.ts'
import { LOCAL_USES, plannedUses, reasonAgainst } from './uses.ts'
import { everyUse, LOCAL_USE_RUNS, recordLocalUseRuns, unrecordedPrograms } from './uses-record.ts'

const PLANNED = everyUse()
const FEWEST_CLIENTS = 12
const FEWEST_LANGUAGES = 5

/** Uses that run with many clients, or for which there's a reason. The others run when there's time. */
const MAIN_USES = LOCAL_USES.filter(({ isMain }) => isMain)
const APPS = Object.values(TWIN_LOCAL_APPS).filter(({ usedWith }) => usedWith !== undefined)

describe('the record of uses', () => {
  it('has only runs of the present commands and programs (npm run verify -- --local-apps renews it)', () => {
    expect(LOCAL_USE_RUNS).toEqual(recordLocalUseRuns([], LOCAL_USE_RUNS, PLANNED))
  })

  it.each(APPS.flatMap((app) => MAIN_USES.map((use) => [app.id, use.label, app, use] as const)))(
    'has at least 12 clients in five languages for %s and %s, or a reason',
    (id, _, app, use) => {
      const { programs = {} } = LOCAL_USE_RUNS.find((run) => run.app === id && run.use === use.id) ?? {}
      const clients = Object.keys(programs)
      const reason = reasonAgainst(app, use)
      if (reason !== undefined) {
        expect(reason).toMatch(/https:\/\//)
        expect(clients).toEqual([])
        return
      }
      expect(clients.length).toBeGreaterThanOrEqual(FEWEST_CLIENTS)
      expect(new Set(clients.map((client) => client.split('/')[0])).size).toBeGreaterThanOrEqual(FEWEST_LANGUAGES)
    },
  )
})

function firstUse() {
  const [first] = APPS.flatMap(plannedUses)
  if (first === undefined) throw new Error('no app is used')
  return first
}

const planned = firstUse()
const programs = Object.fromEntries(planned.programs.map(({ client, digest }) => [client, digest]))
const run = {
  app: planned.app.id,
  use: planned.use.id,
  commands: planned.commands,
  ...{ package: 'demo', release: '1.0', date: '2026-11-26', programs },
}

describe('recordLocalUseRuns', () => {
  it('keeps the last run of each use, and drops those of other commands and programs', () => {
    const later = { ...run, date: '2026-11-27' }
    expect(recordLocalUseRuns([later], [run], [planned])).toEqual([later])
    expect(recordLocalUseRuns([], [run], [planned])).toEqual([run])
    expect(recordLocalUseRuns([], [{ ...run, commands: [] }], [planned])).toEqual([])
    expect(recordLocalUseRuns([], [{ ...run, programs: {} }], [planned])).toEqual([])
    expect(recordLocalUseRuns([], [run], [])).toEqual([])
  })

  it('adds the programs of a later run with the same release, and starts again with another', () => {
    const [first = ['', ''], ...rest] = Object.entries(programs)
    const part = { ...run, programs: Object.fromEntries([first]) }
    const others = { ...run, date: '2026-11-27', programs: Object.fromEntries(rest) }
    expect(recordLocalUseRuns([others], [part], [planned])).toEqual([{ ...others, programs }])
    const newer = { ...others, release: '1.1' }
    expect(recordLocalUseRuns([newer], [part], [planned])).toEqual([newer])
  })
})

describe('unrecordedPrograms', () => {
  it('returns what has not run with a release', () => {
    const [client = '', ...others] = Object.keys(programs)
    const part = { ...run, programs: { [client]: programs[client] ?? '' } }
    const clientsOf = (release: string) =>
      unrecordedPrograms(planned, { package: 'demo', release }, [part]).map((each) => each.client)
    expect(clientsOf('1.0')).toEqual(others)
    expect(clientsOf('1.1')).toEqual([client, ...others])
  })
})
