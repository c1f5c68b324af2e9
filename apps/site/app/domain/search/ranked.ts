import { type Described, type Findable, findable, parseQuery } from '@model-snippets/core/catalogue'

/** A thing and how well it matches. */
export interface Ranked<Thing> {
  readonly thing: Thing
  readonly rank: number
}

/** Returns what matches a query, best first. Equal matches keep their order. */
export function ranked<Thing extends { readonly found: Findable }>(
  things: readonly Thing[],
  query: string,
): readonly Ranked<Thing>[] {
  const { rank } = parseQuery(query)
  return things
    .flatMap((thing) => {
      const ofThing = rank(thing.found)
      return ofThing === undefined ? [] : [{ thing, rank: ofThing }]
    })
    .sort((one, other) => other.rank - one.rank)
}

/**
 * Prepares a list for being searched while somebody types.
 *
 * @returns what fits a query, best first; equals stay in their order
 */
export function finderOf<Thing extends { readonly described: Described }>(
  things: readonly Thing[],
): (query: string) => readonly Thing[] {
  const prepared = things.map((thing) => ({ ...thing, found: findable(thing.described) }))
  return (query) => ranked(prepared, query).map(({ thing }) => thing)
}

const LONGEST_QUERY = 200

/** The search text in a list's URL. */
export const queryOf = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').trim().slice(0, LONGEST_QUERY)
