import { hashOf } from './plan.ts'

/**
 * Some of what there is: others on another day, and the same whenever a day is given again.
 *
 * @param nameOf what tells one from the others
 * @param seed the day, or any other word
 * @param size how many at most
 */
export const sampleOfDay = <Item>(
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
