import { describe, expect, it } from 'vitest'
import { LIBRARIES } from './index.generated.ts'
import { snippetsOfLibrary } from './library-snippets.ts'
import { findLibraryRun, LIBRARY_RUNS, libraryExampleDigest } from './runs.ts'

const exampleFor = (id: string) => {
  const library = LIBRARIES['spacy']
  if (library === undefined) throw new Error('no spaCy')
  const [snippet] = snippetsOfLibrary(library, { id, library_name: 'spacy' })
  if (snippet === undefined) throw new Error('no example')
  return snippet
}

describe('the digest of a library’s example', () => {
  it('is that of its text, ignoring the model’s id', async () => {
    const one = await libraryExampleDigest(exampleFor('acme/one'), 'acme/one')
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(await libraryExampleDigest(exampleFor('acme/other'), 'acme/other')).toBe(one)
    const { library, language, content } = exampleFor('acme/one')
    expect(await libraryExampleDigest({ library, language, content: `${content} ` }, 'acme/one')).not.toBe(one)
    expect(await libraryExampleDigest({ library: 'other', language, content }, 'acme/one')).not.toBe(one)
  })
})

describe('findLibraryRun', () => {
  it('returns each recorded run, and no others', () => {
    for (const digest of Object.keys(LIBRARY_RUNS.texts)) {
      expect(findLibraryRun(digest)?.release).toMatch(/^\d/)
      expect(findLibraryRun(digest)?.date).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
    expect(findLibraryRun('constructor')).toBeUndefined()
    expect(findLibraryRun('0'.repeat(64))).toBeUndefined()
  })
})
