import jpeg from 'jpeg-js'
import { PNG } from 'pngjs'
import type { Media } from './media.ts'

interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue, and alpha of each pixel. */
  readonly data: Uint8Array
}

function decode(bytes: Buffer): Pixels | undefined {
  try {
    if (bytes.subarray(1, 4).toString('latin1') === 'PNG') return PNG.sync.read(bytes)
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpeg.decode(bytes)
  } catch {
    return undefined
  }
  return undefined
}

/** How much a gray value may differ after lossy encoding. */
const TOLERANCE = 6

/** Whether bytes are the same image, perhaps encoded differently. */
export function isSamePicture(bytes: Buffer, media: Media): boolean {
  const { picture } = media
  const pixels = picture === undefined ? undefined : decode(bytes)
  if (picture === undefined || pixels === undefined) return false
  const { columns, rows, squareSize, greys } = picture
  if (pixels.width !== columns * squareSize || pixels.height !== rows * squareSize) return false
  return greys.every((grey, index) => {
    const x = (index % columns) * squareSize + squareSize / 2
    const y = Math.floor(index / columns) * squareSize + squareSize / 2
    const at = (y * pixels.width + x) * 4
    return [0, 1, 2].every((channel) => Math.abs((pixels.data[at + channel] as number) - grey) <= TOLERANCE)
  })
}
