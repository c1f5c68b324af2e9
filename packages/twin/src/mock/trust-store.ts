import { X509Certificate } from 'node:crypto'
import { integer, objectId, octets, sequence, tlv } from './der.ts'

/*
 * A PKCS #12 file (RFC 7292) with nothing but trusted certificates, for Java. It has no password: certificates are
 * public, and Java reads such a file without checking it.
 */

const DATA = objectId('1.2.840.113549.1.7.1')
const CERTIFICATE_BAG = objectId('1.2.840.113549.1.12.10.1.3')
const X509_CERTIFICATE = objectId('1.2.840.113549.1.9.22.1')
const FRIENDLY_NAME = objectId('1.2.840.113549.1.9.20')
/** Oracle's attribute, without which Java doesn't trust the certificate, with any usage as its value. */
const TRUSTED_USAGE = objectId('2.16.840.1.113894.746875.1.1')
const ANY_USAGE = objectId('2.5.29.37.0')

const inContext = (content: Uint8Array): Buffer => tlv(0xa0, content)
const setOf = (...contents: readonly Uint8Array[]): Buffer => tlv(0x31, ...contents)
/** A BMPString: two bytes per character, the higher one first. */
const wideText = (text: string): Buffer => tlv(0x1e, Buffer.from(text, 'utf16le').swap16())

const data = (content: Uint8Array): Buffer => sequence(DATA, inContext(octets(content)))

const bag = (pem: string, place: number): Buffer =>
  sequence(
    CERTIFICATE_BAG,
    inContext(sequence(X509_CERTIFICATE, inContext(octets(new X509Certificate(pem).raw)))),
    setOf(sequence(FRIENDLY_NAME, setOf(wideText(`twin ${place}`))), sequence(TRUSTED_USAGE, setOf(ANY_USAGE))),
  )

/**
 * Returns a trust store for Java.
 *
 * @param certificates in PEM
 */
export const trustStore = (certificates: readonly string[]): Buffer =>
  sequence(integer(Buffer.from([3])), data(sequence(data(sequence(...certificates.map(bag))))))
