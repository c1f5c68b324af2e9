import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** Upper ends of the classes of duration, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
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

interface Durations {
  readonly counts: number[]
  sum: number
  count: number
}

/** Counts what the server does, and tells it in Prometheus' text form. */
export class Metrics {
  readonly #requests = new Map<string, number>()
  readonly #durations = new Map<string, Durations>()
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
    const name = METHODS.has(method) ? method : 'other'
    const labels = `method="${name}",route="${escapeLabel(route)}",status="${status}"`
    this.#requests.set(labels, (this.#requests.get(labels) ?? 0) + 1)
    let durations = this.#durations.get(route)
    if (durations === undefined) {
      durations = { counts: BUCKETS.map(() => 0), sum: 0, count: 0 }
      this.#durations.set(route, durations)
    }
    const seconds = milliseconds / 1000
    const bucket = BUCKETS.findIndex((end) => seconds <= end)
    if (bucket !== -1) durations.counts[bucket] = (durations.counts[bucket] ?? 0) + 1
    durations.sum += seconds
    durations.count++
  }

  /** Everything as text; times in seconds, sizes in bytes. */
  text(): string {
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const lines = [
      ...family('http_requests_total', 'counter', 'Answers given.', this.#requests),
      ...this.#histogram(),
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

  #histogram(): string[] {
    const name = 'http_request_duration_seconds'
    const lines = head(name, 'histogram', 'Time from the request’s head to the end of its answer.')
    for (const [route, { counts, sum, count }] of this.#durations) {
      const label = `route="${escapeLabel(route)}"`
      let upTo = 0
      for (const [index, end] of BUCKETS.entries()) {
        upTo += counts[index] ?? 0
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

const family = (name: string, type: string, help: string, values: ReadonlyMap<string, number>): string[] => [
  ...head(name, type, help),
  ...[...values].map(([labels, value]) => `${name}{${labels}} ${value}`),
]

const escapeLabel = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
