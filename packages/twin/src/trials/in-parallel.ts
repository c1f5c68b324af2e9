/** More than the runner's slots on two cores, so that waiting items can already be read. */
const WIDTH = 6

/** Runs the work for every item, a few at a time; items are read from the iterable when it's their turn. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  width = WIDTH,
): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const worker = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: width }, worker))
}
