import type { Media } from './media.ts'
import type { TaskCall } from './task-call.ts'

/** A response's content, and what the example must show. */
export type Result =
  | {
      readonly kind: 'json'
      /** Texts that standard output must contain. They're unique to this run. */
      readonly shown: readonly string[]
      /** Images in the response, which a client may save. */
      readonly pictures: readonly Media[]
    }
  | {
      readonly kind: 'media'
      readonly media: Media
      /** Other files in the same response, each of which must also be saved. */
      readonly others?: readonly Media[]
      /** Texts that standard output must contain besides the file name. */
      readonly also: readonly string[]
      /** Set if the file may also be shown as base64 on standard output. */
      readonly orBase64: boolean
    }

/** Words and numbers that are unique to one run. */
export class Nonce {
  constructor(readonly text: string) {}

  /** @param stem the topic of the word */
  word(stem: string): string {
    return `${stem}-${this.text}`
  }

  /** A number between 0.1 and 1 with six digits, which single precision prints unchanged. */
  number(index: number): number {
    let value = index * 7919 + 17
    for (const character of this.text) value = (value * 31 + character.charCodeAt(0)) % 799_981
    // Never a multiple of ten, so that every digit is printed.
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

/** The result of a service that returns a text, or several. */
export const asText = (...texts: readonly string[]): Result => ({ kind: 'json', shown: texts, pictures: [] })

/** One embedding for each text of an input. */
export const embeddingsOf = (inputs: unknown, nonce: Nonce): readonly (readonly number[])[] =>
  [inputs]
    .flat()
    .map((_, place) => Array.from({ length: DIMENSIONS }, (__, index) => nonce.number(place * DIMENSIONS + index)))

const DIMENSIONS = 48

/** What an example shows of several embeddings: the first number of each, or how similar they are to the first one. */
export function shownOf({ comparesTexts }: TaskCall, all: readonly (readonly number[])[]): Result {
  const [first = [], ...others] = all
  return comparesTexts
    ? asText(...others.map((other) => cosine(first, other).toFixed(3)))
    : asText(...all.map(([each]) => String(each)))
}

const cosine = (one: readonly number[], other: readonly number[]): number =>
  dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other))

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, number, place) => sum + number * (other[place] ?? Number.NaN), 0)
