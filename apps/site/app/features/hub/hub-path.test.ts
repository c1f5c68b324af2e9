import { MODELS } from '@model-snippets/core/catalogue'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idOfHubPath } from './hub-path.ts'

describe('idOfHubPath', () => {
  it('reads the address of every model', () => {
    for (const { id } of MODELS) {
      expect(idOfHubPath(`/${id}`)).toBe(id)
      expect(idOfHubPath(`/${id}/blob/main/README.md`)).toBe(id)
    }
  })

  it.each([
    '/',
    '/gpt2',
    '/datasets/squad',
    '/tasks/nothing/here',
    '/api/nowhere',
    '/.well-known/security.txt',
    '/../etc/passwd',
    '//evil.example/model',
    '/owner/..',
    '/owner/%2e%2e',
    '/owner/na me',
    `/owner/${'a'.repeat(97)}`,
    `/owner/${'a'.repeat(5000)}`,
    '/owner/',
    'owner/name',
  ])('is silent at %j', (path) => {
    expect(idOfHubPath(path)).toBeUndefined()
  })

  it('gives nothing but an owner and a name', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('..', 'a', 'tasks', '\\', '@', ':'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        expect(idOfHubPath(`/${parts.join('/')}`) ?? 'a/b').toMatch(/^\w[\w.-]*\/\w[\w.-]*$/)
      }),
    )
  })
})
