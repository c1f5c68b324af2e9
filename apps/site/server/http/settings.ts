import { readRunSetting } from '../../app/domain/run/run-setting.server.ts'

/** The server’s settings, from environment variables. */
export interface Settings {
  /** Requests per second per client, on average; `undefined` for no limit. */
  readonly rateLimit: number | undefined
  /** Number of proxies in front of the server: this many entries at the end of `X-Forwarded-For` are trusted. */
  readonly trustedProxies: number
  /** Whether to log each request to standard output. */
  readonly isLogged: boolean
  /** Whether `/metrics` is enabled. */
  readonly hasMetrics: boolean
  /** Seconds to serve new requests after a stop signal, while `/readyz` reports the stop. */
  readonly drainMilliseconds: number
  /** Number of threads that write responses. */
  readonly workers: number
}

export const DEFAULT_RATE_LIMIT = 50
const MOST_PROXIES = 10
/** Two, so that one long request doesn’t block all others. */
const DEFAULT_WORKERS = 2
/** Each thread takes about 150 MB, and at most 288 MB. For more processors, run several servers. */
const MOST_WORKERS = 16

/**
 * Reads the settings.
 *
 * @param environment usually `process.env`
 * @throws Error naming the variable, what it holds and what it may hold
 */
export function readSettings(environment: { readonly [name: string]: string | undefined }): Settings {
  const choice = (name: string, on: string, fallback: boolean): boolean => {
    const value = environment[name] ?? ''
    if (value !== '' && value !== on && value !== 'off') throw wrong(name, value, `${on} or off`)
    return value === '' ? fallback : value === on
  }
  const number = (name: string, most: number, fallback: number, expected: string): number => {
    const value = environment[name] ?? ''
    if (value === '') return fallback
    if (!/^\d{1,7}$/.test(value) || Number(value) > most) throw wrong(name, value, expected)
    return Number(value)
  }
  // Pages read these settings themselves; check them here so that an invalid one stops the start.
  readRunSetting(environment['RUN_HERE'])
  const isLimited = environment['RATE_LIMIT'] !== 'off'
  const rateLimit = isLimited
    ? number('RATE_LIMIT', 1_000_000, DEFAULT_RATE_LIMIT, 'off or a number of requests per second from 1 to 1000000')
    : undefined
  if (rateLimit === 0) throw wrong('RATE_LIMIT', '0', 'off or a number of requests per second from 1 to 1000000')
  const threads = `a number of threads from 1 to ${MOST_WORKERS}`
  const workers = number('WORKERS', MOST_WORKERS, DEFAULT_WORKERS, threads)
  if (workers === 0) throw wrong('WORKERS', '0', threads)
  const proxies = `off or the number of proxies in front of the server, up to ${MOST_PROXIES}`
  return {
    rateLimit,
    trustedProxies: environment['TRUST_PROXY'] === 'off' ? 0 : number('TRUST_PROXY', MOST_PROXIES, 0, proxies),
    isLogged: choice('LOG', 'json', false),
    hasMetrics: choice('METRICS', 'on', true),
    drainMilliseconds: 1000 * number('DRAIN_SECONDS', 300, 0, 'a number of seconds from 0 to 300'),
    workers,
  }
}

const wrong = (name: string, value: string, expected: string): Error =>
  new Error(`${name} must be ${expected}, got ${JSON.stringify(value)}`)
