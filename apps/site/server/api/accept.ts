import { parseAccept } from 'hono/utils/accept'

/** A media range or a coding of an `Accept…` header, in lower case, with its weight from 0 to 1. */
interface Range {
  readonly name: string
  readonly weight: number
}

const readRanges = (header: string): Range[] =>
  parseAccept(header).map(({ type, q }) => ({ name: type.toLowerCase(), weight: q }))

/*
 * Hono parses the header, but its matcher doesn’t support `text/*`, and for equal weights prefers the client’s order
 * over ours.
 */

/** The most specific range for a type decides its weight. */
function weightOf(type: string, ranges: readonly Range[]): number {
  for (const name of [type, `${type.slice(0, type.indexOf('/'))}/*`, '*/*']) {
    const range = ranges.find((candidate) => candidate.name === name)
    if (range !== undefined) return range.weight
  }
  return 0
}

/**
 * Chooses the media type of a response.
 *
 * @param header the request's `Accept`; null, or empty, accepts everything
 * @param offers types that can be given, the usual one first
 * @returns the offer with the highest weight, the earlier one of equals; undefined when none is acceptable
 */
export const negotiate = <Type extends string>(header: string | null, offers: readonly Type[]): Type | undefined =>
  acceptable(header, offers)[0]

/** Returns the acceptable offers, best first. */
export function acceptable<Type extends string>(header: string | null, offers: readonly Type[]): Type[] {
  const ranges = readRanges(header ?? '')
  if (ranges.length === 0) return [...offers]
  return offers
    .map((offer) => ({ offer, weight: weightOf(offer, ranges) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ offer }) => offer)
}

/** Whether the client accepts gzip. */
export function acceptsGzip(header: string | null): boolean {
  const ranges = readRanges(header ?? '')
  const range =
    ranges.find(({ name }) => name === 'gzip' || name === 'x-gzip') ?? ranges.find(({ name }) => name === '*')
  return range !== undefined && range.weight > 0
}
