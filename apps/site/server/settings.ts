import { readRunSetting } from '../app/domain/run/run-setting.server.ts'

/** What whoever runs the server may choose, by variables of the environment. */
export interface Settings {
  /** Requests a second that one address may make in the long run; undefined: any number. */
  readonly rateLimit: number | undefined
  /** How many proxies stand before the server: so many entries of `X-Forwarded-For` are believed, from its end. */
  readonly trustedProxies: number
  /** Whether each request is told to standard output as a line of JSON. */
  readonly isLogged: boolean
  /** Whether `/metrics` answers. */
  readonly hasMetrics: boolean
  /** For how long the server still answers new requests after it was told to stop, while `/readyz` says so. */
  readonly drainMilliseconds: number
  /** How many threads make answers. */
  readonly workers: number
}

export const DEFAULT_RATE_LIMIT = 50
const MOST_PROXIES = 10
/** While one is busy with what somebody asked, the other answers everybody else. */
const DEFAULT_WORKERS = 2
/** Each takes about 150 MB, and 288 MB at most. Where there are more processors, several servers use them better. */
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
  // Pages read it by themselves; a wrong one shall end the start.
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
