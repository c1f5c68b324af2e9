import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../services/answer.ts'
import { hubFilesService } from './hub-files.ts'

let root = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hub-files-'))
  await mkdir(join(root, 'models/acme/demo/onnx'), { recursive: true })
  await writeFile(join(root, 'models/acme/demo/config.json'), '{"a":1}')
  await writeFile(join(root, 'models/acme/demo/onnx/model.onnx'), '0123456789')
  await writeFile(join(root, 'secret.txt'), 'secret')
})

afterAll(() => rm(root, { recursive: true, force: true }))

const ask = (url: string, method = 'GET', headers: [string, string][] = [], body = ''): Answer | undefined =>
  hubFilesService(root, () => ({ pipeline_tag: 'fill-mask' })).answer(
    { method, url: `https://huggingface.co${url}`, rawHeaders: headers, body: Buffer.from(body) },
    [],
  )

const textOf = (answer: Answer | undefined): string => Buffer.concat([...(answer?.writes ?? [])]).toString()

describe('the hub with files', () => {
  it('serves a file with its size, revision, and an ETag of its content', () => {
    const head = ask('/acme/demo/resolve/main/config.json', 'HEAD')
    const file = ask('/acme/demo/resolve/main/config.json')
    expect(textOf(file)).toBe('{"a":1}')
    expect(textOf(head)).toBe('')
    for (const name of ['etag', 'x-repo-commit', 'content-length'])
      expect(head?.headers[name]).toBe(file?.headers[name])
    expect(file?.headers['content-length']).toBe('7')
  })

  it('serves any requested commit, and kernels as models', () => {
    const commit = 'f'.repeat(40)
    expect(ask(`/kernels/acme/demo/resolve/${commit}/config.json`)?.headers['x-repo-commit']).toBe(commit)
    expect(JSON.parse(textOf(ask(`/api/kernels/acme/demo/revision/${commit}`)))).toMatchObject({ sha: commit })
  })

  it('lists a folder, and all files in it recursively', () => {
    const paths = (query: string): unknown =>
      JSON.parse(textOf(ask(`/api/models/acme/demo/tree/main${query}`))).map(({ path }: { path: string }) => path)
    expect(paths('?recursive=False')).toEqual(['onnx', 'config.json'])
    expect(paths('/onnx')).toEqual(['onnx/model.onnx'])
    expect(paths('?recursive=True')).toEqual(['config.json', 'onnx/model.onnx'])
  })

  it('responds at its root', () => {
    expect(ask('/', 'HEAD')?.status).toBe(200)
    expect(ask('/')?.status).toBe(200)
  })

  it('reports every owner as trusted', () => {
    expect(JSON.parse(textOf(ask('/api/organizations/acme/overview')))).toMatchObject({ trustedKernelPublisher: true })
    expect(ask('/api/organizations/acme/members')?.status).toBe(404)
  })

  it('serves a range of a file', () => {
    const part = ask('/acme/demo/resolve/main/onnx/model.onnx', 'GET', [['Range', 'bytes=2-4']])
    expect([part?.status, textOf(part), part?.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
  })

  it('returns the hub’s errors for missing files', () => {
    expect(ask('/acme/demo/resolve/main/none.json')?.headers['x-error-code']).toBe('EntryNotFound')
    expect(ask('/acme/none/resolve/main/config.json')?.headers['x-error-code']).toBe('RepoNotFound')
    expect(ask('/api/models/acme/none')?.status).toBe(404)
  })

  it('lists all or some files of a repository', () => {
    const { siblings, sha, pipeline_tag } = JSON.parse(textOf(ask('/api/models/acme/demo/revision/main')))
    expect(siblings).toEqual([
      { rfilename: 'config.json', size: 7 },
      { rfilename: 'onnx/model.onnx', size: 10 },
    ])
    expect([sha.length, pipeline_tag]).toEqual([40, 'fill-mask'])
    const below = JSON.parse(textOf(ask('/api/models/acme/demo/tree/main/onnx?recursive=true')))
    expect(below.map(({ path }: { path: string }) => path)).toEqual(['onnx/model.onnx'])
    const asked = ask('/api/models/acme/demo/paths-info/main', 'POST', [], JSON.stringify({ paths: ['config.json'] }))
    expect(JSON.parse(textOf(asked))).toMatchObject([{ path: 'config.json', size: 7 }])
  })

  it.each([
    '/acme/../resolve/main/secret.txt',
    '/acme/demo/resolve/main/../../../secret.txt',
    '/acme/demo/resolve/main/%2e%2e%2f%2e%2e%2fsecret.txt',
  ])('doesn’t serve files outside a repository: %s', (path) => {
    expect(textOf(ask(path))).not.toContain('secret\n')
    expect(textOf(ask(path))).not.toBe('secret')
  })

  it('ignores other hosts', () => {
    const request = { method: 'GET', url: 'https://example.com/acme/demo', rawHeaders: [], body: Buffer.alloc(0) }
    expect(hubFilesService(root).answer(request, [])).toBeUndefined()
  })
})
