import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Answer, bytesAnswer, jsonAnswer } from '../services/answer.ts'
import { type ArrivedRequest, headerOf, type Service } from '../services/request.ts'

const HOSTS = ['huggingface.co', 'hf.co']

/** The only revision, which is one state of all files. */
const COMMIT = '0123456789abcdef0123456789abcdef01234567'

interface RepositoryFile {
  readonly path: string
  readonly size: number
}

/** A repository with its files in a folder. */
interface Repository {
  readonly id: string
  readonly folder: string
  readonly files: readonly RepositoryFile[]
}

/** Returns additional facts about a repository. */
export type Describe = (id: string) => Readonly<Record<string, unknown>>

/**
 * The hub's file downloads for libraries: `/{repository}/resolve/{revision}/{path}`, and its API for repositories, from
 * the folders `models/{owner}/{name}` and `datasets/{owner}/{name}`. Repositories of kernels are among the models.
 *
 * @param root the parent folder of `models` and `datasets`
 * @param describe returns additional facts about a model from its record
 */
export const hubFilesService = (root: string, describe: Describe = () => ({})): Service => ({
  name: 'hub files',
  answer(request): Answer | undefined {
    const url = new URL(request.url)
    if (!HOSTS.includes(url.hostname)) return undefined
    const path = decodeURIComponent(url.pathname)
    const file = /^\/(datasets\/|kernels\/)?([^/]+\/[^/]+|[^/]+)\/(?:resolve|raw)\/([^/]+)\/(.+)$/.exec(path)
    if (file !== null) {
      const repository = repositoryIn(root, kindOf(file[1]), file[2] ?? '')
      return fileAnswer(request, repository, commitOf(file[3] ?? ''), file[4] ?? '')
    }
    const api =
      /^\/api\/(models|datasets|kernels)\/([^/]+\/[^/]+|[^/]+)(?:\/(revision|tree|paths-info|refs)(?:\/(.*))?)?$/.exec(
        path,
      )
    if (api === null) return request.method === 'GET' ? otherAnswer(path) : jsonAnswer(200, {})
    const repository = repositoryIn(root, kindOf(api[1]), api[2] ?? '')
    return repository === undefined
      ? missing('RepoNotFound')
      : apiAnswer(request, repository, api[3] ?? 'revision', api[4] ?? 'main', describe)
  },
})

type Kind = 'models' | 'datasets'

const kindOf = (prefix = 'models'): Kind => (prefix.startsWith('datasets') ? 'datasets' : 'models')

/** A request for a commit gets that commit. */
const commitOf = (revision: string): string => (/^[0-9a-f]{40}$/.test(revision) ? revision : COMMIT)

/** Responds to requests for the root, and for an owner: everyone is trusted to publish kernels here. */
function otherAnswer(path: string): Answer {
  if (path === '/') return jsonAnswer(200, {})
  const [, name] = /^\/api\/organizations\/([^/]+)\/overview$/.exec(path) ?? []
  return name === undefined
    ? missing('RepoNotFound')
    : jsonAnswer(200, { name, fullname: name, avatarUrl: '', trustedKernelPublisher: true })
}

const missing = (code: 'RepoNotFound' | 'EntryNotFound'): Answer => {
  const answer = jsonAnswer(404, { error: code === 'RepoNotFound' ? 'Repository not found' : 'Entry not found' })
  return { ...answer, headers: { ...answer.headers, 'x-error-code': code, 'x-repo-commit': COMMIT } }
}

function filesBelow(folder: string): readonly RepositoryFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(folder, path).split(sep).join('/'), size: statSync(path).size }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

function repositoryIn(root: string, kind: Kind, id: string): Repository | undefined {
  if (id.split('/').includes('..')) return undefined
  const folder = join(root, kind, id)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return undefined
  const files = filesBelow(folder)
  return { id, folder, files }
}

const etagOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

function fileAnswer(request: ArrivedRequest, repository: Repository | undefined, commit: string, path: string): Answer {
  if (repository === undefined) return missing('RepoNotFound')
  if (!repository.files.some((file) => file.path === path)) return missing('EntryNotFound')
  const bytes = readFileSync(join(repository.folder, path))
  const headers = { etag: `"${etagOf(bytes)}"`, 'x-repo-commit': commit, 'accept-ranges': 'bytes' }
  const range = /^bytes=(\d+)-(\d*)$/.exec(headerOf(request, 'range') ?? '')
  if (request.method === 'HEAD') {
    const answer = bytesAnswer(200, 'application/octet-stream', Buffer.alloc(0))
    return { ...answer, headers: { ...answer.headers, ...headers, 'content-length': String(bytes.length) } }
  }
  const [first, last] = range === null ? [0, bytes.length - 1] : [Number(range[1]), lastOf(range[2], bytes.length)]
  const part = bytes.subarray(first, last + 1)
  const answer = bytesAnswer(range === null ? 200 : 206, mediaTypeOf(path), part)
  const partOf = range === null ? {} : { 'content-range': `bytes ${first}-${last}/${bytes.length}` }
  return { ...answer, headers: { ...answer.headers, ...headers, ...partOf } }
}

const lastOf = (named: string | undefined, length: number): number =>
  named === undefined || named === '' ? length - 1 : Math.min(Number(named), length - 1)

const MEDIA_TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.json', 'application/json'],
  ['.jpeg', 'image/jpeg'],
  ['.flac', 'audio/flac'],
]

const mediaTypeOf = (path: string): string =>
  MEDIA_TYPES.find(([ending]) => path.endsWith(ending))?.[1] ?? 'application/octet-stream'

function apiAnswer(
  request: ArrivedRequest,
  { id, folder, files }: Repository,
  what: string,
  rest: string,
  describe: Describe,
): Answer {
  const oidOf = ({ path, size }: RepositoryFile) => ({
    type: 'file',
    path,
    size,
    oid: etagOf(readFileSync(join(folder, path))).slice(0, 40),
  })
  if (what === 'refs') return jsonAnswer(200, { branches: ['main', 'v1'].map(branch), converts: [], tags: [] })
  if (what === 'tree') {
    const below = rest.split('/').slice(1).join('/')
    const isWhole = new URL(request.url).searchParams.get('recursive')?.toLowerCase() === 'true'
    const found = files.filter(({ path }) => path.startsWith(below))
    return jsonAnswer(200, isWhole ? found.map(oidOf) : childrenOf(found, below, oidOf))
  }
  if (what === 'paths-info') {
    const asked = pathsIn(request.body)
    return jsonAnswer(200, files.filter(({ path }) => asked.includes(path)).map(oidOf))
  }
  return jsonAnswer(200, {
    _id: COMMIT,
    id,
    modelId: id,
    sha: what === 'revision' ? commitOf(rest) : COMMIT,
    lastModified: '2026-01-01T00:00:00.000Z',
    createdAt: '2026-01-01T00:00:00.000Z',
    private: false,
    disabled: false,
    gated: false,
    downloads: 1,
    likes: 1,
    tags: [],
    siblings: files.map(({ path, size }) => ({ rfilename: path, size })),
    ...describe(id),
  })
}

/** Returns the direct content of a folder: its files, and each subfolder once. */
function childrenOf(
  files: readonly RepositoryFile[],
  folder: string,
  told: (file: RepositoryFile) => object,
): readonly object[] {
  const start = folder === '' ? 0 : folder.length + 1
  const endOf = (path: string): number => path.indexOf('/', start)
  const folders = new Set(files.flatMap(({ path }) => (endOf(path) < 0 ? [] : [path.slice(0, endOf(path))])))
  return [
    ...[...folders].map((path) => ({ type: 'directory', path, size: 0, oid: COMMIT })),
    ...files.filter(({ path }) => endOf(path) < 0).map(told),
  ]
}

const branch = (name: string) => ({ name, ref: `refs/heads/${name}`, targetCommit: COMMIT })

/** Returns the requested paths, from JSON or a form. */
function pathsIn(body: Buffer): readonly string[] {
  const text = body.toString()
  if (!text.startsWith('{')) return new URLSearchParams(text).getAll('paths')
  const { paths = [] } = JSON.parse(text) as { readonly paths?: readonly string[] }
  return paths
}
