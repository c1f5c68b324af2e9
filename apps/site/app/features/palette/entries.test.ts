import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findEntries, type PaletteIndex } from './entries.ts'
import { paletteIndex } from './palette-index.server.ts'

const index = paletteIndex()
const labelsOf = (query: string, kind: keyof PaletteIndex): string[] =>
  findEntries(index, query)
    .filter((group) => group.kind === kind)
    .flatMap(({ items }) => items.map(({ label }) => label))

describe('findEntries', () => {
  it('finds models, tasks and libraries', () => {
    expect(labelsOf('gpt-oss-20b', 'models')[0]).toBe('openai/gpt-oss-20b')
    expect(labelsOf('gptoss 120', 'models')).toEqual(['openai/gpt-oss-120b'])
    expect(labelsOf('text to image', 'tasks')[0]).toBe('Text-to-Image')
    expect(labelsOf('diffusers', 'libraries')[0]).toBe('Diffusers')
    expect(labelsOf('429 rate limit', 'errors')).toEqual(['429: too many requests'])
    expect(labelsOf('compatib', 'pages')).toEqual(['Compatibility'])
    expect(labelsOf('claude code', 'pages')).toEqual(['Agents'])
    expect(labelsOf('coding agents', 'pages')).toEqual(['Agents'])
    expect(labelsOf('x509', 'errors')).toEqual(['Certificate not trusted'])
  })

  it('names causes and pages in the language of the site, and finds them in English, too', () => {
    const german = paletteIndex('de')
    const found = (query: string) => findEntries(german, query).flatMap(({ items }) => items.map(({ label }) => label))
    for (const query of ['429 rate limit', 'zu viele anfragen', 'too many requests']) {
      expect(found(query)[0]).toBe('429: zu viele Anfragen')
    }
    expect(found('zertifikat')).toEqual(['Zertifikat nicht vertrauenswürdig'])
    expect(found('compatib')).toEqual(['Kompatibilität'])
  })

  it('puts the whole name first', () => {
    expect(labelsOf('GLM-4.5', 'models')[0]).toBe('zai-org/GLM-4.5')
    expect(findEntries(index, 'timm').find(({ kind }) => kind === 'libraries')?.items[0]?.path).toBe('/libraries/timm')
  })

  it('begins with the kind that fits best', () => {
    expect(findEntries(index, 'image').map(({ kind }) => kind)[0]).toBe('tasks')
    expect(findEntries(index, 'llama').map(({ kind }) => kind)[0]).toBe('models')
    expect(findEntries(index, 'diffusers').map(({ kind }) => kind)[0]).toBe('libraries')
  })

  it('shows something of everything before a word is typed, and a bounded number', () => {
    const groups = findEntries(index, ' ')
    expect(groups.map(({ kind, items }) => [kind, items.length])).toEqual([
      ['models', 8],
      ['tasks', 5],
      ['libraries', 5],
    ])
  })

  it('finds nothing for what is nowhere', () => {
    expect(findEntries(index, 'qwen zzzz')).toEqual([])
    expect(findEntries(index, '—')).toEqual([])
  })

  it('leads to pages of this site only, whatever is in the index and in the query', () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 }).map((value) => value.toWellFormed())
    const pairs = fc.array(fc.tuple(text, text, fc.array(text, { maxLength: 3 })), { maxLength: 5 })
    fc.assert(
      fc.property(
        fc.record({ models: pairs, tasks: pairs, libraries: pairs, errors: pairs, pages: pairs }),
        text,
        (anyIndex, query) => {
          for (const { items } of findEntries(anyIndex, query)) {
            for (const { path } of items) {
              const { origin, pathname } = new URL(path, 'https://site.example')
              expect(origin).toBe('https://site.example')
              expect(pathname).toMatch(/^\//)
            }
          }
        },
      ),
    )
  })
})
