/** How a file is named whose format is known when it comes. */
export interface NamedByFormat {
  /** All before the ending, with its dot. */
  readonly stem: string
  /** Endings by the media type that the file comes with. */
  readonly endings: readonly (readonly [mediaType: string, ending: string])[]
  /** The ending for any other type. */
  readonly usual: string
}

/** Formats that models give a file in, whose usual name has the ending on the left. */
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

/** The ending of a file's name. */
export const endingOf = (fileName: string): string => fileName.slice(fileName.lastIndexOf('.') + 1)

/** How a file is named that a model may give in several formats; undefined where it has one. */
export function namedByFormat(fileName: string): NamedByFormat | undefined {
  const usual = endingOf(fileName)
  const endings = OTHERS[usual]
  return endings === undefined ? undefined : { stem: fileName.slice(0, -usual.length), endings, usual }
}
