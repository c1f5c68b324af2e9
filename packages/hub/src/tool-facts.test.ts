import { expect, it } from 'vitest'
import { withToolFactsOf } from './tool-facts.ts'
import { withToolFacts } from './without-tools.ts'

const MODEL = { id: 'acme/chat', pipeline_tag: 'text-generation', tags: ['conversational'] }
const FACTS = [
  { provider: 'scaleway', supportsTools: true },
  { provider: 'featherless-ai', supportsTools: false },
  { provider: 'groq' },
]

it('adds the providers that call no tools to a record, and leaves any other as it is', () => {
  expect(withToolFacts(MODEL, FACTS)).toEqual({ ...MODEL, withoutTools: ['featherless-ai'] })
  expect(withToolFacts(MODEL, FACTS.slice(0, 1))).toBe(MODEL)
  const told = { ...MODEL, withoutTools: [] }
  expect(withToolFacts(told, FACTS)).toBe(told)
})

it('asks the router for a tool loop with one provider alone', async () => {
  let asked = 0
  const ask = () => {
    asked += 1
    return Promise.resolve({ kind: 'found', providers: FACTS, asked: '2026-11-28T12:00:00.000Z' } as const)
  }
  const loop = { recipe: 'tool-loop' } as const
  for (const [provider, options] of [
    ['featherless-ai', {}],
    ['auto', loop],
    ['featherless-ai', { ...loop, endpointUrl: 'http://localhost:8080/v1' }],
  ] as const) {
    expect(await withToolFactsOf(MODEL, provider, options, ask)).toBe(MODEL)
  }
  expect(await withToolFactsOf({ id: 'a/b', pipeline_tag: 'fill-mask' }, 'hf-inference', loop, ask)).toEqual({
    id: 'a/b',
    pipeline_tag: 'fill-mask',
  })
  expect(asked).toBe(0)
  expect(await withToolFactsOf(MODEL, 'featherless-ai', loop, ask)).toHaveProperty('withoutTools', ['featherless-ai'])
  expect(await withToolFactsOf(MODEL, 'groq', loop, () => Promise.resolve({ kind: 'late' }))).toBe(MODEL)
})
