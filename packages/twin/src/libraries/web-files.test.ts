import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../services/answer.ts'
import { webFile, webFilesService } from './web-files.ts'

let root = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'web-files-'))
  await mkdir(join(root, 'web/example.com/data'), { recursive: true })
  await writeFile(join(root, 'web/example.com/data/one.txt'), 'one')
  await writeFile(join(root, 'secret.txt'), 'secret')
})

afterAll(() => rm(root, { recursive: true, force: true }))

const ask = (url: string, method = 'GET'): Answer | undefined =>
  webFilesService(root).answer({ method, url, rawHeaders: [], body: Buffer.alloc(0) }, [])

const textOf = (answer: Answer | undefined): string => Buffer.concat([...(answer?.writes ?? [])]).toString()

describe('files on other sites', () => {
  it('are served under their URLs', () => {
    expect(webFile('/root', new URL('https://example.com/data/one.txt'))).toBe('/root/web/example.com/data/one.txt')
    expect(textOf(ask('https://example.com/data/one.txt?download=1'))).toBe('one')
    expect([
      ask('https://example.com/data/one.txt', 'HEAD')?.status,
      textOf(ask('https://example.com/data/one.txt', 'HEAD')),
    ]).toEqual([200, ''])
  })

  it.each([
    'https://example.com/data',
    'https://example.com/data/two.txt',
    'https://example.org/data/one.txt',
    'https://example.com/%2e%2e/%2e%2e/secret.txt',
    'https://example.com/..%2f..%2fsecret.txt',
  ])('don’t include others: %s', (url) => {
    expect(ask(url)).toBeUndefined()
  })

  it('are read-only', () => {
    expect(ask('https://example.com/data/one.txt', 'POST')).toBeUndefined()
  })
})
