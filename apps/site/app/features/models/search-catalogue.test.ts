import { PROVIDERS, taskOf } from '@model-snippets/core'
import { findModel, MODELS } from '@model-snippets/core/catalogue'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACETS, NO_FILTERS } from '../../domain/models/filters.ts'
import { CATALOGUE_SIZE, labelOf, searchCatalogue } from './search-catalogue.server.ts'

const idsOf = (filters: Partial<typeof NO_FILTERS>): string[] => {
  const { pages } = searchCatalogue({ ...NO_FILTERS, ...filters }, 1)
  return Array.from({ length: pages }, (_, page) => searchCatalogue({ ...NO_FILTERS, ...filters }, page + 1)).flatMap(
    ({ models }) => models.map(({ id }) => id),
  )
}
const recordOf = (id: string) => {
  const model = findModel(id)
  if (model === undefined) throw new Error(id)
  return model
}

describe('searchCatalogue', () => {
  it('shows every model once, on all pages together', () => {
    const ids = idsOf({})
    expect(ids).toHaveLength(CATALOGUE_SIZE)
    expect([...ids].sort()).toEqual(MODELS.map(({ id }) => id).sort())
  })

  it('begins with models that most providers can run', () => {
    expect(taskOf(recordOf(idsOf({})[0] ?? ''))).toBe('conversational')
  })

  it('keeps to each filter', () => {
    for (const id of idsOf({ task: 'text-to-image' })) expect(recordOf(id).pipeline_tag).toBe('text-to-image')
    for (const id of idsOf({ task: 'conversational' })) expect(taskOf(recordOf(id))).toBe('conversational')
    for (const id of idsOf({ library: 'diffusers' })) expect(recordOf(id).library_name).toBe('diffusers')
    for (const id of idsOf({ provider: 'fal-ai' })) {
      expect(Object.keys(PROVIDERS['fal-ai']?.routes ?? {})).toContain(taskOf(recordOf(id)))
    }
    expect(idsOf({ task: 'nonsense' })).toEqual([])
  })

  it('counts for each choice what it leaves together with the others', () => {
    const filters = { ...NO_FILTERS, query: 'qwen', library: 'transformers' }
    for (const name of FACETS) {
      for (const { value, count } of searchCatalogue(filters, 1).facets[name]) {
        expect([name, value, count]).toEqual([name, value, idsOf({ ...filters, [name]: value }).length])
      }
    }
  })

  it('keeps a choice that leaves nothing, so that it can be taken back', () => {
    const { facets, total } = searchCatalogue({ ...NO_FILTERS, task: 'text-to-video', library: 'timm' }, 1)
    expect(total).toBe(0)
    expect(facets.task).toContainEqual({ value: 'text-to-video', label: 'Text-to-Video', count: 0 })
    expect(facets.library).toContainEqual({ value: 'timm', label: 'timm', count: 0 })
  })

  it('shows the last page when a later one is asked for', () => {
    const { page, pages, models } = searchCatalogue(NO_FILTERS, 10_000)
    expect(page).toBe(pages)
    expect(models.length).toBeGreaterThan(0)
  })

  it('names models that may have been meant when it finds none', () => {
    expect(searchCatalogue({ ...NO_FILTERS, query: 'openai/gpt-oss-12b' }, 1).near[0]).toBe('openai/gpt-oss-120b')
    expect(searchCatalogue({ ...NO_FILTERS, query: 'llama' }, 1).near).toEqual([])
  })

  it('answers anything', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom('__proto__', 'constructor'))
    fc.assert(
      fc.property(fc.record({ query: text, task: text, library: text, provider: text }), fc.nat(), (filters, page) => {
        const list = searchCatalogue(filters, page)
        expect(list.models.length).toBeLessThanOrEqual(list.total)
        expect(list.page).toBeLessThanOrEqual(list.pages)
      }),
      { numRuns: 100 },
    )
  })
})

describe('labelOf', () => {
  it.each([
    ['task', 'text-to-image', 'Text-to-Image'],
    ['task', 'conversational', 'Chat'],
    ['library', 'sentence-transformers', 'sentence-transformers'],
    ['provider', 'fal-ai', 'fal'],
    ['provider', '__proto__', '__proto__'],
    ['task', 'never-heard-of', 'never-heard-of'],
  ] as const)('of the %s %s is %s', (name, value, label) => {
    expect(labelOf(name, value)).toBe(label)
  })
})
