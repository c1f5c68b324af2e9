import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { modelPath } from './model-path.ts'

describe('modelPath', () => {
  it('keeps ordinary names readable', () => {
    expect(modelPath('meta-llama/Llama-3.1-8B-Instruct')).toBe('/models/meta-llama/Llama-3.1-8B-Instruct')
  })

  it('stays below /models/ and on this site, whatever the name', () => {
    const hostile = fc.constantFrom(
      '../../x',
      '//evil.example',
      '?q=1',
      '#x',
      'a/../b',
      '\\evil',
      '\ud800/x',
      'javascript:alert(1)',
      './x',
    )
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (id) => {
        const url = new URL(modelPath(id), 'https://site.example')
        expect(url.origin).toBe('https://site.example')
        expect(url.pathname.startsWith('/models/') || url.pathname === '/models').toBe(true)
        expect(url.search + url.hash).toBe('')
      }),
      { numRuns: 500 },
    )
  })
})
