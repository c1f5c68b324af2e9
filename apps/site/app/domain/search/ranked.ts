import { type Findable, parseQuery } from '@model-snippets/core/catalogue'

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
