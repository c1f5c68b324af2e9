import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from '../services/answer.ts'
import { hubRegistryService } from './hub-registry.ts'

const MODEL = 'the bytes of a model'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'hub-registry-'))
  mkdirSync(join(root, 'models/acme/lantern'), { recursive: true })
  writeFileSync(join(root, 'models/acme/lantern/model-Q4_K_M.gguf'), MODEL)
})
afterAll(() => rmSync(root, { recursive: true }))

function asked(url: string, more: { method?: string; range?: string } = {}): Answer | undefined {
  const { method = 'GET', range } = more
  const rawHeaders = range === undefined ? [] : [['Range', range] as const]
  return hubRegistryService(root).answer({ method, url, rawHeaders, body: Buffer.alloc(0) }, [])
}
const textOf = (answer: Answer | undefined): string => Buffer.concat(answer?.writes ?? []).toString()

it('lists a quantization’s parts, and serves each one by digest from another host', () => {
  const manifest = JSON.parse(textOf(asked('https://hf.co/v2/acme/lantern/manifests/Q4_K_M')))
  const { digest, size } = manifest.layers[0]
  expect(size).toBe(MODEL.length)
  const moved = asked(`https://hf.co/v2/acme/lantern/blobs/${digest}`)
  expect(moved?.status).toBe(307)
  const there = moved?.headers['location'] ?? ''
  expect(textOf(asked(there))).toBe(MODEL)
  expect(textOf(asked(there, { range: 'bytes=4-8' }))).toBe('bytes')
  expect(asked(there, { method: 'HEAD' })?.headers['content-length']).toBe(String(MODEL.length))
})

it('has no other parts, and ignores other URLs', () => {
  expect(asked('https://hf.co/v2/acme/lantern/blobs/sha256:0')?.status).toBe(404)
  expect(asked('https://hf.co/api/models/acme/lantern')).toBeUndefined()
  expect(asked('https://example.com/v2/acme/lantern/manifests/Q4_K_M')).toBeUndefined()
})

it('gives Ollama a repository’s own template and parameters', () => {
  const [template] = layers()
  expect(template?.text).toContain('{{ range .Messages }}')
  writeFileSync(join(root, 'models/acme/lantern/template'), '{{ .Prompt }}')
  writeFileSync(join(root, 'models/acme/lantern/params'), '{"num_thread": 1}')
  expect(layers()).toEqual([
    { mediaType: 'application/vnd.ollama.image.template', text: '{{ .Prompt }}' },
    { mediaType: 'application/vnd.ollama.image.params', text: '{"num_thread": 1}' },
  ])
})

/** The layers of a manifest, except the model. */
function layers() {
  const manifest = JSON.parse(textOf(asked('https://hf.co/v2/acme/lantern/manifests/Q4_K_M')))
  const [, ...others] = manifest.layers as readonly { readonly mediaType: string; readonly digest: string }[]
  return others.map(({ mediaType, digest }) => {
    const moved = asked(`https://hf.co/v2/acme/lantern/blobs/${digest}`)
    return { mediaType, text: textOf(asked(moved?.headers['location'] ?? '')) }
  })
}
