/** The type of a file, by its first bytes. */
export interface MediaKind {
  readonly kind: 'image' | 'audio' | 'video'
  readonly mediaType: string
  readonly extension: string
}

const image = (mediaType: string, extension: string): MediaKind => ({ kind: 'image', mediaType, extension })
const audio = (mediaType: string, extension: string): MediaKind => ({ kind: 'audio', mediaType, extension })
const video = (mediaType: string, extension: string): MediaKind => ({ kind: 'video', mediaType, extension })

/** The number of bytes that suffice. */
export const HEAD_BYTES = 16

/** The beginnings of files, one character per byte. A dot matches any byte. */
const BEGINNINGS: readonly (readonly [begins: RegExp, kind: MediaKind])[] = [
  [/^\x89PNG/, image('image/png', 'png')],
  [/^\xFF\xD8\xFF/, image('image/jpeg', 'jpg')],
  [/^GIF8[79]a/, image('image/gif', 'gif')],
  [/^RIFF.{4}WEBP/s, image('image/webp', 'webp')],
  [/^.{4}ftypavi[fs]/s, image('image/avif', 'avif')],
  [/^RIFF.{4}WAVE/s, audio('audio/wav', 'wav')],
  [/^fLaC/, audio('audio/flac', 'flac')],
  [/^OggS/, audio('audio/ogg', 'ogg')],
  [/^ID3/, audio('audio/mpeg', 'mp3')],
  [/^.{4}ftypM4A/s, audio('audio/mp4', 'm4a')],
  [/^.{4}ftyp/s, video('video/mp4', 'mp4')],
  [/^.\x45\xDF\xA3/s, video('video/webm', 'webm')],
  // Eleven bits are all that marks a frame of MPEG audio.
  [/^\xFF[\xE2-\xFE]/, audio('audio/mpeg', 'mp3')],
]

/**
 * What a file is, by its first bytes, whatever the service calls it; undefined where that is not known.
 *
 * @example
 * mediaKindOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))?.extension // jpg
 */
export function mediaKindOf(bytes: Uint8Array): MediaKind | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  return BEGINNINGS.find(([begins]) => begins.test(head))?.[1]
}
