import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { acceptable, acceptsGzip } from '../api/accept.ts'
import { CODE_TYPE, JSON_TYPE, MARKDOWN_TYPE, matches } from '../api/answer.ts'

/** Maximum size of all cached responses, in bytes. */
const MOST_BYTES = 64 * 1024 * 1024
/** Approximate size of an entry, besides its key and body. */
const ENTRY_BYTES = 1024
/** Longer headers are parsed each time. */
const LONGEST_READ = 500
const TYPES = [JSON_TYPE, CODE_TYPE, MARKDOWN_TYPE] as const

interface KeptAnswer {
  readonly body: Buffer
  readonly etag: string
  /** Names and values alternate: the fastest form for Node. */
  readonly headers: string[]
  /** Headers of a 304 response. */
  readonly headersUnchanged: string[]
  readonly route: string
  readonly snippets: number
}

/**
 * Caches complete responses by URL, `Accept`, and `Accept-Encoding`. Don’t add responses that depend on anything else.
 */
export class KeptAnswers {
  /** Parsed headers: most clients send one of a few variants. */
  readonly #read = new LRUCache<string, string>({ max: 200 })
  readonly #answers = new LRUCache<string, KeptAnswer>({ maxSize: MOST_BYTES })

  find(incoming: IncomingMessage): KeptAnswer | undefined {
    return this.#answers.get(this.#keyOf(incoming))
  }

  /** Caches a complete response if it has an ETag. */
  keep(incoming: IncomingMessage, headers: Headers, body: Buffer, route: string, snippets: number): void {
    const etag = headers.get('etag')
    if (etag === null) return
    const all = [...headers, ['content-length', String(body.length)] as const]
    const answer: KeptAnswer = {
      body,
      etag,
      headers: all.flat(),
      headersUnchanged: all
        .filter(([name]) => !name.startsWith('content-') || name === 'content-security-policy')
        .flat(),
      route,
      snippets,
    }
    const key = this.#keyOf(incoming)
    this.#answers.set(key, answer, { size: ENTRY_BYTES + 2 * key.length + body.length })
  }

  /**
   * Builds the key from parsed headers (acceptable types in order, and compression), because their spellings vary
   * endlessly.
   */
  #keyOf({ url, headers }: IncomingMessage): string {
    const sent = `${headers.accept ?? ''}\n${headers['accept-encoding'] ?? ''}`
    let read = this.#read.get(sent)
    if (read === undefined) {
      read = `${acceptable(headers.accept ?? null, TYPES)}\n${acceptsGzip(headers['accept-encoding'] ?? null)}`
      if (sent.length <= LONGEST_READ) this.#read.set(sent, read)
    }
    return `${read}\n${url}`
  }
}

/** Sends a cached response, or 304. Node omits the body for HEAD. */
export function sendKept(answer: KeptAnswer, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (matches(incoming.headers['if-none-match'], answer.etag)) {
    outgoing.writeHead(304, answer.headersUnchanged).end()
  } else {
    outgoing.writeHead(200, answer.headers).end(answer.body)
  }
}
