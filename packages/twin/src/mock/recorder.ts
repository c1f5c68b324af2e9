import { isUtf8 } from 'node:buffer'
import type { ArrivedRequest } from '../services/request.ts'

/** A request as the mock server recorded it. */
export interface MockRequest {
  /** Counts from 1. */
  readonly number: number
  readonly method: string
  readonly url: string
  /** With names in lower case. Tokens are masked. */
  readonly headers: Readonly<Record<string, string>>
  /** A value if the body is JSON, a text if it's UTF-8, otherwise `{ base64 }`; null if there's none. */
  readonly body: unknown
  /** The provider's id, `auto` for the router's choice, or null if nobody we play has this URL. */
  readonly provider: string | null
  readonly task: string | null
  /** The scenario that had an effect on the response; null if it was answered normally. */
  readonly scenario: string | null
  readonly status: number
  /** What the provider doesn't document about the request, with the source. */
  readonly problems: readonly string[]
}

/** What the server found out about a request. */
export type Finding = Pick<MockRequest, 'provider' | 'task' | 'scenario' | 'status' | 'problems'>

interface Kept {
  readonly number: number
  readonly request: ArrivedRequest
  readonly finding: Finding
}

const SECRET = /^(?:proxy-)?authorization$|^cookie$|api-?key$|^x-key$|token$/

/** What programs send instead of a token: the name of a variable, or a missing value. */
const NO_TOKEN = /^(?:Bearer|Key|Token)(?: (?:undefined|null|None|nil|\$\{?[A-Za-z_][\w.]*\}?|[$#]?\{[^{}]*\}))?$/

/** Leaves the scheme and the prefix, which show what kind of token was sent. */
const masked = (value: string): string =>
  NO_TOKEN.test(value)
    ? value
    : value.replace(
        /^((?:Basic|Bearer|Key|Token) )?(hf_|sk-|key-)?.*$/is,
        (_, scheme = '', prefix = '') => `${scheme}${prefix}***`,
      )

function headersOf({ rawHeaders }: ArrivedRequest): Readonly<Record<string, string>> {
  const headers = new Map<string, string>()
  for (const [name, value] of rawHeaders) {
    const key = name.toLowerCase()
    const shown = SECRET.test(key) ? masked(value) : value
    const earlier = headers.get(key)
    headers.set(key, earlier === undefined ? shown : `${earlier}, ${shown}`)
  }
  return Object.fromEntries(headers)
}

function bodyOf({ body }: ArrivedRequest): unknown {
  if (body.length === 0) return null
  if (!isUtf8(body)) return { base64: body.toString('base64') }
  const text = body.toString()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The bytes of bodies and URLs that are kept. */
const MOST_BYTES = 64 * 1024 * 1024

const sizeOf = ({ request }: Kept): number => request.body.length + request.url.length

/** The latest requests, limited in number and size. */
export class Recorder {
  #kept: (Kept | undefined)[] = []
  #first = 0
  #bytes = 0
  #count = 0

  constructor(private readonly most: number) {}

  add(request: ArrivedRequest, finding: Finding): void {
    this.#count++
    const kept = { number: this.#count, request, finding }
    this.#kept.push(kept)
    this.#bytes += sizeOf(kept)
    while (
      this.#kept.length - this.#first > this.most ||
      (this.#bytes > MOST_BYTES && this.#kept.length > this.#first)
    ) {
      const oldest = this.#kept[this.#first]
      if (oldest !== undefined) this.#bytes -= sizeOf(oldest)
      this.#kept[this.#first] = undefined
      this.#first++
    }
    // Moves the list only now and then, because each move copies it.
    if (this.#first >= this.most) {
      this.#kept = this.#kept.slice(this.#first)
      this.#first = 0
    }
  }

  /** Returns the kept requests, the oldest first. */
  list(): readonly MockRequest[] {
    return this.#kept
      .filter((kept) => kept !== undefined)
      .map(({ number, request, finding }) => ({
        number,
        method: request.method,
        url: request.url,
        headers: headersOf(request),
        body: bodyOf(request),
        ...finding,
      }))
  }

  /** The number of requests since the start or the last {@link clear}, including those that are no longer kept. */
  get count(): number {
    return this.#count
  }

  clear(): void {
    this.#kept = []
    this.#first = 0
    this.#bytes = 0
    this.#count = 0
  }
}
