import { describe, expect, it } from 'vitest'
import { formatInputs, getModelInputSnippet } from '../index.ts'

describe('formatInputs', () => {
  const value = { text: "it's", list: [1, true, null], empty: {} }

  it('renders a value in every format', () => {
    expect(formatInputs(value, 'object')).toEqual(value)
    expect(formatInputs(value, 'json')).toBe('{"text": "it\'s", "list": [1, true, null], "empty": {}}')
    expect(formatInputs(value, 'curl')).toBe(`'{"text": "it'\\''s", "list": [1, true, null], "empty": {}}'`)
    expect(formatInputs(value, 'python')).toBe('{"text": "it\'s", "list": [1, True, None], "empty": {}}')
    expect(formatInputs(value, 'ts')).toBe('{ text: "it\'s", list: [1, true, null], empty: {} }')
  })

  it('rejects an unknown format', () => {
    expect(() => formatInputs(value, 'yaml')).toThrow('Unsupported format: yaml')
  })
})

describe('getModelInputSnippet', () => {
  it('returns messages for a chat model', () => {
    expect(getModelInputSnippet({ id: 'a/b', pipeline_tag: 'text-generation', tags: ['conversational'] })).toEqual([
      { role: 'user', content: expect.any(String) },
    ])
  })

  it('returns a message if a task has no example', () => {
    const text = 'No input example has been defined for this model task.'
    expect(getModelInputSnippet({ id: 'a/b', pipeline_tag: 'no-such-task' })).toBe(text)
    expect(getModelInputSnippet({ id: 'a/b' })).toBe(text)
  })
})
