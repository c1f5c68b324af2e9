/** Finds the name of a file with these bytes, if the program has one. */
export type FileNames = (bytes: Buffer) => string | undefined

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'audio/flac': 'flac',
  'audio/m4a': 'm4a',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/x-wav': 'wav',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** The first bytes of files, as text in Latin-1. */
const STARTS: readonly (readonly [RegExp, string])[] = [
  [/^\x89PNG/, 'png'],
  [/^\xff\xd8/, 'jpg'],
  [/^GIF8/, 'gif'],
  [/^RIFF....WEBP/s, 'webp'],
  [/^RIFF....WAVE/s, 'wav'],
  [/^fLaC/, 'flac'],
  [/^OggS/, 'ogg'],
  [/^(?:ID3|\xff[\xe2-\xfb])/, 'mp3'],
  [/^....ftyp/s, 'm4a'],
  [/^%PDF/, 'pdf'],
]

/** Returns the ending of a file's name, by its content or by what the request says. */
export function endingOf(bytes: Buffer, mediaType: string | undefined): string | undefined {
  const start = bytes.subarray(0, 16).toString('latin1')
  const [, known] = STARTS.find(([first]) => first.test(start)) ?? []
  return known ?? ENDINGS[mediaType?.split(';')[0]?.trim() ?? '']
}

/** A file in a request. */
export interface SentFile {
  readonly bytes: Buffer
  readonly mediaType: string | undefined
}

/** Reads a data URL with base64 content. */
export function fileInUrl(text: string): SentFile | undefined {
  const [, mediaType, data] = /^data:([^;,]+)(?:;[^;,]+)*;base64,(.*)$/s.exec(text) ?? []
  return data === undefined ? undefined : { bytes: Buffer.from(data, 'base64'), mediaType }
}

/** Reads a file that stands in a JSON body as a data URL or in base64. */
export function fileIn(text: string): SentFile | undefined {
  const inUrl = fileInUrl(text)
  if (inUrl !== undefined) return inUrl
  return /^[\w+/-]{16,}={0,2}$/.test(text) ? { bytes: Buffer.from(text, 'base64'), mediaType: undefined } : undefined
}
