import type { Campaign, CampaignResult } from './campaign.ts'
import { fuzzCase } from './fuzz-cases.ts'
import { Parsers } from './parsers.ts'

/** The result of one random question to every generator. */
export interface FuzzResult extends CampaignResult {
  /** The number of parsed examples. */
  readonly parsed: number
}

/** Asks every generator random questions, and parses their examples with real parsers. */
export const FUZZING: Campaign<FuzzResult> = {
  size: 2000,
  run: async (seeds) => {
    const cases = seeds.map((seed) => ({ seed, ...fuzzCase(seed) }))
    const written = cases.flatMap((one) => one.written.map((text) => ({ ...text, seed: one.seed })))
    const parsers = new Parsers()
    const errors = await parsers.parse(written)
    parsers.close()
    const wrong = [...errors].map(([place, error]) => ({ ...written[place], error }))
    return cases.map(({ seed, crash, written: { length } }) => ({
      seed,
      parsed: length,
      reasons: [],
      problems: [
        ...(crash === undefined ? [] : [crash]),
        ...wrong
          .filter((each) => each.seed === seed)
          .map(({ origin, error, content }) => `${origin}: ${error}\n${content}`),
      ],
    }))
  },
}
