import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import ipaddr from 'ipaddr.js'
import { TokenBucket } from 'limiter'
import { LRUCache } from 'lru-cache'

/** An address that was quiet makes so many seconds' worth of requests at once. */
const BURST_SECONDS = 10
/** More addresses are forgotten, the quiet ones first; a forgotten one starts with a full bucket. */
const MOST_ADDRESSES = 50_000

/** One bucket of tokens for each address, refilled steadily; each request takes one. */
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
   * Takes tokens.
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
   * Takes more tokens for what an answer has cost. An address may so come to owe, by its burst at most.
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
 * Who asks: the address of the connection, or what the outermost trusted proxy saw.
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

/** The network of each open connection: it stays the same. */
const networks = new WeakMap<Socket, string>()

/** The network that a connection comes from. */
export function networkOfConnection(socket: Socket): string {
  const known = networks.get(socket)
  if (known !== undefined) return known
  // A connection that is gone has no address any more.
  const network = networkOf(socket.remoteAddress ?? '') ?? ''
  networks.set(socket, network)
  return network
}

/** Proxies name the port, too: `1.2.3.4:5678`, `[2001:db8::1]:5678`. It changes with each connection. */
const withoutPort = (entry: string): string =>
  entry.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')

/** Providers give a reader this much of an address of version 6, and sometimes more. */
const NETWORK_BITS = 56

/**
 * An address of version 4 as it is, of version 6 its network: one reader has all addresses of that.
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
