import { hashOf } from './plan.ts'

/**
 * Some of what there is: others of another seed, and the same whenever a seed is given again.
 *
 * @param nameOf what tells one from the others
 * @param seed any word
 * @param size how many at most
 */
export const sampleOf = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  seed: string,
  size: number,
): readonly Item[] =>
  items
    .map((item) => ({ item, place: hashOf(`${seed} ${nameOf(item)}`) }))
    .sort((a, b) => a.place - b.place)
    .slice(0, size)
    .map(({ item }) => item)

/**
 * The same of each kind by itself: none is left out for there being more of another.
 *
 * @param kindOf what one is of, as its client
 * @param size how many of a kind at most
 */
export const sampleOfEach = <Item>(
  items: readonly Item[],
  kindOf: (item: Item) => string,
  nameOf: (item: Item) => string,
  seed: string,
  size: number,
): readonly Item[] =>
  [...new Set(items.map(kindOf))].flatMap((kind) =>
    sampleOf(
      items.filter((item) => kindOf(item) === kind),
      nameOf,
      seed,
      size,
    ),
  )
