import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { acceptable, acceptsGzip } from './api/accept.ts'
import { CODE_TYPE, JSON_TYPE, MARKDOWN_TYPE, matches } from './api/answer.ts'

/** Bytes that all kept answers may have together. */
const MOST_BYTES = 64 * 1024 * 1024
/** What an entry weighs besides its key and its body, roughly. */
const ENTRY_BYTES = 1024
/** Longer headers are read each time. */
const LONGEST_READ = 500
const TYPES = [JSON_TYPE, CODE_TYPE, MARKDOWN_TYPE] as const

interface KeptAnswer {
  readonly body: Buffer
  readonly etag: string
  /** Names and values in turn, as Node writes them fastest. */
  readonly headers: string[]
  /** The same for an answer without its body. */
  readonly headersUnchanged: string[]
  readonly route: string
  readonly snippets: number
}

/**
 * Answers as they went over the wire, for the same question asked again: address, and what `Accept` and `Accept-Encoding` ask for, decide.
 * What depends on anything else must not be kept.
 */
export class KeptAnswers {
  /** What follows from headers that were sent before: most readers send one of few. */
  readonly #read = new LRUCache<string, string>({ max: 200 })
  readonly #answers = new LRUCache<string, KeptAnswer>({ maxSize: MOST_BYTES })

  find(incoming: IncomingMessage): KeptAnswer | undefined {
    return this.#answers.get(this.#keyOf(incoming))
  }

  /** Keeps a whole answer that has a tag; others are left alone. */
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
   * Not the headers themselves, of which there are as many as a sender likes, but what follows from them: in which order
   * the forms of an answer are acceptable, and whether it may be compressed.
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

/** Sends a kept answer, or only that it did not change; a question by HEAD gets no body from Node. */
export function sendKept(answer: KeptAnswer, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (matches(incoming.headers['if-none-match'], answer.etag)) {
    outgoing.writeHead(304, answer.headersUnchanged).end()
  } else {
    outgoing.writeHead(200, answer.headers).end(answer.body)
  }
}
