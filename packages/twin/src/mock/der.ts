/* The parts of ASN.1's Distinguished Encoding Rules that certificates and trust stores consist of. */

/** A value with its tag and length. */
export const tlv = (tag: number, ...contents: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(contents)
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content])
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const hex = length.toString(16)
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}

export const sequence = (...contents: readonly Uint8Array[]): Buffer => tlv(0x30, ...contents)
export const integer = (bytes: Uint8Array): Buffer => tlv(0x02, bytes)
export const octets = (bytes: Uint8Array): Buffer => tlv(0x04, bytes)
export const bits = (bytes: Uint8Array, unused = 0): Buffer => tlv(0x03, Buffer.from([unused]), bytes)
export const TRUE = tlv(0x01, Buffer.from([0xff]))

/** An object identifier, from its usual form with dots. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number)
  const base128 = (value: number): number[] => {
    const bytes = [value & 0x7f]
    for (let left = value >>> 7; left > 0; left >>>= 7) bytes.unshift((left & 0x7f) | 0x80)
    return bytes
  }
  return tlv(0x06, Buffer.from([first * 40 + second, ...others.flatMap(base128)]))
}
