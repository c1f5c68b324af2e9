/** A media range or a coding of an `Accept…` header, with its weight. */
interface Range {
  readonly name: string
  readonly weight: number
}

/** Weights run from 0 to 1; what cannot be read counts as 1, as if it were not there. */
function readRanges(header: string): Range[] {
  return header.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const value = weight === undefined || !/^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? 1 : Number(weight)
    return name === '' ? [] : [{ name, weight: value }]
  })
}

/** The most exact range that speaks of the type decides its weight. */
function weightOf(type: string, ranges: readonly Range[]): number {
  for (const name of [type, `${type.slice(0, type.indexOf('/'))}/*`, '*/*']) {
    const range = ranges.find((candidate) => candidate.name === name)
    if (range !== undefined) return range.weight
  }
  return 0
}

/**
 * Chooses the media type of an answer.
 *
 * @param header the request's `Accept`; null, or empty, accepts everything
 * @param offers types that can be given, the usual one first
 * @returns the offer with the highest weight, the earlier one of equals; undefined when none is acceptable
 */
export function negotiate<Type extends string>(header: string | null, offers: readonly Type[]): Type | undefined {
  const ranges = readRanges(header ?? '')
  if (ranges.length === 0) return offers[0]
  let best: { readonly offer: Type; readonly weight: number } | undefined
  for (const offer of offers) {
    const weight = weightOf(offer, ranges)
    if (weight > (best?.weight ?? 0)) best = { offer, weight }
  }
  return best?.offer
}

/** Whether the reader of an answer takes it compressed with gzip. */
export function acceptsGzip(header: string | null): boolean {
  const ranges = readRanges(header ?? '')
  const range =
    ranges.find(({ name }) => name === 'gzip' || name === 'x-gzip') ?? ranges.find(({ name }) => name === '*')
  return range !== undefined && range.weight > 0
}
