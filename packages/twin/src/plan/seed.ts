/** The seed of the samples of tests and of `--check`, too. */
export { SEED } from '../../../../scripts/seed.ts'

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
