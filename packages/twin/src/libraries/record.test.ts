import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findLibraryRun, LIBRARIES, LIBRARY_RUNS, snippetsOfLibrary } from '@model-snippets/core/libraries'
import { describe, expect, it } from 'vitest'
import { TWIN_LIBRARIES } from './index.generated.ts'
import { repositoriesIn } from './install-line.ts'
import { missingRuns } from './missing-runs.ts'
import NOT_RUN from './not-run.json' with { type: 'json' }
import { pruned, withRun } from './record.ts'
import { examplesOf } from './subjects.ts'

const libraries = Object.values(TWIN_LIBRARIES)

const KINDS = ['repeated', 'part'] as const
/** How a maker script removes parts of the model that it saves. */
const TAKES_OUT = /\bdelattr\(model, |\bdel model\.|= torch\.nn\.Identity\(\)/

describe('the record of libraries', () => {
  it.each(libraries.map((library) => [library.key, library] as const))(
    'covers every current example of %s that runs (npm run verify -- --libraries renews it)',
    (_key, library) => {
      expect(missingRuns(library, LIBRARY_RUNS)).toEqual([])
    },
  )

  it('has no outdated text, and the release that each text ran with', () => {
    const written = libraries.flatMap((library) =>
      library.subjects.flatMap((subject) => examplesOf(library, subject).map(({ digest }) => digest)),
    )
    expect(Object.keys(LIBRARY_RUNS.texts).sort()).toEqual([...new Set(written)].sort())
    for (const { run } of Object.values(LIBRARY_RUNS.texts)) expect(LIBRARY_RUNS.runs).toHaveProperty([run])
  })

  it('says of every library with examples that it ran, or why it didn’t', () => {
    const ran = Object.values(LIBRARY_RUNS.runs).map(({ library }) => library)
    const written = Object.values(LIBRARIES).filter(({ examples }) => examples !== undefined)
    const others = written.map(({ key }) => key).filter((key) => !ran.includes(key))
    expect(Object.keys(NOT_RUN).sort()).toEqual(others.sort())
  })

  it.each(libraries.map((library) => [library.key, library] as const))(
    'marks examples of %s whose model isn’t small and complete, as in its maker script',
    (key, library) => {
      const maker = readFileSync(fileURLToPath(new URL(`./${key}/make.py`, import.meta.url)), 'utf8')
      const made = [/^from repeated import /m, TAKES_OUT].flatMap((sign, place) =>
        sign.test(maker) ? (KINDS[place] ?? []) : [],
      )
      for (const subject of library.subjects) {
        expect([subject.weights ?? []].flat()).toEqual(made)
        const ran = examplesOf(library, subject).map(({ digest }) => LIBRARY_RUNS.texts[digest])
        expect(ran.map((text) => text?.weights)).toEqual(ran.map(() => subject.weights))
      }
    },
  )

  it('has commits of the repositories from which something was installed, or in which an example ran', () => {
    for (const library of libraries) {
      for (const subject of library.subjects) {
        for (const { snippet, digest } of examplesOf(library, subject)) {
          const { repositories } = findLibraryRun(digest) ?? {}
          if (repositories === undefined) continue
          expect(Object.keys(repositories)).toEqual(expect.arrayContaining([...repositoriesIn(snippet.content)]))
          for (const commit of Object.values(repositories)) expect(commit).toMatch(/^[0-9a-f]{40}$/)
        }
      }
    }
  })

  it('has libraries and model records with examples', () => {
    for (const { key, subjects } of libraries) {
      const library = LIBRARIES[key]
      expect(library?.examples).toBeDefined()
      expect(subjects.length).toBeGreaterThan(0)
      for (const { record } of subjects) if (library) expect(snippetsOfLibrary(library, record)).not.toEqual([])
    }
  })
})

describe('withRun and pruned', () => {
  const release = { library: 'demo', package: 'demo', release: '1.0', runtime: 'Python 3.11.7', date: '2026-11-26' }

  it('keep runs of current examples', () => {
    const empty = { runs: {}, texts: {} }
    const both = withRun(withRun(empty, { ...release, digest: 'b', model: 'acme/b' }), {
      ...release,
      release: '1.1',
      digest: 'a',
      model: 'acme/a',
    })
    expect(pruned(both, new Set(['a', 'c']))).toEqual({
      runs: { 'demo 1.1 2026-11-26': { ...release, release: '1.1' } },
      texts: { a: { run: 'demo 1.1 2026-11-26', model: 'acme/a' } },
    })
    expect(Object.keys(pruned(both, new Set(['a', 'b'])).texts)).toEqual(['a', 'b'])
    const large = withRun(empty, { ...release, digest: 'c', model: 'acme/c', weights: 'part' })
    expect(large.texts['c']).toEqual({ run: 'demo 1.0 2026-11-26', model: 'acme/c', weights: 'part' })
  })
})
