import { describe, expect, it } from 'vitest'
import { DEFAULT_CONFIGURATION } from '../configuration/configuration.ts'
import { createRequestSource } from './shown-request.ts'

describe('createRequestSource', () => {
  it('tells those who listen of each other request, and keeps the first', () => {
    const initial = { configuration: DEFAULT_CONFIGURATION, language: undefined, client: undefined }
    const source = createRequestSource(initial)
    const seen: unknown[] = []
    const end = source.subscribe(() => seen.push(source.get()))
    source.set({ ...initial })
    expect(source.get()).toBe(initial)
    const other = { ...initial, language: 'python', client: 'openai' } as const
    source.set(other)
    end()
    source.set(initial)
    expect(seen).toEqual([other])
    expect(source.initial).toBe(initial)
  })
})
