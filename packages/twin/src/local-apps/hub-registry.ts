import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, bytesAnswer, jsonAnswer } from '../services/answer.ts'
import { headerOf, type Service } from '../services/request.ts'

/** The host to which the hub redirects downloads. Ollama only downloads from another host. */
const FILES_HOST = 'cas-bridge.xethub.hf.co'

/** A repository's files for Ollama, by their kind: https://huggingface.co/docs/hub/ollama */
const OWN_FILES = ['template', 'params'] as const

/** The chat template of repositories without one. */
const DEFAULTS: { readonly [name in (typeof OWN_FILES)[number]]?: Buffer } = {
  template: Buffer.from('{{ range .Messages }}{{ .Role }}: {{ .Content }}\n{{ end }}assistant: '),
}

/**
 * The hub's container registry, from which Ollama downloads a model: the parts in
 * `/v2/{repository}/manifests/{quantization}`, and each part by digest, from the folder `models/{owner}/{name}`.
 *
 * @param root the parent folder of `models`
 */
export const hubRegistryService = (root: string): Service => ({
  name: 'hub registry',
  answer(request): Answer | undefined {
    const { hostname, pathname } = new URL(request.url)
    if (!['hf.co', 'huggingface.co', FILES_HOST].includes(hostname)) return undefined
    const asked = /^\/v2\/([\w.-]+\/[\w.-]+)\/(manifests|blobs)\/(.+)$/.exec(pathname)
    if (asked === null) return undefined
    const [, repository = '', kind, name = ''] = asked
    const parts = partsOf(join(root, 'models', repository), kind === 'manifests' ? name : undefined)
    if (kind === 'manifests') return jsonAnswer(200, manifestOf(parts))
    const part = parts.find(({ digest }) => digest === name)
    if (part === undefined) return jsonAnswer(404, { error: 'not found' })
    if (request.method === 'HEAD') return sized(bytesAnswer(200, BYTES, Buffer.alloc(0)), part.bytes.length)
    if (hostname !== FILES_HOST) {
      const answer = bytesAnswer(307, BYTES, Buffer.alloc(0))
      return { ...answer, headers: { ...answer.headers, location: `https://${FILES_HOST}${pathname}` } }
    }
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headerOf(request, 'range') ?? '') ?? []
    return bytesAnswer(206, BYTES, part.bytes.subarray(Number(first ?? 0), Number(last ?? part.bytes.length) + 1))
  },
})

const BYTES = 'application/octet-stream'

const sized = (answer: Answer, length: number): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'content-length': String(length) },
})

interface Part {
  readonly mediaType: string
  readonly bytes: Buffer
  readonly digest: string
}

const part = (mediaType: string, bytes: Buffer): Part => ({
  mediaType,
  bytes,
  digest: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
})

/** Returns a tag's model, or the only one, with its chat template and configuration. */
function partsOf(folder: string, tag = 'latest'): readonly Part[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.gguf'))
  const file = tag === 'latest' ? files[0] : files.find((name) => name.endsWith(`${tag}.gguf`))
  if (file === undefined) return []
  const model = part('application/vnd.ollama.image.model', readFileSync(join(folder, file)))
  const own = OWN_FILES.flatMap((name) => {
    const bytes = existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : DEFAULTS[name]
    return bytes === undefined ? [] : [part(`application/vnd.ollama.image.${name}`, bytes)]
  })
  const config = {
    ...{
      model_format: 'gguf',
      model_family: 'llama',
      model_families: ['llama'],
      model_type: '39K',
      file_type: 'unknown',
    },
    ...{
      architecture: 'amd64',
      os: 'linux',
      rootfs: { type: 'layers', diff_ids: [model, ...own].map(({ digest }) => digest) },
    },
  }
  const described = part('application/vnd.docker.container.image.v1+json', Buffer.from(JSON.stringify(config)))
  return [described, model, ...own]
}

const manifestOf = (parts: readonly Part[]) => {
  const [config, ...layers] = parts.map(({ mediaType, digest, bytes }) => ({ mediaType, digest, size: bytes.length }))
  return {
    ...{ schemaVersion: 2, mediaType: 'application/vnd.docker.distribution.manifest.v2+json' },
    ...{ config, layers },
  }
}
