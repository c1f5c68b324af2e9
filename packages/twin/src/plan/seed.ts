import { SEED as EVERY_SAMPLE } from '../../../../scripts/seed.ts'

/** The seed of the samples of tests and of `--check`: the same on every day, but for `npm run campaign`. */
export const SEED = EVERY_SAMPLE

/**
 * Seeds of cases in which a campaign found something, each as it printed it. Tests run these cases beside their samples:
 * add one with the change that mends what was found.
 */
export const FOUND: { readonly [campaign in 'hostile' | 'tools' | 'schemas' | 'models']: readonly number[] } = {
  hostile: [],
  tools: [],
  schemas: [],
  models: [],
}
