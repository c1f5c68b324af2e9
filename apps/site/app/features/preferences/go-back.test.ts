import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goBack } from './go-back.ts'

const SITE = 'https://models.example'
const targetOf = (from: string) => goBack(from, undefined).headers.get('location') ?? ''

describe('the way back', () => {
  it.each(['/', '/models/openai/gpt-oss-120b?provider=groq#code', '/tasks'])('leads to %s', (from) => {
    expect(targetOf(from)).toBe(from)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
  ])('leads nobody away: %j', (from) => {
    expect(targetOf(from)).toBe('/')
  })

  it('stays on the site, and in one line, whatever is sent', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '.',
      '..',
      ':',
      '@',
      'evil.example',
      '{"level":"error"}',
      '\u001b[2J',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const target = targetOf(`/${parts.join('')}`)
        expect(new URL(target, SITE).origin).toBe(SITE)
        expect(target).toMatch(/^\/[\x21-\x7e]*$/)
      }),
    )
  })
})
