import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { acceptsGzip, negotiate } from './accept.ts'
import type { ApiEnv } from './exchange.ts'
import { ProblemError } from './problem.ts'

export const JSON_TYPE = 'application/json'
export const CODE_TYPE = 'text/plain'
export const MARKDOWN_TYPE = 'text/markdown'
export type AnswerType = typeof JSON_TYPE | typeof CODE_TYPE | typeof MARKDOWN_TYPE

/** Responses change only with a release: a CDN checks again after an hour and serves the old one meanwhile. */
const CACHE_POLICY = 'public, max-age=60, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=86400'
/** For responses that contain current data from the hub. */
const BRIEF_CACHE_POLICY = 'public, max-age=60'
/** Maximum response size, which limits memory for slow readers. */
export const MOST_ANSWER_BYTES = 6 * 1024 * 1024
/** Smaller responses fit into one packet uncompressed. */
export const SMALLEST_GZIP_BYTES = 1024

/** A response as text. */
export interface Draft {
  readonly type: AnswerType
  readonly text: string
  /** Number of examples. */
  readonly snippets?: number
  readonly link?: string
  /** Ignored options, for formats that can’t list them. */
  readonly ignored?: readonly string[]
}

/** Code can’t contain the list of ignored options, so a header does. */
export function ignoredHeader(ignored: readonly string[] = []): Record<string, string> {
  // Field names in a body can contain characters that headers can’t.
  const names = ignored.filter((name) => /^[\w.-]{1,100}$/.test(name))
  return names.length === 0 ? {} : { 'x-ignored-options': names.join(', ') }
}

interface Form {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
}

/** A response, plain and compressed, each created on first use. */
class Finished {
  readonly draft: Draft
  #plain: Promise<Form> | undefined
  #zipped: Promise<Form> | undefined

  constructor(draft: Draft) {
    this.draft = notTooLarge(draft)
  }

  plain(): Promise<Form> {
    this.#plain ??= formOf(new TextEncoder().encode(this.draft.text))
    return this.#plain
  }

  zipped(): Promise<Form> {
    this.#zipped ??= this.plain().then(({ bytes }) => gzip(bytes).then(formOf))
    return this.#zipped
  }
}

const answerTooLarge = (): ProblemError =>
  new ProblemError(
    'answer-too-large',
    `The response would exceed ${MOST_ANSWER_BYTES} bytes. Request fewer examples, or send shorter inputs.`,
  )

/**
 * Reads a response’s body.
 *
 * @throws ProblemError when it is larger than any may be; the rest is not waited for
 */
export async function bytesOf({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    length += part.length
    if (length > MOST_ANSWER_BYTES) throw answerTooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts, length)
}

function notTooLarge(draft: Draft): Draft {
  if (draft.text.length > MOST_ANSWER_BYTES) throw answerTooLarge()
  return draft
}

/** Adds a strong ETag, a hash of the bytes. */
export async function formOf(bytes: Uint8Array<ArrayBuffer>): Promise<Form> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { bytes, etag: `"${hex}"` }
}

export async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Cache of responses by their parameters. */
export class AnswerCache {
  readonly #answers: LRUCache<string, Finished>

  /** @param limit characters that all kept answers may have together */
  constructor(limit: number) {
    this.#answers = new LRUCache({ maxSize: limit })
  }

  /** Returns the cached response or writes it. Errors aren’t cached. */
  answerFor(state: readonly string[], write: () => Draft): Finished {
    const key = JSON.stringify(state)
    const kept = this.#answers.get(key)
    if (kept !== undefined) return kept
    const finished = new Finished(write())
    this.#answers.set(key, finished, { size: key.length + finished.draft.text.length })
    return finished
  }
}

/** Chooses the response’s media type. */
export function negotiatedType<Type extends AnswerType>(context: Context, offers: readonly Type[]): Type {
  const type = negotiate(context.req.header('accept') ?? null, offers)
  if (type !== undefined) return type
  throw new ProblemError('not-acceptable', `This response is available as ${offers.join(', ')}.`, [
    { in: 'header', field: 'Accept', detail: 'None of the requested types is available.', validValues: [...offers] },
  ])
}

const contentType = (type: AnswerType): string => (type === JSON_TYPE ? type : `${type}; charset=utf-8`)

/**
 * Sends a cacheable response: with an ETag, or 304 if the client has it.
 *
 * @param isLasting whether it holds until the next release
 */
export async function sendCacheable(
  context: Context<ApiEnv>,
  answer: Draft | Finished,
  isLasting = true,
): Promise<Response> {
  const finished = answer instanceof Finished ? answer : new Finished(answer)
  const { draft } = finished
  const isZipped =
    draft.text.length >= SMALLEST_GZIP_BYTES && acceptsGzip(context.req.header('accept-encoding') ?? null)
  const { bytes, etag } = await (isZipped ? finished.zipped() : finished.plain())
  const headers: Record<string, string> = {
    'cache-control': isLasting ? CACHE_POLICY : BRIEF_CACHE_POLICY,
    vary: 'accept, accept-encoding',
    etag,
    ...(draft.link === undefined ? {} : { link: draft.link }),
    ...ignoredHeader(draft.ignored),
  }
  if (draft.snippets !== undefined) context.env.snippets = draft.snippets
  if (matches(context.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  if (isLasting) context.env.isKeepable = true
  headers['content-type'] = contentType(draft.type)
  if (isZipped) headers['content-encoding'] = 'gzip'
  return new Response(bytes, { headers })
}

/** Sends a response to a POST request, which isn’t cached. */
export function sendOnce(context: Context<ApiEnv>, draft: Draft): Response {
  const { type, text, snippets, ignored } = notTooLarge(draft)
  if (snippets !== undefined) context.env.snippets = snippets
  return new Response(text, {
    headers: {
      'content-type': contentType(type),
      'cache-control': 'no-store',
      vary: 'accept, accept-encoding',
      ...ignoredHeader(ignored),
    },
  })
}

/** Whether `If-None-Match` contains this ETag. */
export const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))

export const asJson = (value: unknown): Draft => ({ type: JSON_TYPE, text: `${JSON.stringify(value)}\n` })
