import { PROVIDERS } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import { problemOfField } from './documented.ts'

const CONTROLS = Object.values(PROVIDERS).flatMap(({ id, routes }) =>
  (routes['conversational']?.reasoning ?? []).map((control) => ({ id, ...control })),
)

const SEPARATES = Object.values(PROVIDERS).flatMap(({ id, routes }) => {
  const { fields } = routes['conversational']?.separatesReasoning ?? {}
  return fields === undefined ? [] : [{ id, fields }]
})

const problemsOf = (provider: string, fields: object): readonly string[] => {
  const call = { task: 'conversational', provider, target: 'direct', modelId: 'any/model', mappings: [] } as const
  return Object.entries(fields).flatMap(([name, value]) => problemOfField(call, name, value) ?? [])
}

describe('a field that sets how much a model reasons', () => {
  it.each(CONTROLS)('is in the contract of $id: $off, $on, effort $effort', ({ id, off, on, inTemplate, effort }) => {
    const template = inTemplate && { [inTemplate]: { enable_thinking: false } }
    for (const fields of [off, on, template]) expect(problemsOf(id, fields ?? {})).toEqual([])
    if (effort)
      for (const level of ['low', 'medium', 'high']) expect(problemsOf(id, { reasoning_effort: level })).toEqual([])
  })

  it.each(SEPARATES)('that keeps reasoning out of the answer is in the contract of $id: $fields', ({ id, fields }) => {
    expect(problemsOf(id, fields)).toEqual([])
  })

  it.each([
    ['novita', { reasoning_effort: 'none' }],
    ['together', { reasoning_effort: 'none' }],
    ['baseten', { chat_template_kwargs: { enable_thinking: false } }],
    ['groq', { thinking: { type: 'disabled' } }],
  ])('isn’t taken for granted at %s: %j', (id, fields) => expect(problemsOf(id, fields)).toHaveLength(1))
})
