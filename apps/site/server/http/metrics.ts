import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Histogram buckets for durations, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Methods to count separately; the others, which anyone can send, are counted together. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A response, for metrics and the log. */
export interface Answered {
  readonly method: string
  /** The route pattern, such as `/models/:owner/:name`, without actual values. */
  readonly route: string
  readonly status: number
  readonly milliseconds: number
  readonly bytes: number
  readonly snippets: number
}

/** How long the text is cached. */
const KEPT_MILLISECONDS = 1000

/** Collects metrics of the server and the process, in Prometheus’ text format. */
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
    this.#bytes = new Counter({ name: 'http_response_bytes_total', help: 'Bytes sent, including headers.', registers })
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

  /** Counts a response from the cache. */
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

  /** Returns all metrics as text, with times in seconds and sizes in bytes; cached for a moment. */
  text(): Promise<string> {
    const now = performance.now()
    if (this.#text === undefined || now - this.#textMade >= KEPT_MILLISECONDS) {
      this.#text = this.#registry.metrics()
      this.#textMade = now
    }
    return this.#text
  }
}
