import { inParallel } from '../trials/in-parallel.ts'

/** The result of one seed. */
export interface CampaignResult {
  /** Repeats only this result, with a count of 1 and `--seed`. */
  readonly seed: number
  /** What ran, such as a case. */
  readonly what?: string | undefined
  readonly problems: readonly string[]
  /** Why something wasn't offered, or was rejected. */
  readonly reasons: readonly string[]
}

/** What to do for consecutive seeds. */
export interface Campaign<Result extends CampaignResult> {
  /** How many seeds are taken together, one such batch after the other; without it, seeds are taken in parallel. */
  readonly size?: number
  readonly run: (seeds: readonly number[]) => Promise<readonly Result[]>
}

/** A campaign that takes one seed at a time. */
export const eachSeed = <Result extends CampaignResult>(run: (seed: number) => Promise<Result>): Campaign<Result> => ({
  run: (seeds) => Promise.all(seeds.map(run)),
})

/**
 * Runs a campaign for consecutive seeds, and returns the results in the order in which they're found.
 *
 * @param onResult is called with each result
 */
export async function runCampaign<Result extends CampaignResult>(
  { size, run }: Campaign<Result>,
  count: number,
  first: number,
  onResult: (result: Result) => void = () => undefined,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const width = size ?? 1
  const starts = Array.from({ length: Math.ceil(count / width) }, (_, place) => place * width)
  await inParallel(
    starts,
    async (start) => {
      const seeds = Array.from({ length: Math.min(width, count - start) }, (_, place) => first + start + place)
      for (const result of await run(seeds)) {
        results.push(result)
        onResult(result)
      }
    },
    size === undefined ? undefined : 1,
  )
  return results
}
