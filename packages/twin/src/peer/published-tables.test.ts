import { describe, expect, it } from 'vitest'
import { compareTables, EXCEPTIONS } from './published-tables.ts'

describe('the tables of the published package', () => {
  const { open, covered } = compareTables()

  it('state no fact that ours state otherwise, without a reason', () => {
    expect(open.filter(({ ours }) => ours !== undefined)).toEqual([])
  })

  it.each(EXCEPTIONS.map((exception) => [exception.at.join(' › '), exception] as const))(
    'differ on purpose in %s, and still do',
    (_, exception) => {
      expect(covered.get(exception)).toBeGreaterThan(0)
      expect(exception.reason).toMatch(/\S{3}/)
    },
  )

  it('are found to differ where no exception covers it', () => {
    const found = compareTables([]).open.map(({ path }) => path.join(' › '))
    expect(found).toContain('TASKS_DATA › fill-mask › summary')
    expect(found).toContain('GGUF_QUANT_RE')
  })
})
