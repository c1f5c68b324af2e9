import { describe, expect, it } from 'vitest'
import { CHECKED_LIBRARIES, LIBRARIES } from './index.ts'
import { fixtureExamples, namesUsedIn, usesOf } from './testing/usage.ts'

const libraries = Object.values(LIBRARIES).filter(({ examples }) => examples !== undefined)
const examples = libraries.flatMap(fixtureExamples)
const used = namesUsedIn(examples)

describe('the recorded check against the newest releases', () => {
  it('covers every library with examples, and no others', () => {
    expect(Object.keys(CHECKED_LIBRARIES.libraries).sort()).toEqual(libraries.map(({ key }) => key).sort())
  })

  it.each(libraries.map((library) => [library.key, library] as const))(
    'covers the names that the examples of %s use now (npm run check:libraries renews it)',
    (key, { releases }) => {
      const checked = CHECKED_LIBRARIES.libraries[key]
      const { found = [], foundByName = [], notFound = {}, unchecked = {} } = checked ?? {}
      const recorded = [...found, ...foundByName, ...Object.keys(notFound), ...Object.keys(unchecked)].sort()
      const own = examples.filter(({ library }) => library === key)
      expect(recorded).toEqual(usesOf(own, used))
      expect(checked?.package).toBe(releases?.package)
      expect(checked?.registry).toBe(releases?.registry)
    },
  )

  it('found every name that a release must have', () => {
    const absent = Object.entries(CHECKED_LIBRARIES.libraries).flatMap(([key, { notFound }]) =>
      Object.entries(notFound).map(([name, why]) => `${key}: ${name}: ${why}`),
    )
    expect(absent).toEqual([])
  })
})
