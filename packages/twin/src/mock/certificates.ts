import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isIP } from 'node:net'
import { createSecureContext, type SecureContext } from 'node:tls'
import { bits, integer, objectId, octets, sequence, TRUE, tlv } from './der.ts'

/*
 * X.509 certificates in DER, for a proxy that answers for any host. Node.js reads certificates but can't write them,
 * and libraries that can are larger than the rest of this package.
 */

const ECDSA_WITH_SHA256 = sequence(objectId('1.2.840.10045.4.3.2'))

const nameOf = (commonName: string): Buffer =>
  sequence(tlv(0x31, sequence(objectId('2.5.4.3'), tlv(0x0c, Buffer.from(commonName)))))

/** A date between 1950 and 2049, as UTCTime. */
const utcTime = (date: Date): Buffer =>
  tlv(0x17, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))

const extension = (id: string, value: Uint8Array, isCritical = false): Buffer =>
  sequence(objectId(id), ...(isCritical ? [TRUE] : []), octets(value))

const DAY_MS = 24 * 60 * 60 * 1000

/** macOS rejects certificates of servers that are valid for longer. */
const VALID_DAYS = 397

interface Contents {
  readonly subject: string
  readonly issuer: string
  /** The public key in DER, as SubjectPublicKeyInfo. */
  readonly publicKey: Buffer
  readonly extensions: readonly Buffer[]
}

function certificate({ subject, issuer, publicKey, extensions }: Contents, key: KeyObject): string {
  // Clocks of containers and virtual machines may be behind.
  const from = Date.now() - DAY_MS
  // A positive number: the first bit isn't set, and the first byte isn't zero.
  const serial = randomBytes(16)
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40
  const body = sequence(
    tlv(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    ECDSA_WITH_SHA256,
    nameOf(issuer),
    sequence(utcTime(new Date(from)), utcTime(new Date(from + VALID_DAYS * DAY_MS))),
    nameOf(subject),
    publicKey,
    tlv(0xa3, sequence(...extensions)),
  )
  const whole = sequence(body, ECDSA_WITH_SHA256, bits(sign('sha256', body, key)))
  const lines = whole.toString('base64').replace(/.{64}(?=.)/g, '$&\n')
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
}

const newKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const info = publicKey.export({ format: 'der', type: 'spki' })
  // The last 65 bytes are the point itself; its hash identifies the key.
  return { privateKey, info, id: createHash('sha1').update(info.subarray(-65)).digest() }
}

const SUBJECT_KEY = '2.5.29.14'
const KEY_USAGE = '2.5.29.15'
const ALTERNATIVE_NAMES = '2.5.29.17'
const BASIC_CONSTRAINTS = '2.5.29.19'
const AUTHORITY_KEY = '2.5.29.35'
const EXTENDED_KEY_USAGE = '2.5.29.37'

const CERT_SIGN_AND_CRL_SIGN = bits(Buffer.from([0x06]), 1)
const DIGITAL_SIGNATURE = bits(Buffer.from([0x80]), 7)
const SERVER_AUTHENTICATION = sequence(objectId('1.3.6.1.5.5.7.3.1'))

/** The number of hosts whose certificates are kept. */
const MOST_HOSTS = 500

/** Host names and addresses as they occur in CONNECT requests and TLS handshakes. */
const HOST = /^(?:[a-z0-9._-]{1,253}|[0-9a-f:]{2,39})$/i

/** A certificate authority with a key of its own, which exists only in this process's memory. */
export interface Authority {
  /** Its certificate, in PEM. */
  readonly certificate: string
  /** Returns the TLS settings to answer for a host, or undefined if that can't be a host's name. */
  contextFor(host: string): SecureContext | undefined
}

/** The address as bytes: 4 for IPv4, 16 for IPv6. */
function bytesOfAddress(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number))
  const [head = '', tail] = address.split('::')
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'))
  const before = groups(head)
  const after = tail === undefined ? [] : groups(tail)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return Buffer.from([...before, ...zeros, ...after].map((group) => group.padStart(4, '0')).join(''), 'hex')
}

/** Creates a certificate authority for one start of the twin. */
export function createAuthority(): Authority {
  const name = 'model-snippets twin'
  const own = newKey()
  const root = certificate(
    {
      subject: name,
      issuer: name,
      publicKey: own.info,
      extensions: [
        extension(BASIC_CONSTRAINTS, sequence(TRUE), true),
        extension(KEY_USAGE, CERT_SIGN_AND_CRL_SIGN, true),
        extension(SUBJECT_KEY, octets(own.id)),
      ],
    },
    own.privateKey,
  )
  // All hosts share one key, because making a key takes longer than signing.
  const leaf = newKey()
  const key = leaf.privateKey.export({ format: 'pem', type: 'pkcs8' })
  const contexts = new Map<string, SecureContext>()
  const make = (host: string): SecureContext => {
    // `dNSName` or `iPAddress` of GeneralName; Node.js writes no scope in an address.
    const named = isIP(host) === 0 ? tlv(0x82, Buffer.from(host)) : tlv(0x87, bytesOfAddress(host))
    const cert = certificate(
      {
        subject: 'twin',
        issuer: name,
        publicKey: leaf.info,
        extensions: [
          extension(BASIC_CONSTRAINTS, sequence(), true),
          extension(KEY_USAGE, DIGITAL_SIGNATURE, true),
          extension(EXTENDED_KEY_USAGE, SERVER_AUTHENTICATION),
          extension(ALTERNATIVE_NAMES, sequence(named)),
          extension(SUBJECT_KEY, octets(leaf.id)),
          // The first field of AuthorityKeyIdentifier; Python 3.13 requires it.
          extension(AUTHORITY_KEY, sequence(tlv(0x80, own.id))),
        ],
      },
      own.privateKey,
    )
    return createSecureContext({ key, cert: cert + root })
  }
  return {
    certificate: root,
    contextFor(given) {
      const host = given.toLowerCase()
      if (!HOST.test(host)) return undefined
      const known = contexts.get(host)
      if (known !== undefined) return known
      if (contexts.size >= MOST_HOSTS) contexts.clear()
      const context = make(host)
      contexts.set(host, context)
      return context
    },
  }
}
