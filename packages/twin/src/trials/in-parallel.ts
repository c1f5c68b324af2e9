/** More than the runner has slots on two cores: what waits for one is read in the meantime. */
const WIDTH = 6

/** Does the work for every item, a few at a time; items are asked for when their turn comes. */
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

/**
 * Runs one thing for each of many seeds, which follow one another.
 *
 * @param onResult is given each result when it is there
 */
export const forSeeds = <Result>(
  count: number,
  first: number,
  run: (seed: number) => Promise<Result>,
  onResult: (result: Result) => void,
): Promise<void> =>
  inParallel(
    Array.from({ length: count }, (_, place) => first + place),
    async (seed) => onResult(await run(seed)),
  )
