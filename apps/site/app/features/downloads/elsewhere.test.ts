import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elsewhere, isPublic } from './elsewhere.ts'

describe('elsewhere', () => {
  it('passes any text on whole, and nothing beside it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (notebook, prompt) => {
        const links = elsewhere({ notebook, prompt })
        expect(links.map(({ label }) => label)).toEqual(['Colab', 'Kaggle', 'Cursor', 'ChatGPT', 'Claude'])
        for (const { label, href } of links) {
          const { protocol, hash, searchParams } = new URL(href)
          expect(protocol).toBe('https:')
          if (label === 'Colab') expect(decodeURIComponent(hash.slice('#fileId='.length))).toBe(notebook)
          else if (label === 'Kaggle') expect(searchParams.get('src')).toBe(notebook)
          else expect([...searchParams.values()]).toEqual([prompt])
        }
      }),
    )
  })

  it('leaves the notebook services out where there is no notebook', () => {
    expect(elsewhere({ notebook: undefined, prompt: 'a' }).map(({ label }) => label)).toEqual([
      'Cursor',
      'ChatGPT',
      'Claude',
    ])
  })
})

describe('isPublic', () => {
  it.each(['https://snippets.example.com', 'http://8.8.8.8:3000', 'https://172.32.0.1'])('%s', (origin) => {
    expect(isPublic(origin)).toBe(true)
  })

  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://192.168.0.9',
    'http://10.1.2.3',
    'http://172.16.0.1',
    'http://[::1]:3000',
    'http://server:3000',
    'http://machine.local',
    '',
  ])('not %j', (origin) => {
    expect(isPublic(origin)).toBe(false)
  })
})
