/** Media types of file endings, for inputs that the reader names. */
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
 * The media type of a file, by its ending.
 *
 * @param path path of a file, or the path of a URL without its query
 * @param kind what the task reads; decides the answer for an unknown ending: `image/jpeg` or `audio/flac`
 */
export function mediaTypeOf(path: string, kind: 'image' | 'audio'): string {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return (
    (Object.hasOwn(MEDIA_TYPES, ending) ? MEDIA_TYPES[ending] : undefined) ??
    (kind === 'image' ? 'image/jpeg' : 'audio/flac')
  )
}
