import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** Upper ends of the classes of duration, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = ['other', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Above every status: a method's place and a status make one number. */
const STATUSES = 1000

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

/** What is counted of one pattern of addresses. */
interface RouteCounts {
  /** By the method's place times `STATUSES`, plus the status. */
  readonly answers: Map<number, number>
  /** How many durations fell into each class. */
  readonly classes: number[]
  sum: number
  count: number
}

/** Counts what the server does, and tells it in Prometheus' text form. */
export class Metrics {
  readonly #routes = new Map<string, RouteCounts>()
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })
  #bytes = 0
  #snippets = 0
  #kept = 0
  #underWay = 0

  constructor() {
    this.#delay.enable()
  }

  began(): void {
    this.#underWay++
  }

  /** An answer was given from those that are kept. */
  wasKept(): void {
    this.#kept++
  }

  ended({ method, route, status, milliseconds, bytes, snippets }: Answered): void {
    this.#underWay--
    this.#bytes += bytes
    this.#snippets += snippets
    let counts = this.#routes.get(route)
    if (counts === undefined) {
      counts = { answers: new Map(), classes: BUCKETS.map(() => 0), sum: 0, count: 0 }
      this.#routes.set(route, counts)
    }
    const key = Math.max(0, METHODS.indexOf(method)) * STATUSES + status
    counts.answers.set(key, (counts.answers.get(key) ?? 0) + 1)
    const seconds = milliseconds / 1000
    let place = 0
    while (seconds > (BUCKETS[place] ?? Number.POSITIVE_INFINITY)) place++
    if (place < BUCKETS.length) counts.classes[place] = (counts.classes[place] ?? 0) + 1
    counts.sum += seconds
    counts.count++
  }

  /** Everything as text; times in seconds, sizes in bytes. */
  text(): string {
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const lines = [
      ...this.#answers(),
      ...this.#durations(),
      ...single('http_requests_under_way', 'gauge', 'Requests that are not answered yet.', this.#underWay),
      ...single('http_response_bytes_total', 'counter', 'Bytes sent, headers included.', this.#bytes),
      ...single('model_snippets_written_total', 'counter', 'Examples in answers of the API.', this.#snippets),
      ...single('model_snippets_kept_answers_total', 'counter', 'Answers given from those that are kept.', this.#kept),
      ...single('process_resident_memory_bytes', 'gauge', 'Memory of the process.', rss),
      ...single('nodejs_heap_size_used_bytes', 'gauge', 'Memory used by values.', heapUsed),
      ...single('process_cpu_seconds_total', 'counter', 'Time on a processor.', (user + system) / 1e6),
      ...single('process_start_time_seconds', 'gauge', 'When the process began.', performance.timeOrigin / 1000),
      ...single('nodejs_eventloop_lag_seconds', 'gauge', 'Delay of the event loop, mean.', this.#meanDelay()),
    ]
    return `${lines.join('\n')}\n`
  }

  #meanDelay(): number {
    return Number.isFinite(this.#delay.mean) ? this.#delay.mean / 1e9 : 0
  }

  #answers(): string[] {
    const name = 'http_requests_total'
    const lines = head(name, 'counter', 'Answers given.')
    for (const [route, { answers }] of this.#routes) {
      for (const [key, count] of answers) {
        const method = METHODS[Math.floor(key / STATUSES)]
        lines.push(`${name}{method="${method}",route="${escapeLabel(route)}",status="${key % STATUSES}"} ${count}`)
      }
    }
    return lines
  }

  #durations(): string[] {
    const name = 'http_request_duration_seconds'
    const lines = head(name, 'histogram', 'Time from the request’s head to the end of its answer.')
    for (const [route, { classes, sum, count }] of this.#routes) {
      const label = `route="${escapeLabel(route)}"`
      let upTo = 0
      for (const [index, end] of BUCKETS.entries()) {
        upTo += classes[index] ?? 0
        lines.push(`${name}_bucket{${label},le="${end}"} ${upTo}`)
      }
      lines.push(`${name}_bucket{${label},le="+Inf"} ${count}`, `${name}_sum{${label}} ${sum}`)
      lines.push(`${name}_count{${label}} ${count}`)
    }
    return lines
  }
}

const head = (name: string, type: string, help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

const single = (name: string, type: string, help: string, value: number): string[] => [
  ...head(name, type, help),
  `${name} ${value}`,
]

const escapeLabel = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
