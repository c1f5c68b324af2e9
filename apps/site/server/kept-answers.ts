import type { IncomingMessage, ServerResponse } from 'node:http'
import { matches } from './api/answer.ts'
import { Lru } from './api/lru.ts'

/** Bytes that all kept answers may have together. */
const MOST_BYTES = 64 * 1024 * 1024
/** What an entry weighs besides its key and its body, roughly. */
const ENTRY_BYTES = 1024

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
 * Answers as they went over the wire, for the same question asked again: address, `Accept` and `Accept-Encoding` decide.
 * What depends on anything else must not be kept.
 */
export class KeptAnswers {
  readonly #answers = new Lru<KeptAnswer>(MOST_BYTES)

  find(incoming: IncomingMessage): KeptAnswer | undefined {
    return this.#answers.get(keyOf(incoming))
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
    const key = keyOf(incoming)
    this.#answers.set(key, answer, ENTRY_BYTES + 2 * key.length + body.length)
  }
}

const keyOf = ({ url, headers }: IncomingMessage): string =>
  `${headers.accept ?? ''}\n${headers['accept-encoding'] ?? ''}\n${url}`

/** Sends a kept answer, or only that it did not change; a question by HEAD gets no body from Node. */
export function sendKept(answer: KeptAnswer, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (matches(incoming.headers['if-none-match'], answer.etag)) {
    outgoing.writeHead(304, answer.headersUnchanged).end()
  } else {
    outgoing.writeHead(200, answer.headers).end(answer.body)
  }
}
