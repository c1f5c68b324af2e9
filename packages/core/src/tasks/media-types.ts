import { getOwn } from '../values/get-own.ts'

/** Media types by file extension, for the reader's own inputs. */
const MEDIA_TYPES: { readonly [ending: string]: string } = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  bmp: 'image/bmp',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  flac: 'audio/flac',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  webm: 'audio/webm',
}

/**
 * Returns the media type of a file by its extension.
 *
 * @param path the path of a file, or of a URL without its query
 * @param kind what the task reads; determines the type for an unknown extension: `image/jpeg` or `audio/flac`
 */
export function mediaTypeOf(path: string, kind: 'image' | 'audio'): string {
  return mediaTypeOfEnding(path) ?? (kind === 'image' ? 'image/jpeg' : 'audio/flac')
}

/** Returns a path's extension in lower case. */
export const endingOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase()

/** Returns the media type for a path's extension; `undefined` if unknown. */
export const mediaTypeOfEnding = (path: string): string | undefined => getOwn(MEDIA_TYPES, endingOf(path))
