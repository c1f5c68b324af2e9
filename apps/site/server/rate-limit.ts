import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Lru } from './api/lru.ts'

/** An address that was quiet makes so many seconds' worth of requests at once. */
const BURST_SECONDS = 10
/** More addresses are forgotten, the quiet ones first; a forgotten one starts with a full bucket. */
const MOST_ADDRESSES = 50_000

interface Bucket {
  tokens: number
  /** When `tokens` was right, in milliseconds. */
  at: number
}

/** One bucket of tokens for each address, refilled steadily; each request takes one. */
export class RateLimiter {
  readonly #buckets = new Lru<Bucket>(MOST_ADDRESSES)
  readonly #perSecond: number

  /** @param perSecond requests that one address may make in the long run */
  constructor(perSecond: number) {
    this.#perSecond = perSecond
  }

  /**
   * Takes a token.
   *
   * @param now milliseconds on a clock that does not go back
   * @returns 0 when there was one, else the seconds until there will be
   */
  take(address: string, now: number): number {
    const most = this.#perSecond * BURST_SECONDS
    let bucket = this.#buckets.get(address)
    if (bucket === undefined) {
      bucket = { tokens: most, at: now }
      this.#buckets.set(address, bucket, 1)
    }
    bucket.tokens = Math.min(most, bucket.tokens + ((now - bucket.at) / 1000) * this.#perSecond)
    bucket.at = now
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / this.#perSecond)
    bucket.tokens -= 1
    return 0
  }
}

/**
 * Who asks: the address of the connection, or what the outermost trusted proxy saw.
 *
 * @param trustedProxies how many proxies stand before the server; entries before theirs are anybody's claim
 */
export function clientOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const own = socket.remoteAddress ?? ''
  if (trustedProxies === 0) {
    let network = networks.get(socket)
    if (network === undefined) {
      network = networkOf(own)
      networks.set(socket, network)
    }
    return network
  }
  const entries = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return networkOf((entries.at(-trustedProxies) ?? entries[0] ?? own).slice(0, 64))
}

/** The network of each open connection: it stays the same. */
const networks = new WeakMap<Socket, string>()

/** An address of version 4 as it is, of version 6 its network: one reader has all addresses of that. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':')
    while (groups.length + after.length < 8) groups.push('0')
    groups.push(...after)
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
