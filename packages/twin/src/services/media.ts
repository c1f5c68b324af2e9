import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** A small, valid file of its media type that is unique to one run. */
export interface Media {
  readonly kind: 'image' | 'audio' | 'video'
  readonly mediaType: string
  readonly bytes: Buffer
  /** For images: gray values of squares of `squareSize` pixels, row by row. An image is the same if these are. */
  readonly picture?: {
    readonly columns: number
    readonly rows: number
    readonly squareSize: number
    readonly greys: readonly number[]
  }
}

/** Derives bytes of the given length from a seed. */
function noise(seed: string, length: number): Buffer {
  const blocks: Buffer[] = []
  for (let index = 0; blocks.length * 32 < length; index++) {
    blocks.push(createHash('sha256').update(`${seed} ${index}`).digest())
  }
  return Buffer.concat(blocks).subarray(0, length)
}

const COLUMNS = 8
const ROWS = 4
const SQUARE = 8

/** Multiples of 8 keep the values exact in a JPEG with a single coefficient that is quantized by 8. */
const greysFor = (seed: string): number[] => [...noise(seed, COLUMNS * ROWS)].map((byte) => 16 + (byte % 28) * 8)

const picture = (greys: readonly number[]) => ({ columns: COLUMNS, rows: ROWS, squareSize: SQUARE, greys })

function crcTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
    return value >>> 0
  })
}

const CRC_TABLE = crcTable()

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

export function png(seed: string): Media {
  const greys = greysFor(seed)
  const width = COLUMNS * SQUARE
  const rows = Array.from({ length: ROWS * SQUARE }, (_, y) => {
    const row = Buffer.alloc(width + 1)
    for (let x = 0; x < width; x++)
      row[x + 1] = greys[Math.floor(y / SQUARE) * COLUMNS + Math.floor(x / SQUARE)] as number
    return row
  })
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
  }
  const header = Buffer.concat([uint32(width), uint32(ROWS * SQUARE), Buffer.from([8, 0, 0, 0, 0])])
  const bytes = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { kind: 'image', mediaType: 'image/png', bytes, picture: picture(greys) }
}

/** The code lengths for DC categories 0 to 11, and the codes, from the standard's luminance table. */
const DC_COUNTS = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
const DC_CODES = [
  '00',
  '010',
  '011',
  '100',
  '101',
  '110',
  '1110',
  '11110',
  '111110',
  '1111110',
  '11111110',
  '111111110',
]

/** A gray baseline JPEG of flat squares: every block is its mean value and an end mark. */
export function jpeg(seed: string): Media {
  const greys = greysFor(seed)
  let bits = ''
  let before = 0
  for (const grey of greys) {
    // The mean is a block's first coefficient divided by 8, which is again divided by a quantizer of 8.
    const level = grey - 128
    const difference = level - before
    before = level
    const category = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1
    bits += DC_CODES[category] as string
    if (category > 0) {
      const coded = difference > 0 ? difference : difference + 2 ** category - 1
      bits += coded.toString(2).padStart(category, '0')
    }
    // The only AC code of the table below: end of block.
    bits += '0'
  }
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1')
  const scan: number[] = []
  for (let start = 0; start < bits.length; start += 8) {
    const byte = Number.parseInt(bits.slice(start, start + 8), 2)
    scan.push(byte)
    if (byte === 0xff) scan.push(0)
  }
  const segment = (marker: number, data: readonly number[]) => {
    const length = data.length + 2
    return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...data])
  }
  const width = COLUMNS * SQUARE
  const height = ROWS * SQUARE
  const bytes = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, [...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 8)]),
    segment(0xc0, [8, 0, height, 0, width, 1, 1, 0x11, 0]),
    segment(0xc4, [0x00, ...DC_COUNTS, ...DC_CODES.keys()]),
    segment(0xc4, [0x10, 1, ...Array.from({ length: 15 }, () => 0), 0]),
    segment(0xda, [1, 1, 0x00, 0, 63, 0]),
    Buffer.from(scan),
    Buffer.from([0xff, 0xd9]),
  ])
  return { kind: 'image', mediaType: 'image/jpeg', bytes, picture: picture(greys) }
}

const SAMPLES = 800
const SAMPLE_RATE = 16_000

export const wav = (seed: string): Media => wavOf(noise(seed, SAMPLES), 8)

/** The same under an older name of the type. */
export const wavByOlderType = (seed: string): Media => ({ ...wav(seed), mediaType: 'audio/x-wav' })

/**
 * Audio with only the loudest sample and silence, which rounding doesn't change, as numbers and as a 16-bit file.
 *
 * @param count the number of channels, each with a list of samples
 */
export function sampled(
  seed: string,
  count: 1 | 2 = 1,
): {
  readonly channels: readonly (readonly number[])[]
  readonly rate: number
  readonly media: Media
} {
  const channels = Array.from({ length: count }, (_, channel) =>
    [...noise(`${seed} ${channel}`, SAMPLES)].map((byte) => (byte % 3) - 1),
  )
  const data = Buffer.alloc(2 * count * SAMPLES)
  for (const [channel, samples] of channels.entries()) {
    for (const [place, sample] of samples.entries()) data.writeInt16LE(32767 * sample, 2 * (count * place + channel))
  }
  return { channels, rate: SAMPLE_RATE, media: wavOf(data, 16, count) }
}

function wavOf(data: Buffer, bits: 8 | 16, count: 1 | 2 = 1): Media {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + data.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(count, 22)
  header.writeUInt32LE(SAMPLE_RATE, 24)
  header.writeUInt32LE((count * SAMPLE_RATE * bits) / 8, 28)
  header.writeUInt16LE((count * bits) / 8, 32)
  header.writeUInt16LE(bits, 34)
  header.write('data', 36)
  header.writeUInt32LE(data.length, 40)
  return { kind: 'audio', mediaType: 'audio/wav', bytes: Buffer.concat([header, data]) }
}

function crc(bytes: Uint8Array, width: 8 | 16, polynomial: number): number {
  const top = 1 << (width - 1)
  const mask = (1 << width) - 1
  let value = 0
  for (const byte of bytes) {
    value ^= byte << (width - 8)
    for (let bit = 0; bit < 8; bit++) value = (value & top ? (value << 1) ^ polynomial : value << 1) & mask
  }
  return value
}

/** A FLAC file with one frame of uncompressed samples. */
export function flac(seed: string): Media {
  const data = noise(seed, SAMPLES)
  const info = Buffer.alloc(34)
  info.writeUInt16BE(SAMPLES, 0)
  info.writeUInt16BE(SAMPLES, 2)
  // Sample rate in 20 bits, channels minus one in 3, bits per sample minus one in 5, samples in 36.
  info.writeUInt32BE((SAMPLE_RATE << 12) | (0 << 9) | (7 << 4), 10)
  info.writeUInt32BE(SAMPLES, 14)
  // Block size in the next 16 bits, rate and sample size as in the header above, one channel, frame 0.
  const head = Buffer.from([0xff, 0xf8, 0x75, 0x02, 0x00, (SAMPLES - 1) >> 8, (SAMPLES - 1) & 0xff])
  const body = Buffer.concat([head, Buffer.from([crc(head, 8, 0x07)]), Buffer.from([0x02]), data])
  const end = crc(body, 16, 0x8005)
  const bytes = Buffer.concat([
    Buffer.from('fLaC'),
    Buffer.from([0x80, 0, 0, info.length]),
    info,
    body,
    Buffer.from([end >> 8, end & 0xff]),
  ])
  return { kind: 'audio', mediaType: 'audio/flac', bytes }
}

/** Silence with a unique tag. */
export function mp3(seed: string): Media {
  const text = Buffer.concat([Buffer.from([3]), Buffer.from(`run\0${noise(seed, 24).toString('hex')}`)])
  const frame = Buffer.concat([Buffer.from('TXXX'), uint32(text.length), Buffer.from([0, 0]), text])
  const tag = Buffer.concat([Buffer.from('ID3'), Buffer.from([4, 0, 0, 0, 0, 0, frame.length]), frame])
  // MPEG-1 layer III, 128 kbit/s, 44.1 kHz, mono: 417 bytes per frame, all zero except the header.
  const silence = Buffer.alloc(417)
  silence.set([0xff, 0xfb, 0x90, 0xc4])
  return { kind: 'audio', mediaType: 'audio/mpeg', bytes: Buffer.concat([tag, silence, silence, silence]) }
}

/** The boxes that a player looks for, without a track. */
export function mp4(seed: string): Media {
  const box = (type: string, ...parts: readonly Buffer[]) => {
    const content = Buffer.concat(parts)
    return Buffer.concat([uint32(content.length + 8), Buffer.from(type), content])
  }
  const movie = Buffer.alloc(100)
  movie.writeUInt32BE(1000, 12)
  movie.writeUInt32BE(500, 16)
  movie.writeUInt32BE(0x00010000, 20)
  movie.writeUInt16BE(0x0100, 24)
  for (const [offset, value] of [
    [36, 0x00010000],
    [52, 0x00010000],
    [68, 0x40000000],
    [96, 1],
  ] as const) {
    movie.writeUInt32BE(value, offset)
  }
  const bytes = Buffer.concat([
    box('ftyp', Buffer.from('isom'), uint32(512), Buffer.from('isomiso2mp41')),
    box('moov', box('mvhd', movie)),
    box('mdat', noise(seed, 600)),
  ])
  return { kind: 'video', mediaType: 'video/mp4', bytes }
}

/** Returns a file of the kind that a task generates. */
export function mediaFor(task: string, seed: string): Media {
  if (task.endsWith('video')) return mp4(seed)
  if (task.endsWith('image') || task === 'image-segmentation') return png(seed)
  return wav(seed)
}
