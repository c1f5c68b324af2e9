import { hashOf } from './plan.ts'

/**
 * Selects a sample that depends only on the seed.
 *
 * @param nameOf returns an item's unique name
 * @param seed any text
 * @param size the maximum number of items
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
 * Selects a sample of each kind, so that large kinds don't displace small ones.
 *
 * @param kindOf returns an item's kind, such as its client
 * @param size the maximum number of items per kind
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
