import type { JsonValue } from '@model-snippets/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flac, jpeg, mp3, png, wav } from '../../../../../packages/twin/src/services/media.ts'
import { findFiles } from './found-files.ts'
import { mediaKindOf } from './media-kind.ts'

describe('mediaKindOf', () => {
  it('knows files by how they begin, and says nothing of others', () => {
    const kinds = [jpeg, mp3, png, wav, flac].map((make) => mediaKindOf(make('word').bytes)?.mediaType)
    expect(kinds).toEqual(['image/jpeg', 'audio/mpeg', 'image/png', 'audio/wav', 'audio/flac'])
    for (const text of ['', '{"a":1}', '<svg xmlns="…"', 'Hello']) {
      expect(mediaKindOf(new TextEncoder().encode(text))).toBe(undefined)
    }
  })
})

describe('findFiles', () => {
  const { bytes } = jpeg('word')
  const base64 = bytes.toString('base64')

  it('finds files in base64 and data URLs, and addresses, wherever they stand', () => {
    const answer = {
      data: [{ b64_json: base64 }, { url: `data:image/jpeg;base64,${base64}` }],
      next: 'https://files.example/a.png?x=1',
      again: ['https://files.example/a.png?x=1'],
      no: ['http://files.example/b.png', 'javascript:alert(1)', 'https://', 'word'],
    }
    const { files, links } = findFiles(answer)
    expect(files.map((file) => [file.extension, Buffer.from(file.bytes).equals(bytes)])).toEqual([
      ['jpg', true],
      ['jpg', true],
    ])
    expect(links).toEqual(['https://files.example/a.png?x=1'])
  })

  it('bears any answer, and leads nowhere but to https', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (json, text) => {
        const { files, links } = findFiles({ json: json as JsonValue, text, link: `https://${text}` })
        expect(files).toEqual([])
        for (const link of links) expect(new URL(link).protocol).toBe('https:')
      }),
    )
  })

  it('does not look at more than a page can show', () => {
    const many = (value: string): JsonValue => Array.from({ length: 100_000 }, (_, index) => value + index)
    expect(findFiles(many('https://files.example/')).links.length).toBeLessThan(100)
    expect(findFiles(Array.from({ length: 1000 }, () => base64)).files.length).toBeLessThan(100)
  })
})
