/** How to name a file whose format is known only from the response. */
export interface NamedByFormat {
  /** The file name up to the extension, including the dot. */
  readonly stem: string
  /** File extensions by media type. */
  readonly endings: readonly (readonly [mediaType: string, ending: string])[]
  /** The extension for any other type. */
  readonly usual: string
}

/** File extensions of other formats that models may return, by the usual extension. */
const OTHERS: { readonly [usual: string]: NamedByFormat['endings'] } = {
  flac: [
    ['audio/mpeg', 'mp3'],
    ['audio/wav', 'wav'],
    ['audio/x-wav', 'wav'],
  ],
  png: [
    ['image/jpeg', 'jpg'],
    ['image/webp', 'webp'],
  ],
  wav: [
    ['audio/flac', 'flac'],
    ['audio/mpeg', 'mp3'],
  ],
}

/** Returns a file name's extension. */
export const endingOf = (fileName: string): string => fileName.slice(fileName.lastIndexOf('.') + 1)

/** Returns how to name a file that a model may return in several formats; `undefined` if there's only one. */
export function namedByFormat(fileName: string): NamedByFormat | undefined {
  const usual = endingOf(fileName)
  const endings = OTHERS[usual]
  return endings === undefined ? undefined : { stem: fileName.slice(0, -usual.length), endings, usual }
}
