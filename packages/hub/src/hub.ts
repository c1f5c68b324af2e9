import type { ModelRecord } from '@model-snippets/core'
import { LRUCache } from 'lru-cache'
import type { FoundModel, FoundModels, HubProblem, HubQuery, MissingModel } from './answers.ts'
import { addressBelow, ask, type Reply } from './ask.ts'
import { LONGEST_CURSOR, nextCursor } from './next-cursor.ts'
import { type Late, recall } from './recall.ts'
import { DETAIL_FIELDS, filesOf, isModelId, LIST_FIELDS, readModel, readModels, readSizes } from './records.ts'

export { LONGEST_CURSOR }

export interface HubOptions {
  /** Base URL of the hub; `undefined` disables look-ups. */
  readonly url: URL | undefined
  /** Access token for private and gated models. Sent only to the hub. */
  readonly token?: string | undefined
  /** Time limit for one call in milliseconds; default: 4000. */
  readonly wait?: number
  /** Pause after a call without a response, in milliseconds; default: 30000. */
  readonly rest?: number
  /** How long to cache a response, in milliseconds; default: 60000. */
  readonly remember?: number
}

/** Looks models up on Hugging Face. Methods never throw; problems are part of the result. */
export interface Hub {
  /** Whether look-ups are enabled. */
  readonly isOn: boolean
  /** Finds a model’s record, with the providers that serve it and the sizes of its GGUF files. */
  readonly find: (id: string, mayAsk?: MayAsk) => Promise<FoundModel | MissingModel | HubProblem>
  /**
   * The same without waiting: returns the cached response, even if it’s stale, or `late`, and starts a look-up for the
   * next time.
   */
  readonly recall: (id: string, mayAsk?: MayAsk) => Promise<FoundModel | MissingModel | HubProblem | Late>
  /** Finds one page of matching models, in the hub’s order. */
  readonly search: (query: HubQuery, mayAsk?: MayAsk) => Promise<FoundModels | HubProblem>
}

/**
 * Called before each network request, but not for cached responses. If it returns false, the result is `unreachable`
 * with the reason `limited`.
 */
export type MayAsk = () => boolean

const DEFAULT_LIMIT = 20
const MOST_PER_PAGE = 100
const LONGEST_TEXT = 200
/** Parsing takes many times as much memory. Records of repositories with thousands of files fit. */
const LONGEST_BYTES = 2_000_000
const MOST_REMEMBERED = { max: 500, maxSize: 32_000_000, noDeleteOnStaleGet: true }
const MOST_UNDER_WAY = 32

/** Kinds of requests; each pauses separately. */
type Question = 'find' | 'files' | 'search'

type Unreachable = Extract<HubProblem, { kind: 'unreachable' }>

/**
 * Creates a client of the hub’s public API. Responses are cached briefly, and identical requests are sent once. If the
 * hub doesn’t respond to one kind of request, that kind pauses: later calls fail at once, until a call in the
 * background gets a response again.
 */
export function createHub(options: HubOptions): Hub {
  const { url: base, token, wait = 4000, rest = 30_000, remember = 60_000 } = options
  if (base === undefined) {
    const off = () => Promise.resolve({ kind: 'off' } as const)
    return { isOn: false, find: off, recall: off, search: off }
  }
  const recent = new LRUCache<string, object>(MOST_REMEMBERED)
  const underWay = new Map<string, Promise<unknown>>()
  /** By kind of request, because a hub that’s too busy to search may still find models. */
  const silences = new Map<Question, { readonly until: number; readonly problem: Unreachable }>()

  /** Sends a request, unless its response is cached or on its way. */
  function get<Answer extends object>(
    question: Question,
    address: URL,
    read: (reply: Reply) => Answer,
    mayAsk: MayAsk = () => true,
  ): Promise<Answer | Unreachable> {
    const key = address.href
    const known = recent.get(key) as Answer | undefined
    if (known !== undefined) return Promise.resolve(known)
    const silent = silences.get(question)
    const running = underWay.get(key) as Promise<Answer | Unreachable> | undefined
    if (silent === undefined && running !== undefined) return running
    if (silent !== undefined && (Date.now() < silent.until || running !== undefined)) {
      return Promise.resolve(silent.problem)
    }
    if (!mayAsk()) return Promise.resolve({ kind: 'unreachable', why: 'limited' } as const)
    // A call in the background checks whether the hub responds again.
    if (silent !== undefined) silences.set(question, { ...silent, until: Date.now() + rest })
    if (underWay.size >= MOST_UNDER_WAY) return Promise.resolve({ kind: 'unreachable', why: 'busy' } as const)
    const asking = ask(address, { token, milliseconds: wait, longestBytes: LONGEST_BYTES }).then((reply) => {
      underWay.delete(key)
      const answer = read(reply)
      if (reply.kind === 'unreachable' && isSilence(reply)) {
        silences.set(question, { until: Date.now() + rest, problem: reply })
      } else {
        silences.delete(question)
        const size = reply.kind === 'json' ? Math.max(reply.bytes, SMALL_BYTES) : SMALL_BYTES
        // The cache treats a time of 0 as unlimited.
        if (remember > 0) recent.set(key, answer, { size, ttl: remember })
      }
      return answer
    })
    underWay.set(key, asking)
    return silent === undefined ? asking : Promise.resolve(silent.problem)
  }

  /** Adds file sizes, which need a second request; without its response, the record stays as it is. */
  async function withSizes(model: ModelRecord, mayAsk?: MayAsk): Promise<ModelRecord> {
    const siblings = filesOf(model)
    if (siblings.length === 0) return model
    const address = apiAddress(base as URL, `${pathOf(model.id)}/tree/main`, [])
    address.searchParams.set('recursive', 'true')
    const answer = await get('files', address, readFiles, mayAsk)
    if (answer.kind !== 'sizes') return model
    return { ...model, siblings: siblings.map((file) => withSize(file, answer.sizes.get(file.rfilename))) }
  }

  const detailAddress = (id: string): URL => apiAddress(base, pathOf(id), DETAIL_FIELDS)

  const find: Hub['find'] = async (id, mayAsk) => {
    if (!isModelId(id)) return { kind: 'missing' }
    const answer = await get('find', detailAddress(id), readDetail, mayAsk)
    return answer.kind === 'found' ? { kind: 'found', model: await withSizes(answer.model, mayAsk) } : answer
  }

  return {
    isOn: true,
    find,
    async recall(id, mayAsk) {
      const answer = await recall(find(id, mayAsk))
      if (answer.kind !== 'late') return answer
      return (recent.get(detailAddress(id).href, { allowStale: true }) as FoundModel | undefined) ?? answer
    },
    search(query, mayAsk) {
      const address = apiAddress(base, '', LIST_FIELDS)
      const limit = Math.min(MOST_PER_PAGE, Math.max(1, Math.trunc(query.limit ?? DEFAULT_LIMIT)))
      address.searchParams.set('limit', String(limit))
      for (const [name, value] of listParameters(query)) address.searchParams.append(name, value)
      return get('search', address, (reply) => readList(reply, limit), mayAsk)
    },
  }
}

const pathOf = (id: string): string => `/${id.split('/').map(encodeURIComponent).join('/')}`

/** Approximate memory of a response without a body. */
const SMALL_BYTES = 200

/** Whether an unusable response means that other calls would fail as well. */
const isSilence = ({ why, status }: Unreachable): boolean =>
  why === 'network' || why === 'timeout' || why === 'busy' || (status !== undefined && [502, 503, 504].includes(status))

function apiAddress(base: URL, path: string, fields: readonly string[]): URL {
  const address = addressBelow(base, `/api/models${path}`)
  for (const field of fields) address.searchParams.append('expand[]', field)
  return address
}

function listParameters({ text, task, library, provider, cursor }: HubQuery): [string, string][] {
  const parameters: [string, string | undefined][] = [
    ['search', text?.trim().slice(0, LONGEST_TEXT)],
    // Chat is a tag, not a task.
    task === 'conversational' ? ['filter', task] : ['pipeline_tag', task],
    ['filter', library],
    ['inference_provider', provider],
    ['cursor', cursor],
  ]
  return parameters.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '')
}

const MALFORMED: Unreachable = { kind: 'unreachable', why: 'malformed' }

function readDetail(reply: Reply): FoundModel | MissingModel | HubProblem {
  if (reply.kind === 'unreachable') return reply
  if (reply.kind === 'json') {
    const model = readModel(reply.body)
    return model === undefined ? MALFORMED : { kind: 'found', model }
  }
  const { status, code, message = '' } = reply
  // The hub rejected the token, which says nothing about the model.
  if (/^invalid credentials/i.test(message)) return { kind: 'refused', status }
  if (code === 'GatedRepo' || /\b(?:is restricted|gated)\b/i.test(message)) return { kind: 'gated' }
  if (code === 'RepoNotFound' || status === 404) return { kind: 'missing' }
  if (status === 403) return { kind: 'gated' }
  // Without a token, the hub responds with 401 both for missing and for private models.
  return status === 401 ? { kind: 'missing' } : { kind: 'refused', status }
}

interface FileSizes {
  readonly kind: 'sizes'
  readonly sizes: ReadonlyMap<string, number>
}

const readFiles = (reply: Reply): FileSizes => ({
  kind: 'sizes',
  sizes: reply.kind === 'json' ? readSizes(reply.body) : new Map(),
})

const withSize = (file: object, size: number | undefined): object => (size === undefined ? file : { ...file, size })

function readList(reply: Reply, most: number): FoundModels | HubProblem {
  if (reply.kind === 'unreachable') return reply
  if (reply.kind === 'no') return { kind: 'refused', status: reply.status }
  const models = readModels(reply.body, most)
  if (models === undefined) return MALFORMED
  const next = nextCursor(reply.headers.get('link'))
  return next === undefined ? { kind: 'found', models } : { kind: 'found', models, next }
}
