import type { Target } from '@model-snippets/core'
import { apiOf } from '../mock/chat-answers.ts'
import { isLookUp, placeOf } from '../mock/place-of.ts'
import type { MockRequest } from '../mock/recorder.ts'
import { isObject } from '../services/protocols/conversation.ts'
import { formParts } from '../services/protocols/form.ts'
import type { FileNames } from './files.ts'
import { isSame, providerRecord, type ReadQuestion } from './question.ts'
import { readChat } from './read-chat.ts'
import { readTask, type TaskBody } from './read-task.ts'
import type { Fields } from './to-chat.ts'

/** A program's call of a model. */
export interface CapturedCall extends ReadQuestion {
  /** The numbers of its requests: several if the program sent the results of tools, or tried again. */
  readonly requests: readonly number[]
}

/** A request that no question of ours asks. */
export interface UnreadRequest {
  readonly request: number
  readonly method: string
  readonly url: string
  readonly reason: string
}

/** What a program asked. */
export interface Capture {
  readonly calls: readonly CapturedCall[]
  readonly unread: readonly UnreadRequest[]
}

/** Headers that change what a service does; the others belong to the client. */
const MEANINGFUL = ['anthropic-beta', 'openai-beta', 'openai-organization', 'openai-project']

/**
 * Reads recorded requests as the questions that they ask.
 *
 * @param nameOf finds the names of files that the program sends
 * @example
 * const twin = await startTwin()
 * // … run a program …
 * callsIn(twin.requests()).calls[0]?.question // { model: 'openai/gpt-oss-120b', provider: 'together', … }
 */
export function callsIn(requests: readonly MockRequest[], nameOf: FileNames = () => undefined): Capture {
  const calls: CapturedCall[] = []
  const unread: UnreadRequest[] = []
  const asked: string[] = []
  const posts = requests.filter((request) => {
    const id = lookedUp(request)
    if (id !== undefined) asked.push(id)
    return isCall(request)
  })
  const taken = new Set<number>()
  for (const request of posts) {
    if (taken.has(request.number)) continue
    const later = posts.filter(({ number }) => number > request.number && !taken.has(number))
    const repeated = later.filter((each) => request.status >= 400 && isRepeated(request, each))
    const rounds = roundsAfter(request, later)
    for (const each of [...repeated, ...rounds]) taken.add(each.number)
    const read = readRequest(request, rounds.length > 0, asked, nameOf)
    if (typeof read === 'string') {
      const { number, method, url } = request
      unread.push({ request: number, method, url, reason: read })
    } else calls.push({ ...read, requests: [request, ...repeated, ...rounds].map(({ number }) => number) })
  }
  return { calls, unread }
}

/** What a client asks Hugging Face about a model, and what it asks about a job, aren't calls. */
const isCall = (request: MockRequest): boolean => request.method === 'POST' && !isLookUp(request)

function lookedUp({ url }: MockRequest): string | undefined {
  const { host, pathname } = new URL(url)
  const [, id] = host === 'huggingface.co' ? (/^\/api\/models\/([^/]+(?:(?:\/|%2F)[^/]+)?)$/i.exec(pathname) ?? []) : []
  return id === undefined ? undefined : decodeURIComponent(id)
}

const isRepeated = (one: MockRequest, other: MockRequest): boolean =>
  one.url === other.url && isSame(one.body, other.body)

/** Returns the requests that continue a conversation: with what the model said, and what its tools returned. */
function roundsAfter(first: MockRequest, later: readonly MockRequest[]): readonly MockRequest[] {
  const before = turnsOf(first.body)
  if (before === undefined || !isObject(first.body) || first.body['tools'] === undefined) return []
  return later.filter(({ url, body }) => {
    const turns = turnsOf(body)
    if (url !== first.url || turns === undefined || turns.length <= before.length) {
      return isObject(body) && typeof body['previous_response_id'] === 'string' && hasResults(turns ?? [])
    }
    return isSame(turns.slice(0, before.length), before) && hasResults(turns.slice(before.length))
  })
}

function turnsOf(body: unknown): readonly unknown[] | undefined {
  if (!isObject(body)) return undefined
  const { messages, input } = body
  if (typeof input === 'string') return [{ role: 'user', content: input }]
  const turns = Array.isArray(messages) ? messages : input
  return Array.isArray(turns) ? turns : undefined
}

/** Whether there's a result of a tool, in any of the three APIs. */
const hasResults = (turns: readonly unknown[]): boolean =>
  turns.some((turn) => {
    if (!isObject(turn)) return false
    const { role, type, content } = turn
    if (role === 'tool' || type === 'function_call_output') return true
    return Array.isArray(content) && content.some((block) => isObject(block) && block['type'] === 'tool_result')
  })

function readRequest(
  request: MockRequest,
  isLoop: boolean,
  asked: readonly string[],
  nameOf: FileNames,
): ReadQuestion | string {
  const { body, headers, task } = request
  const url = new URL(request.url)
  const place = placeOf(url, isObject(body) ? body['model'] : undefined)
  if (place.kind === 'elsewhere') return `the twin doesn’t know the host ${url.host}`
  if (place.kind !== 'provider') return 'it isn’t a model call'
  const named = MEANINGFUL.filter((name) => headers[name] !== undefined).map(
    (name) => `our examples don’t send the header ${name}: we have no option for it`,
  )
  const common = { place, url: request.url, billTo: headers['x-hf-bill-to'], asked, nameOf }
  const api = apiOf(url.pathname)
  if (api !== undefined) {
    if (!isObject(body) || typeof body['model'] !== 'string') return 'the body isn’t a JSON object with a model'
    return withNotes(readChat({ ...common, place: servedPlace(place, url), api, body: body as Fields, isLoop }), named)
  }
  const read = task === null ? undefined : readTask({ ...common, task, body: taskBodyOf(request) })
  if (read !== undefined) return withNotes(read, named)
  const label = providerRecord(place.provider)?.label
  return `none of our examples sends such a body to this ${label ?? place.provider} URL`
}

/** Hugging Face’s own service is behind the router, where a direct request to it has its URL. */
function servedPlace<Place extends { readonly provider: string; readonly target: Target }>(
  place: Place,
  url: URL,
): Place {
  const { baseUrl = '' } = providerRecord(place.provider) ?? {}
  const isItsOwn = baseUrl.startsWith(`${url.origin}/`) && url.href.startsWith(`${baseUrl}/`)
  return isItsOwn ? { ...place, target: 'direct' } : place
}

const withNotes = (read: ReadQuestion, notes: readonly string[]): ReadQuestion => ({
  ...read,
  notes: [...notes, ...read.notes],
})

function taskBodyOf({ body, headers, method, url }: MockRequest): TaskBody {
  const type = headers['content-type']
  const bytes =
    isObject(body) && Object.keys(body).join() === 'base64' ? Buffer.from(String(body['base64']), 'base64') : undefined
  const raw = bytes ?? Buffer.from(typeof body === 'string' ? body : '')
  const rawHeaders = Object.entries(headers)
  const parts = formParts({ method, url, rawHeaders, body: raw })
  if (parts !== undefined) {
    const file = parts.find(({ fileName }) => fileName !== undefined)
    const fields = parts.filter(({ fileName }) => fileName === undefined)
    return {
      kind: 'form',
      file: file && { bytes: Buffer.from(file.content, 'base64'), mediaType: file.mediaType },
      fields: Object.fromEntries(fields.map(({ name, content }) => [name, Buffer.from(content, 'base64').toString()])),
    }
  }
  if (bytes !== undefined || typeof body === 'string') return { kind: 'bytes', file: { bytes: raw, mediaType: type } }
  return { kind: 'json', value: body }
}
