import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import ipaddr from 'ipaddr.js'
import { TokenBucket } from 'limiter'
import { LRUCache } from 'lru-cache'

/** A client that was idle can send this many seconds’ worth of requests at once. */
const BURST_SECONDS = 10
/** The most clients to remember; the least recent ones are dropped and start with a full bucket. */
const MOST_ADDRESSES = 50_000

/** A token bucket for each client, refilled steadily. Each request takes one token. */
export class RateLimiter {
  readonly #buckets = new LRUCache<string, TokenBucket>({ max: MOST_ADDRESSES })
  readonly #perSecond: number
  readonly #burst: number

  /**
   * @param perSecond requests that one address may make in the long run
   * @param burst how many an address that was quiet may make at once
   */
  constructor(perSecond: number, burst = perSecond * BURST_SECONDS) {
    this.#perSecond = perSecond
    this.#burst = burst
  }

  /**
   * Takes tokens from a client’s bucket.
   *
   * @param tokens one when not given; with none, an address that owes some is refused all the same
   * @returns 0 when there were so many, else the seconds until there will be
   */
  take(address: string, tokens = 1): number {
    const bucket = this.#bucketOf(address)
    if (bucket.tryRemoveTokens(tokens)) return 0
    return Math.max(1, Math.ceil((tokens - bucket.content) / this.#perSecond))
  }

  /**
   * Takes further tokens for the cost of a response, so a client can go into debt by up to its burst.
   *
   * @param tokens any number, parts of one included
   */
  charge(address: string, tokens: number): void {
    const bucket = this.#bucketOf(address)
    bucket.content = Math.max(bucket.content - tokens, -bucket.bucketSize)
  }

  #bucketOf(address: string): TokenBucket {
    const known = this.#buckets.get(address)
    if (known !== undefined) return known
    const bucketSize = this.#burst
    const bucket = new TokenBucket({ bucketSize, tokensPerInterval: this.#perSecond, interval: 'second' })
    bucket.content = bucketSize
    this.#buckets.set(address, bucket)
    return bucket
  }
}

/**
 * Returns the client’s network: from the connection, or from what the outermost trusted proxy saw.
 *
 * @param trustedProxies how many proxies stand before the server; entries before theirs are anybody's claim
 */
export function clientOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies === 0) return networkOfConnection(socket)
  const entries = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const said = entries.at(-trustedProxies) ?? entries[0]
  return (said === undefined ? undefined : networkOf(withoutPort(said))) ?? networkOfConnection(socket)
}

/** The network of each open connection, which never changes. */
const networks = new WeakMap<Socket, string>()

/** Returns the network of a connection. */
export function networkOfConnection(socket: Socket): string {
  const known = networks.get(socket)
  if (known !== undefined) return known
  // A closed connection has no address anymore.
  const network = networkOf(socket.remoteAddress ?? '') ?? ''
  networks.set(socket, network)
  return network
}

/** Removes the port, which some proxies add: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (entry: string): string =>
  entry.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')

/** Internet providers assign at least this prefix of IPv6 to a customer. */
const NETWORK_BITS = 56

/**
 * Returns an IPv4 address unchanged, and the network of an IPv6 address, because one customer has all its addresses.
 *
 * @returns undefined for what is no address
 */
export function networkOf(address: string): string | undefined {
  const [plain = ''] = address.split('%')
  if (!ipaddr.isValid(plain)) return undefined
  const parsed = ipaddr.process(plain)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`
}
