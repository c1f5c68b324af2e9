import { expect, it } from 'vitest'
import { MODELS } from './index.ts'
import known from './sources.json' with { type: 'json' }
import { type ModelSources, quarterBefore, quietModels } from './sources.ts'

const SOURCES: ModelSources = known
const IDS = MODELS.map(({ id }) => id)

it('name every model of the catalogue within three months of the counted day', () => {
  expect(quietModels(SOURCES, IDS, SOURCES.counted)).toEqual([])
})

it('name no other models, and each source is used', () => {
  expect(Object.keys(SOURCES.models).filter((id) => !IDS.includes(id))).toEqual([])
  expect(new Set(Object.values(SOURCES.models))).toEqual(new Set(Object.keys(SOURCES.sources)))
})

it('each have a URL and a day', () => {
  for (const [name, source] of Object.entries(SOURCES.sources)) {
    expect(source?.address, name).toMatch(/^https:\/\/\S+$/)
    expect(source?.read, name).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
  }
})

it('are insufficient for a model that none names, or that was last named more than three months ago', () => {
  const made: ModelSources = {
    counted: '2026-11-20',
    sources: {
      old: { address: 'https://example.com/old', read: '2026-08-19' },
      new: { address: 'https://example.com/new', read: '2026-08-20' },
    },
    models: { 'acme/old': 'old', 'acme/new': 'new', 'acme/lost': 'gone' },
  }
  const ids = ['acme/new', 'acme/old', 'acme/lost', 'acme/unnamed']
  expect(quietModels(made, ids, made.counted)).toEqual(['acme/old', 'acme/lost', 'acme/unnamed'])
})

it('are counted in calendar months', () => {
  expect([quarterBefore('2026-11-20'), quarterBefore('2026-01-15')]).toEqual(['2026-08-20', '2025-10-15'])
})
