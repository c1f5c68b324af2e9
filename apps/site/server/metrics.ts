import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Upper ends of the classes of duration, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Others are counted together: a reader may send any that Node knows. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** One answer, as it is counted and logged. */
export interface Answered {
  readonly method: string
  /** The pattern of the address, `/models/:owner/:name`: never what stood in its place. */
  readonly route: string
  readonly status: number
  readonly milliseconds: number
  readonly bytes: number
  readonly snippets: number
}

/** For how long the text is kept. */
const KEPT_MILLISECONDS = 1000

/** Counts what the server does, and tells it in Prometheus' text form, with what is known of the process. */
export class Metrics {
  #text: Promise<string> | undefined
  #textMade = 0
  readonly #registry = new Registry()
  readonly #answers: Counter<'method' | 'route' | 'status'>
  readonly #durations: Histogram<'route'>
  readonly #underWay: Gauge
  readonly #bytes: Counter
  readonly #snippets: Counter
  readonly #kept: Counter

  constructor() {
    const registers = [this.#registry]
    this.#answers = new Counter({
      name: 'http_requests_total',
      help: 'Responses sent.',
      labelNames: ['method', 'route', 'status'],
      registers,
    })
    this.#durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request’s headers to the end of the response.',
      labelNames: ['route'],
      buckets: BUCKETS,
      registers,
    })
    this.#underWay = new Gauge({
      name: 'http_requests_under_way',
      help: 'Requests in flight.',
      registers,
    })
    this.#bytes = new Counter({ name: 'http_response_bytes_total', help: 'Bytes sent, headers included.', registers })
    this.#snippets = new Counter({
      name: 'model_snippets_written_total',
      help: 'Examples in API responses.',
      registers,
    })
    this.#kept = new Counter({
      name: 'model_snippets_kept_answers_total',
      help: 'Responses served from the cache.',
      registers,
    })
    collectDefaultMetrics({ register: this.#registry })
  }

  /** The media type of the text. */
  get contentType(): string {
    return this.#registry.contentType
  }

  began(): void {
    this.#underWay.inc()
  }

  /** An answer was given from those that are kept. */
  wasKept(): void {
    this.#kept.inc()
  }

  ended({ method, route, status, milliseconds, bytes, snippets }: Answered): void {
    this.#underWay.dec()
    this.#bytes.inc(bytes)
    this.#snippets.inc(snippets)
    this.#answers.inc({ method: METHODS.has(method) ? method : 'other', route, status })
    this.#durations.observe({ route }, milliseconds / 1000)
  }

  /** Everything as text; times in seconds, sizes in bytes. Kept for a moment, however many ask. */
  text(): Promise<string> {
    const now = performance.now()
    if (this.#text === undefined || now - this.#textMade >= KEPT_MILLISECONDS) {
      this.#text = this.#registry.metrics()
      this.#textMade = now
    }
    return this.#text
  }
}
