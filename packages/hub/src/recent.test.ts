import { afterEach, describe, expect, it, vi } from 'vitest'
import { Recent } from './recent.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('Recent', () => {
  it('keeps so many values, and forgets the one longest unused', () => {
    const recent = new Recent<number>({ entries: 2, bytes: 100 })
    recent.set('a', 1, 1, 1000)
    recent.set('b', 2, 1, 1000)
    recent.get('a')
    recent.set('c', 3, 1, 1000)
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3])
  })

  it('keeps so many bytes, and nothing that is larger', () => {
    const recent = new Recent<number>({ entries: 10, bytes: 100 })
    recent.set('a', 1, 60, 1000)
    recent.set('b', 2, 60, 1000)
    recent.set('c', 3, 101, 1000)
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([undefined, 2, undefined])
    recent.set('b', 4, 40, 1000)
    recent.set('d', 5, 60, 1000)
    expect([recent.get('b'), recent.get('d')]).toEqual([4, 5])
  })

  it('forgets after a while', () => {
    vi.useFakeTimers()
    const recent = new Recent<number>({ entries: 10, bytes: 100 })
    recent.set('a', 1, 1, 1000)
    vi.advanceTimersByTime(999)
    expect(recent.get('a')).toBe(1)
    vi.advanceTimersByTime(1)
    expect(recent.get('a')).toBeUndefined()
  })
})
