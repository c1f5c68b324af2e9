import { setLogger } from '@model-snippets/core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { DELIBERATE_DIFFERENCES } from './deliberate-differences.ts'

beforeAll(() => {
  setLogger({ error: vi.fn() })
  // The published generator logs what it doesn't support.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe.each(DELIBERATE_DIFFERENCES)(
  'a difference from the published generator: $what',
  ({ texts, shown, ...said }) => {
    it('exists in today’s examples, on one side only', () => {
      const { published, ours } = texts()
      expect(Object.keys(shown)).not.toEqual([])
      for (const [side, other, mark] of [
        [published, ours, shown.published],
        [ours, published, shown.ours],
      ] as const) {
        if (mark === undefined) continue
        expect(side).toMatch(mark)
        expect(other).not.toMatch(mark)
      }
    })

    it('has a reason and a source', () => {
      for (const text of Object.values(said)) expect(text).toMatch(/\S/)
    })
  },
)
