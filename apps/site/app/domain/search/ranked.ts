import { type Described, type Findable, findable, parseQuery } from '@model-snippets/core/catalogue'

/** A thing with how well it fits. */
export interface Ranked<Thing> {
  readonly thing: Thing
  readonly rank: number
}

/** What fits a query, best first; equals stay in their order. */
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

/** What a list is searched for, by the query of its address. */
export const queryOf = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').trim().slice(0, LONGEST_QUERY)
