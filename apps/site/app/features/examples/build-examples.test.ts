import type { ModelRecord } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CONFIGURATION } from '../configure/configuration.ts'
import { buildExamples } from './build-examples.ts'
import { chooseSnippet } from './choice.ts'

const model: ModelRecord = { id: 'owner/name', pipeline_tag: 'text-generation', tags: ['conversational'] }
const build = (changes: Partial<typeof DEFAULT_CONFIGURATION>) =>
  buildExamples(model, { ...DEFAULT_CONFIGURATION, ...changes })

describe('buildExamples', () => {
  it('writes what the form says into every example and the wire view', () => {
    const { examples, request, problems } = build({
      provider: 'groq',
      streaming: true,
      temperature: '0',
      extra: '{"seed": 7}',
    })
    expect(problems).toEqual([])
    for (const { content } of examples) expect(content).toContain('owner/name:groq')
    expect(request?.body).toMatchObject({ model: 'owner/name:groq', stream: true, temperature: 0, seed: 7 })
  })

  it('shows the examples without the field that is wrong, and says what is wrong with it', () => {
    const { examples, problems } = build({ endpointUrl: 'ftp://x', billTo: 'a\nb', temperature: '9' })
    expect(problems.map(({ field }) => field).toSorted()).toEqual(['billTo', 'endpointUrl', 'temperature'])
    for (const { message } of problems) expect(message).not.toContain('options.')
    expect(examples.length).toBeGreaterThan(0)
    for (const { content } of examples) expect(content).not.toContain('ftp:')
  })

  it.each(['nobody', '__proto__', 'constructor', ''.padEnd(5000, 'x')])(
    'explains a provider that it does not know',
    (provider) => {
      const { examples, problems } = build({ provider })
      expect(problems.map(({ field }) => field)).toEqual(['provider'])
      expect(problems[0]?.message.length).toBeLessThan(300)
      expect(examples.length).toBeGreaterThan(0)
    },
  )

  it('says why nothing is offered', () => {
    const { examples, notOffered } = build({ provider: 'openai' })
    expect(examples).toEqual([])
    expect(notOffered).toHaveLength(1)
    expect(notOffered[0]?.reason).toMatch(/^[A-Z].*\.$/)
  })
})

describe('chooseSnippet', () => {
  const offered = [
    { language: 'python', client: 'openai' },
    { language: 'python', client: 'requests' },
    { language: 'js', client: 'openai' },
  ] as const

  it('takes the first wish that can be met, as nearly as it can', () => {
    expect(chooseSnippet(offered, { language: 'js', client: 'fetch' })).toBe(offered[2])
    expect(chooseSnippet(offered, { client: 'requests' })).toBe(offered[1])
    expect(chooseSnippet(offered, { language: 'sh' }, { language: 'js', client: 'openai' })).toBe(offered[2])
    expect(chooseSnippet(offered, {}, {})).toBe(offered[0])
    expect(chooseSnippet([], { language: 'js' })).toBeUndefined()
  })
})
