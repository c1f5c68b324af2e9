import type { Media } from './media.ts'

/** What a service's answer holds, and what a reader must be shown of it. */
export type Result =
  | {
      readonly kind: 'json'
      /** Texts that must all stand on standard output. No other run has them. */
      readonly shown: readonly string[]
      /** Pictures in the answer, which a client may save. */
      readonly pictures: readonly Media[]
    }
  | {
      readonly kind: 'media'
      readonly media: Media
      /** Further files of the same answer, each of which is to be saved, too. */
      readonly others?: readonly Media[]
      /** Texts that must stand on standard output besides the file's name. */
      readonly also: readonly string[]
      /** Set when the file also counts as shown in base64 on standard output. */
      readonly orBase64: boolean
    }

/** Words and numbers that only one run has. */
export class Nonce {
  constructor(readonly text: string) {}

  /** @param stem what the word is about */
  word(stem: string): string {
    return `${stem}-${this.text}`
  }

  /** A number between 0.1 and 1 with six digits, so that single precision prints it as it is. */
  number(index: number): number {
    let value = index * 7919 + 17
    for (const character of this.text) value = (value * 31 + character.charCodeAt(0)) % 799_981
    // Never a multiple of ten: every digit of it is printed.
    return (100_000 + value - (value % 10) + 7) / 1_000_000
  }
}

/** The result of a service that makes a file. */
export const asFile = (media: Media, ...also: string[]): Result & { kind: 'media' } => ({
  kind: 'media',
  media,
  also,
  orBase64: false,
})

/** The result of a service that makes several files. */
export const asFiles = ([media, ...others]: readonly [Media, ...Media[]]): Result & { kind: 'media' } =>
  others.length === 0 ? asFile(media) : { ...asFile(media), others }

/** The result of a service that answers with a text. */
export const asText = (text: string): Result => ({ kind: 'json', shown: [text], pictures: [] })
